export { pagePaths, sitemapPaths } from './app/pages.ts';
export { renderPage } from './server/render-page.tsx';
