import { isDraft, type Language } from '@pahiya/domain/shared/language';
import type { RouteObject } from 'react-router';
import { loadCopy } from '../copy/copy-store.ts';
import { CodeMissing } from '../errors/code-missing.ts';
import { PageError } from '../errors/page-error.tsx';
import type { Found } from './page-entry.ts';
import type { RouteHandle } from './page-module.ts';

/** What the route of a page is made of. */
export type LazyPage = Pick<Found, 'id' | 'path' | 'copy' | 'load'> & { readonly screen?: string };

/** A route that loads its code and copy on first use. Its errors stay inside the shell. */
export function lazyPage(page: LazyPage, language: Language): RouteObject {
  return {
    id: page.id,
    path: page.path,
    lazy: async () => {
      const module = await loadPage(page, language).catch((cause: unknown) => {
        throw new CodeMissing(page.path, { cause });
      });
      const { meta, handle, ...rest } = module;
      const routeHandle: RouteHandle = {
        ...handle,
        ...(meta === undefined ? {} : { meta }),
        ...(page.screen === undefined ? {} : { screen: page.screen }),
      };
      return { ErrorBoundary: PageError, ...rest, handle: routeHandle };
    },
  };
}

async function loadPage(page: LazyPage, language: Language) {
  if (isDraft(language)) return (await import('./draft-page.tsx')).draftPage(page, language);
  return (await Promise.all([page.load(), loadCopy(language, page.copy)]))[0];
}
