import { sitemapPaths } from '../app/pages.ts';
import { blogEntries } from '../features/blog/blog-sitemap.server.ts';
import {
  rtoOfficePaths,
  rtoPlacePaths,
  rtoStatePaths,
} from '../features/rto-pages/rto-sitemap.server.ts';
import { rtoServicePaths } from '../features/rto-pages/services/services-sitemap.server.ts';
import type { SitemapPart } from '../server/page-contract.ts';

/** Reading pages about the site itself. */
const readingSitePaths = [
  '/about-us',
  '/privacy',
  '/terms',
  '/accessibility',
  '/grievance-officer',
  '/status',
  '/figures',
];

const standing = (name: string, paths: () => readonly string[]): SitemapPart => ({
  name,
  content: [],
  entries: async () => paths().map((path) => ({ path })),
});

/** All files of the sitemap. A new kind of page is one entry here; one with editors' content declares its cache tag
 * and calls the API (`createApiClient(transport, calls)`). */
export const sitemapParts: readonly SitemapPart[] = [
  standing('pages', () => [...sitemapPaths, ...readingSitePaths]),
  { name: 'blog', content: ['blog'], entries: blogEntries },
  standing('services', rtoServicePaths),
  standing('rto-states', rtoStatePaths),
  standing('rto-places', rtoPlacePaths),
  standing('rto-offices', rtoOfficePaths),
];
