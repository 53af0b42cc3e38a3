import { offencePath } from '@pahiya/domain/challans/offence-path';
import type { SitemapPart } from '../../frame/page/page-contract.ts';
import { offenceIds } from './offence/offence-page.server.ts';

/** The file of the sitemap with the pages of offences. */
export const sitemapParts: readonly SitemapPart[] = [
  {
    name: 'offences',
    content: [],
    entries: async () => offenceIds().map((id) => ({ path: offencePath(id) })),
  },
];
