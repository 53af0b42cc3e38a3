import type { Language } from '@pahiya/domain/shared/language';
import type { RouteObject } from 'react-router';
import type { CopyArea } from '../copy/copy-areas.ts';
import { loadCopy } from '../copy/copy-store.ts';
import { PageError } from '../errors/page-error.tsx';
import type { PageModule, RouteHandle } from './page-module.ts';

/** One page of the table: path, file (for preloading), required copy. */
export type PageEntry = {
  readonly path: string;
  readonly file: string;
  readonly areas: readonly CopyArea[];
  readonly load: () => Promise<PageModule>;
};

/** A route that loads its code and copy on first use. Its errors stay inside the shell. */
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
