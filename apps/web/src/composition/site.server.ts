import type { DeskPageEntry } from '../areas/desk/shell/desk-entry.ts';
import { deskFrames } from '../areas/desk/shell/desk-frames.ts';
import { partnerFrame } from '../areas/partner/shell/partner-frame.ts';
import type { ReadingPage, ReadingPageEntry } from '../frame/reading/reading-page.ts';
import { readingRoute } from '../frame/reading/reading-route.ts';
import { findPages, type PageEntry } from '../frame/routing/page-entry.ts';
import type { PageModule } from '../frame/routing/page-module.ts';
import type { Site } from '../frame/server/site.ts';
import { shellRoute } from '../frame/shell/shell-route.ts';
import { pages } from './areas.ts';
import { everyCopyFile, loadEveryCopy } from './every-copy.server.ts';

/** Pages that are sent without the app, so their files may import what must not be in the browser bundle. */
export const readingPages: readonly ReadingPage[] = findPages(
  import.meta.glob<readonly ReadingPageEntry[]>('../areas/*/reading-pages.ts', {
    eager: true,
    import: 'readingPages',
  }),
  import.meta.glob<PageModule>('../areas/*/**/*.reading.tsx'),
  'reading',
);

const deskPages = findPages(
  import.meta.glob<readonly DeskPageEntry[]>('../areas/*/desk-pages.ts', {
    eager: true,
    import: 'deskPages',
  }),
  import.meta.glob<PageModule>('../areas/*/**/*.desk.tsx'),
  'desk',
);

const partnerPages = findPages(
  import.meta.glob<readonly PageEntry[]>('../areas/*/partner-pages.ts', {
    eager: true,
    import: 'partnerPages',
  }),
  import.meta.glob<PageModule>('../areas/*/**/*.partner.tsx'),
  'partner',
);

/** The whole site: the areas in their frames. */
export const site: Site = {
  frames: [
    { kind: 'app', pages, routeOf: (language) => shellRoute(language, pages) },
    {
      kind: 'reading',
      pages: readingPages,
      routeOf: (language) => readingRoute(language, readingPages),
    },
    ...deskFrames(deskPages),
    partnerFrame(partnerPages),
  ],
  appPages: pages,
  readingPages,
  copyFiles: Object.keys(everyCopyFile).map((file) => file.replace('../', '')),
  loadCopy: loadEveryCopy,
};
