import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { asOfText } from '../fees/fee-text.ts';
import { ruledDay } from '../fees/ruled-day.server.ts';
import { calculatorPath, sentBackPath, servicePath, servicesPath } from '../fees/service-paths.ts';
import { servicesView } from '../fees/service-views.server.ts';
import { ServiceCrumbs } from './service-crumbs.tsx';
import { serviceTrail } from './service-trail.ts';

const groups = ['vehicle', 'licence'] as const;

export async function loader({ context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const { rules } = await ruledDay(tools);
  const { services, asOf } = servicesView(tools.language, 'all', rules.fees);
  return {
    asOf,
    services: services.map(({ id, group, name, summary }) => ({ id, group, name, summary })),
  };
}

export const meta = pageMeta<typeof loader>(({ data, copy: copyOf, brand, language }) => {
  const copy = copyOf('rto-services');
  const site = { siteUrl: brand.siteUrl, language };
  return {
    title: copy.list.metaTitle,
    description: copy.list.metaDescription(data?.services.length ?? 0),
    canonical: servicesPath,
    structuredData: [breadcrumbData(serviceTrail({ brand, language, copy }), site)],
  };
});

export function Component() {
  const { services, asOf } = useLoaderData<typeof loader>();
  const copy = useCopy('rto-services').list;
  const words = useCopy('rto-pages').services;
  const { language } = usePage();
  const tools = [
    { path: calculatorPath, name: copy.calculator, text: copy.calculatorText },
    { path: sentBackPath, name: copy.sentBack, text: copy.sentBackText },
    { path: '/rto', name: copy.offices, text: copy.officesText },
  ];
  return (
    <div className="grid gap-10 pt-3">
      <div className="grid gap-4">
        <ServiceCrumbs />
        <PageTitle title={copy.title} lead={copy.lead} />
      </div>
      <section aria-labelledby="tools" className="grid gap-3">
        <h2 id="tools">{copy.tools}</h2>
        <ServiceLinks links={tools} />
      </section>
      {groups.map((group) => (
        <section key={group} aria-labelledby={group} className="grid gap-3">
          <h2 id={group}>{copy[group]}</h2>
          <ServiceLinks
            links={services
              .filter((service) => service.group === group)
              .map(({ id, name, summary }) => ({ path: servicePath(id), name, text: summary }))}
          />
        </section>
      ))}
      <p className="text-ink-2 text-small">{words.asOf(asOfText(asOf, language))}</p>
    </div>
  );
}

type ServiceLink = { readonly path: string; readonly name: string; readonly text: string };

function ServiceLinks({ links }: { links: readonly ServiceLink[] }) {
  const path = usePagePath();
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {links.map((link) => (
        <li key={link.path} className="border-line border-b py-3">
          <a href={path(link.path)} className="font-semibold">
            {link.name}
          </a>
          <p className="text-ink-2 text-small">{link.text}</p>
        </li>
      ))}
    </ul>
  );
}
