import type { SitemapPart } from '../../frame/page/page-contract.ts';
import { rtoOfficePaths, rtoPlacePaths, rtoStatePaths } from './facts/rto-sitemap.server.ts';
import { rtoServicePaths } from './services/services-sitemap.server.ts';

const fixed = (name: string, paths: () => readonly string[]): SitemapPart => ({
  name,
  content: [],
  entries: async () => paths().map((path) => ({ path })),
});

/** The RTO pages' files of the sitemap. */
export const sitemapParts: readonly SitemapPart[] = [
  fixed('services', rtoServicePaths),
  fixed('rto-states', rtoStatePaths),
  fixed('rto-places', rtoPlacePaths),
  fixed('rto-offices', rtoOfficePaths),
];
