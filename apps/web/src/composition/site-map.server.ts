import type { SitemapPart } from '../frame/page/page-contract.ts';
import type { PublicPageEntry } from '../frame/routing/page-entry.ts';
import { pages } from './areas.ts';
import { readingPages } from './site.server.ts';

/** Paths of the pages that are registered with `sitemap`. */
export const sitemapPaths: readonly string[] = [...pages, ...readingPages].flatMap(listedPaths);

function listedPaths({ path, sitemap }: Pick<PublicPageEntry, 'path' | 'sitemap'>) {
  if (sitemap === undefined) return [];
  return sitemap === true ? [path] : sitemap;
}

const areaParts = import.meta.glob<readonly SitemapPart[]>('../areas/*/sitemap.server.ts', {
  eager: true,
  import: 'sitemapParts',
});

/** All files of the sitemap: pages of one address, and what areas list themselves (areas/<area>/sitemap.server.ts). */
export const sitemapParts: readonly SitemapPart[] = [
  {
    name: 'pages',
    content: [],
    entries: async () => sitemapPaths.map((path) => ({ path })),
  },
  ...Object.values(areaParts).flat(),
];
