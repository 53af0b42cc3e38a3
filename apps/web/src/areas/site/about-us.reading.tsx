import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { OperatorFacts } from './operator-facts.tsx';
import { SitePage, SiteParts, siteCrumbData } from './site-page.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { operator: pageTools(context).operator };
}

export const meta = pageMeta<typeof loader>(({ copy: copyOf, ...page }) => {
  const copy = copyOf('site-about');
  return {
    title: copy.metaTitle,
    description: copy.metaDescription,
    canonical: '/about-us',
    structuredData: [siteCrumbData({ title: copy.title, path: '/about-us' }, page)],
  };
});

/** The product, how it works with public records, and who is responsible for it. */
export function Component() {
  const { operator } = useLoaderData<typeof loader>();
  const copy = useCopy('site-about');
  return (
    <SitePage title={copy.title} lead={copy.lead} crumbs={copy.crumbs}>
      <SiteParts parts={copy.parts} />
      <section aria-labelledby="who" className="grid gap-3">
        <h2 id="who">{copy.operator.title}</h2>
        <OperatorFacts operator={operator} words={copy.operator} />
      </section>
    </SitePage>
  );
}
