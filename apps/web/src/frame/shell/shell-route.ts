import type { Language } from '@pahiya/domain/shared/language';
import type { RouteObject } from 'react-router';
import { AppError } from '../errors/app-error.tsx';
import { type LazyPage, lazyPage } from '../routing/lazy-page.ts';
import { rootRouteId } from '../routing/root-route-id.ts';
import { Shell } from './shell.tsx';

/** The shell with these pages inside. */
export function shellRoute(language: Language, pages: readonly LazyPage[]): RouteObject {
  return {
    id: rootRouteId,
    Component: Shell,
    ErrorBoundary: AppError,
    // Server-only: a separate file that the browser never loads.
    loader: async (args) => (await import('../routing/root-loader.ts')).loadShell(args),
    shouldRevalidate: () => false,
    children: pages.map((page) => lazyPage(page, language)),
  };
}
