import { Card } from '@pahiya/ui/card';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { usePage } from '../../app/page-facts.tsx';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { asOfText, feeText } from './fee-text.ts';
import { stateName } from './rto-trail.ts';
import type { ServicesView } from './service-view.ts';

type ServiceTableProps = {
  readonly services: ServicesView;
  readonly stateCode: string;
  readonly statePath: string;
};

/** The services most asked for, each leading to its details on the state's page. */
export function ServiceTable({ services, stateCode, statePath }: ServiceTableProps) {
  const { language } = usePage();
  const words = useCopy('rto-pages');
  const copy = words.services;
  const path = usePagePath();
  return (
    <Card id="services" title={copy.popular}>
      <table className="w-full text-small">
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 text-start">
              {copy.name}
            </th>
            <th scope="col" className="py-2 ps-2 text-start">
              {copy.forms}
            </th>
            <th scope="col" className="py-2 ps-2 text-start">
              {copy.fee}
            </th>
          </tr>
        </thead>
        <tbody>
          {services.services.map((service) => (
            <tr key={service.id} className="border-line border-b align-top">
              <th scope="row" className="py-2 text-start font-normal">
                <a href={path(`${statePath}#${service.id}`)}>{service.name}</a>
              </th>
              <td className="py-2 ps-2">{service.forms.join(', ') || copy.none}</td>
              <td className="nums py-2 ps-2">{feeText(service.fee, copy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-3 text-small">
        <a href={path(`${statePath}#services`)}>{copy.all(stateName(stateCode, words))}</a>
      </p>
      <SourcesLine>
        {copy.asOf(asOfText(services.asOf, language))} {services.indicative}
      </SourcesLine>
    </Card>
  );
}
