export { sitemapPaths } from './app/pages.ts';
export { prepareTree, renderPage } from './server/render-page.tsx';
