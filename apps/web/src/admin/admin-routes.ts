import type { Language } from '@pahiya/domain/shared/language';
import type { RouteObject } from 'react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { AppError } from '../errors/app-error.tsx';
import { adminPages } from './admin-pages.ts';
import { AdminShell } from './admin-shell.tsx';
import { editorPages } from './editor-pages.ts';
import { loadAdminShell } from './load-admin-shell.ts';
import { queuePages } from './queue-pages.ts';

/** Route of the layout for desk pages without script. */
export const adminRouteId = 'admin-shell';
/** Route of the layout for editing pages, with their one small script. */
export const editorRouteId = 'editor-shell';
/** Route of the queue's layout, with its one small script. */
export const queueRouteId = 'queue-shell';

/** Routes of the desk, server-only. */
export function createAdminRoutes(language: Language): RouteObject[] {
  const frames = [
    [adminRouteId, adminPages],
    [editorRouteId, editorPages],
    [queueRouteId, queuePages],
  ] as const;
  return frames.map(([id, pages]) => ({
    id,
    Component: AdminShell,
    ErrorBoundary: AppError,
    loader: loadAdminShell,
    children: pages.map((page) => lazyPage(page, language)),
  }));
}
