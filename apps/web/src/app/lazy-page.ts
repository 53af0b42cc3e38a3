import type { Language } from '@pahiya/domain/shared/language';
import type { RouteObject } from 'react-router';
import type { CopyArea } from '../copy/copy-areas.ts';
import { loadCopy } from '../copy/copy-store.ts';
import { PageError } from '../errors/page-error.tsx';
import type { PageModule, RouteHandle } from './page-module.ts';

/** One page of the table: where it lives, its file (for preloading), the words it needs. */
export type PageEntry = {
  readonly path: string;
  readonly file: string;
  readonly areas: readonly CopyArea[];
  readonly load: () => Promise<PageModule>;
};

/** A route that brings its code and its words when it is first needed. A page's failure stays inside the shell. */
export function lazyPage(page: PageEntry, language: Language): RouteObject {
  return {
    id: page.file,
    path: page.path,
    lazy: async () => {
      const [module] = await Promise.all([page.load(), loadCopy(language, page.areas)]);
      const { meta, handle, ...rest } = module;
      const routeHandle: RouteHandle = { ...handle, ...(meta === undefined ? {} : { meta }) };
      return { ErrorBoundary: PageError, ...rest, handle: routeHandle };
    },
  };
}
