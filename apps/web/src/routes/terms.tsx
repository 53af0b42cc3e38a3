import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { usePagePath } from '../app/use-page-path.ts';
import { useCopy } from '../copy/use-copy.ts';
import { OperatorFacts } from '../features/site/operator-facts.tsx';
import { SitePage, SiteParts, siteCrumbData } from '../features/site/site-page.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { operator: pageTools(context).operator };
}

export const meta = pageMeta<typeof loader>(({ copy: copyOf, ...page }) => {
  const copy = copyOf('site-terms');
  return {
    title: copy.metaTitle,
    description: copy.metaDescription,
    canonical: '/terms',
    structuredData: [siteCrumbData({ title: copy.title, path: '/terms' }, page)],
  };
});

/** The terms of the site as a whole; payments are covered by the terms for challans. */
export function Component() {
  const { operator } = useLoaderData<typeof loader>();
  const copy = useCopy('site-terms');
  const path = usePagePath();
  return (
    <SitePage title={copy.title} lead={copy.lead} crumbs={copy.crumbs}>
      <SiteParts parts={copy.parts} />
      <p>
        <a href={path('/terms-conditions-challans')}>{copy.challanTerms}</a>
      </p>
      <section aria-labelledby="who" className="grid gap-3">
        <h2 id="who">{copy.operator.title}</h2>
        <OperatorFacts operator={operator} words={copy.operator} />
      </section>
    </SitePage>
  );
}
