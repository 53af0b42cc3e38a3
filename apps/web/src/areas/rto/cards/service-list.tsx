import { Disclosure } from '@pahiya/ui/disclosure';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { asOfText, feeText, timeText } from '../fees/fee-text.ts';
import { servicePath } from '../fees/service-paths.ts';
import type { ServicesView, ServiceView } from '../fees/service-view.ts';

const groups = ['vehicle', 'licence'] as const;

/** All services with fee, forms, documents and time. */
export function ServiceList({ services, indicative, asOf }: ServicesView) {
  const { language } = usePage();
  const copy = useCopy('rto-pages').services;
  return (
    <section aria-labelledby="services" className="grid gap-4">
      <h2 id="services">{copy.title}</h2>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        {groups.map((group) => (
          <div key={group} className="grid gap-1">
            <h3>{copy[group]}</h3>
            {services
              .filter((service) => service.group === group)
              .map((service) => (
                <Disclosure key={service.id} summary={service.name}>
                  <Service service={service} />
                </Disclosure>
              ))}
          </div>
        ))}
      </div>
      <SourcesLine>
        {copy.asOf(asOfText(asOf, language))} {indicative}
      </SourcesLine>
    </section>
  );
}

function Service({ service }: { service: ServiceView }) {
  const path = usePagePath();
  const copy = useCopy('rto-pages').services;
  const time = timeText(service, copy);
  const facts: Fact[] = [
    { id: 'fee', term: copy.fee, detail: feeText(service.fee, copy) },
    { id: 'forms', term: copy.forms, detail: service.forms.join(', ') || copy.none },
    ...(time === null ? [] : [{ id: 'time', term: copy.time, detail: time }]),
    ...(service.papers.length === 0
      ? []
      : [{ id: 'papers', term: copy.papers, detail: service.papers.join(', ') }]),
  ];
  return (
    // The id is inside the disclosure: browsers open it when it contains the link target.
    <div id={service.id}>
      <p>{service.summary}</p>
      <KeyValues facts={facts} />
      <p>
        <a href={path(servicePath(service.id))}>{copy.guide}</a>
      </p>
    </div>
  );
}
