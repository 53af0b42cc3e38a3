export { findReadingPage } from './reading/find-reading-page.ts';
export { sitemapParts } from './reading/site-map.ts';
export { speculationRules } from './reading/speculation-rules.ts';
export { searchEntries } from './search-index/search-entries.server.ts';
export { drawPage, prepareTree, renderPage } from './server/render-page.tsx';
export { findSharedPage } from './server/shared-pages.ts';
