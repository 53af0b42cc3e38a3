import { AppError } from '../../../frame/errors/app-error.tsx';
import type { Frame } from '../../../frame/routing/frame.ts';
import { lazyPage } from '../../../frame/routing/lazy-page.ts';
import type { Found } from '../../../frame/routing/page-entry.ts';
import type { DeskPageEntry } from './desk-entry.ts';
import { DeskShell } from './desk-shell.tsx';
import { loadDeskShell } from './load-desk-shell.ts';

/** The desk's layout, once for each script. */
export function deskFrames(pages: readonly Found<DeskPageEntry>[]): readonly Frame[] {
  return ([undefined, 'editor', 'queue'] as const).map((script) => {
    const own = pages.filter((page) => page.script === script);
    return {
      kind: script ?? 'scriptless',
      pages: own,
      routeOf: (language) => ({
        id: `${script ?? 'desk'}-shell`,
        Component: DeskShell,
        ErrorBoundary: AppError,
        loader: loadDeskShell,
        children: own.map((page) => lazyPage(page, language)),
      }),
    };
  });
}
