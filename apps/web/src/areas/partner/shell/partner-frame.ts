import { AppError } from '../../../frame/errors/app-error.tsx';
import type { Frame } from '../../../frame/routing/frame.ts';
import { lazyPage } from '../../../frame/routing/lazy-page.ts';
import type { Found } from '../../../frame/routing/page-entry.ts';
import { loadPartnerShell } from './load-partner-shell.ts';
import { PartnerShell } from './partner-shell.tsx';

/** The layout of partners' pages, which have no script. */
export function partnerFrame(pages: readonly Found[]): Frame {
  return {
    kind: 'scriptless',
    pages,
    routeOf: (language) => ({
      id: 'partner-shell',
      Component: PartnerShell,
      ErrorBoundary: AppError,
      loader: loadPartnerShell,
      children: pages.map((page) => lazyPage(page, language)),
    }),
  };
}
