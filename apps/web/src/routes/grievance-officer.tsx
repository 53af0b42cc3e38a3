import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { useCopy } from '../copy/use-copy.ts';
import { OfficerFacts, OperatorFacts } from '../features/site/operator-facts.tsx';
import { SitePage, SiteParts, siteCrumbData } from '../features/site/site-page.tsx';

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
