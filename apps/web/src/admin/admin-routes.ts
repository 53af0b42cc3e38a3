import type { Language } from '@pahiya/domain/shared/language';
import type { RouteObject } from 'react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { AppError } from '../errors/app-error.tsx';
import { adminPages } from './admin-pages.ts';
import { AdminShell } from './admin-shell.tsx';
import { editorPages } from './editor-pages.ts';
import { loadAdminShell } from './load-admin-shell.ts';

/** Id of the desk's frame: pages inside it are sent without script. */
export const adminRouteId = 'admin-shell';
/** And of the pages on which texts are written: these bring their one small script. */
export const editorRouteId = 'editor-shell';

/** The desk beside the public pages, in a frame of its own. For the server's routes alone. */
export function createAdminRoutes(language: Language): RouteObject[] {
  return [
    {
      id: adminRouteId,
      Component: AdminShell,
      ErrorBoundary: AppError,
      loader: loadAdminShell,
      children: adminPages.map((page) => lazyPage(page, language)),
    },
    {
      id: editorRouteId,
      Component: AdminShell,
      ErrorBoundary: AppError,
      loader: loadAdminShell,
      children: editorPages.map((page) => lazyPage(page, language)),
    },
  ];
}
