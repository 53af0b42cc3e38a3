import type { Language } from '@pahiya/domain/shared/language';
import type { RouteObject } from 'react-router';
import { AppError } from '../errors/app-error.tsx';
import { withoutLanguage } from '../page/page-path.ts';
import { lazyPage } from '../routing/lazy-page.ts';
import { pageFinder } from './find-page.ts';
import { loadReadingShell } from './load-reading-shell.ts';
import type { ReadingPage } from './reading-page.ts';
import { ReadingShell } from './reading-shell.tsx';

/** Id of the layout route around reading pages: its pages are sent without the app. */
export const readingRouteId = 'reading-shell';

/** The reading pages in their own layout. Server-only. */
export function readingRoute(language: Language, pages: readonly ReadingPage[]): RouteObject {
  const pageAt = pageFinder(pages);
  return {
    id: readingRouteId,
    Component: ReadingShell,
    ErrorBoundary: AppError,
    loader: (args) => {
      const { pathname } = new URL(args.request.url);
      return loadReadingShell(args, pageAt(withoutLanguage(pathname))?.section);
    },
    children: pages.map((page) => lazyPage(page, language)),
  };
}
