import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { OfficerFacts, OperatorFacts } from './operator-facts.tsx';
import { SitePage, SiteParts, siteCrumbData } from './site-page.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { operator: pageTools(context).operator };
}

export const meta = pageMeta<typeof loader>(({ copy: copyOf, ...page }) => {
  const copy = copyOf('site-grievance');
  return {
    title: copy.metaTitle,
    description: copy.metaDescription,
    canonical: '/grievance-officer',
    structuredData: [siteCrumbData({ title: copy.title, path: '/grievance-officer' }, page)],
  };
});

/** Whom to complain to, response times, and the authority above us. */
export function Component() {
  const { operator } = useLoaderData<typeof loader>();
  const copy = useCopy('site-grievance');
  return (
    <SitePage title={copy.title} lead={copy.lead} crumbs={copy.crumbs}>
      <section aria-labelledby="officer" className="grid gap-3">
        <h2 id="officer">{copy.officerTitle}</h2>
        <OfficerFacts operator={operator} words={copy.operator} />
      </section>
      <section aria-labelledby="who" className="grid gap-3">
        <h2 id="who">{copy.operator.title}</h2>
        <OperatorFacts operator={operator} words={copy.operator} />
      </section>
      <SiteParts parts={copy.parts} />
    </SitePage>
  );
}
