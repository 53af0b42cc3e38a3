import type { DrawElsewhere, PageInput, RenderPage, WebApp } from '../page/page-contract.ts';
import { pageFinder } from '../reading/find-page.ts';
import { speculationRules } from '../reading/speculation-rules.ts';
import { builtPages } from './built-assets.ts';
import { handlersOf } from './page-handlers.ts';
import type { PortablePage } from './portable-page.ts';
import { drawPage, prepareTree, renderPage, type SitePages } from './render-page.tsx';
import { sharedPageFinder } from './shared-pages.ts';
import type { Site } from './site.ts';

/** What the pages of a site answer with. */
export type PageServer = Pick<
  WebApp,
  'renderPage' | 'drawPage' | 'findReadingPage' | 'findSharedPage' | 'speculationRules'
> & {
  /** For the benchmark. */
  readonly prepareTree: (input: PageInput) => Promise<() => string>;
};

/** Serves the pages that the areas have registered. */
export function createPageServer(site: Site): PageServer {
  const { frames, appPages, readingPages, loadCopy } = site;
  const kinds = new Map(frames.map(({ kind, routeOf }) => [routeOf('en').id, kind]));
  const pages: SitePages = {
    handlerOf: handlersOf(frames),
    kindOf: (frameId) => kinds.get(frameId) ?? 'app',
    builtPage: builtPages(site),
    findSharedPage: sharedPageFinder(appPages),
    loadCopy,
  };
  // Over all pages: one of the app may be more specific than a reading page.
  const pageAt = pageFinder(frames.flatMap((frame) => frame.pages));
  const reading = new Map(readingPages.map((page) => [page.id, page]));
  return {
    renderPage: ((input: PageInput, elsewhere: DrawElsewhere | null = null) =>
      renderPage(pages, input, elsewhere)) as RenderPage,
    drawPage: (page) => drawPage(pages, page as PortablePage),
    prepareTree: (input) => prepareTree(pages, input),
    findReadingPage: (pathname) => reading.get(pageAt(pathname)?.id ?? '') ?? null,
    findSharedPage: pages.findSharedPage,
    speculationRules: () => speculationRules(readingPages),
  };
}
