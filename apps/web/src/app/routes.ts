import type { Language } from '@pahiya/domain/shared/language';
import type { RouteObject } from 'react-router';
import { AppError } from '../errors/app-error.tsx';
import { Shell } from '../shell/shell.tsx';
import { lazyPage } from './lazy-page.ts';
import { pages } from './pages.ts';
import { rootRouteId } from './root-route-id.ts';

/** The route tree of one language: the shell with every page inside. */
export function createRoutes(language: Language): RouteObject[] {
  return [
    {
      id: rootRouteId,
      Component: Shell,
      ErrorBoundary: AppError,
      // Server-only: a separate file that the browser never loads.
      loader: async (args) => (await import('./root-loader.ts')).loadShell(args),
      shouldRevalidate: () => false,
      children: pages.map((page) => lazyPage(page, language)),
    },
  ];
}
