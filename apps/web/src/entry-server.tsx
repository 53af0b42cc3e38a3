import { site } from './composition/site.server.ts';
import { createPageServer } from './frame/server/page-server.ts';

export { sitemapParts } from './composition/site-map.server.ts';
export { searchEntries } from './search-index/search-entries.server.ts';

export const {
  renderPage,
  drawPage,
  prepareTree,
  findReadingPage,
  findSharedPage,
  speculationRules,
} = createPageServer(site);
