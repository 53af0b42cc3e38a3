import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { SitePage, SiteParts, siteCrumbData } from './site-page.tsx';

export const meta = pageMeta(({ copy: copyOf, ...page }) => {
  const copy = copyOf('site-accessibility');
  return {
    title: copy.metaTitle,
    description: copy.metaDescription,
    canonical: '/accessibility',
    structuredData: [siteCrumbData({ title: copy.title, path: '/accessibility' }, page)],
  };
});

/** Accessibility statement: what works, what does not yet, and where to report problems. */
export function Component() {
  const { brand } = usePage();
  const copy = useCopy('site-accessibility');
  return (
    <SitePage title={copy.title} lead={copy.lead} crumbs={copy.crumbs}>
      <SiteParts parts={copy.parts} />
      <p>
        {copy.write}{' '}
        <a href={`mailto:${brand.supportEmail}`} lang="en" translate="no">
          {brand.supportEmail}
        </a>
      </p>
    </SitePage>
  );
}
