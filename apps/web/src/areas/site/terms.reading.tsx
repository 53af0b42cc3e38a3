import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { OperatorFacts } from './operator-facts.tsx';
import { SitePage, SiteParts, siteCrumbData } from './site-page.tsx';

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
