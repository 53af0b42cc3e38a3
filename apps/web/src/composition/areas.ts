import type { CopyFiles } from '../frame/copy/copy-store.ts';
import { type AppPage, type AppPageEntry, findPages } from '../frame/routing/page-entry.ts';
import type { PageModule } from '../frame/routing/page-module.ts';

// What the areas bring is found by name: a new area changes no file outside its folder. The browser loads this file when
// it first leaves the page on which it started; the start itself takes nothing from it (docs/adr/0029).

/** Every page of the app. */
export const pages: readonly AppPage[] = findPages(
  import.meta.glob<readonly AppPageEntry[]>('../areas/*/pages.ts', {
    eager: true,
    import: 'pages',
  }),
  import.meta.glob<PageModule>('../areas/*/**/*.page.tsx'),
  'page',
);

/** The copy of these pages. */
export const copyFiles: CopyFiles = import.meta.glob([
  '../{areas,parts}/*/copy/{en,hi}/*.ts',
  '!../areas/{desk,partner}/**',
]);
