import type { Language } from '@pahiya/domain/shared/language';
import type { RouteObject } from 'react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { AppError } from '../errors/app-error.tsx';
import { loadReadingShell } from './load-reading-shell.ts';
import { readingPages } from './reading-pages.ts';
import { ReadingShell } from './reading-shell.tsx';

/** Id of the layout route around reading pages: its pages are sent without the app. */
export const readingRouteId = 'reading-shell';

/** The reading pages in their own layout. Server-only. */
export function createReadingRoutes(language: Language): RouteObject[] {
  return [
    {
      id: readingRouteId,
      Component: ReadingShell,
      ErrorBoundary: AppError,
      loader: loadReadingShell,
      children: readingPages.map((page) => lazyPage(page, language)),
    },
  ];
}
