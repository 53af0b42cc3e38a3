import type { CopyArea } from '../copy/copies.ts';
import { type CopyFiles, registerCopy } from '../copy/copy-store.ts';
import type { LazyPage } from '../routing/lazy-page.ts';
import type { StartPage } from '../routing/page-data.ts';
import type { PageModule } from '../routing/page-module.ts';

/** Loads the table of all pages with their copy. */
export type LoadAreas = () => Promise<{
  readonly pages: readonly LazyPage[];
  readonly copyFiles: CopyFiles;
}>;

/** The pages that the browser knows: at first only the one it starts on, later all. */
export type KnownPages = {
  readonly list: () => readonly LazyPage[];
  /** Whether `list` has all pages. */
  readonly isComplete: () => boolean;
  /** Fetches the table of all pages, once; again after a failure. */
  readonly complete: () => Promise<readonly LazyPage[]>;
};

/** Starts with one page. The table of the others grows with the product, so it is fetched when a page is first left, or
 * about to be. */
export function knownPages(start: StartPage | null, loadAreas: LoadAreas): KnownPages {
  let list: readonly LazyPage[] = start === null ? [] : [pageOf(start)];
  let loading: Promise<readonly LazyPage[]> | null = null;
  let isComplete = false;
  async function load() {
    try {
      const { pages, copyFiles } = await loadAreas();
      registerCopy(copyFiles);
      isComplete = true;
      list = pages;
      return pages;
    } catch (error) {
      loading = null;
      throw error;
    }
  }
  return {
    list: () => list,
    isComplete: () => isComplete,
    complete: () => {
      loading ??= load();
      return loading;
    },
  };
}

function pageOf({ id, path, screen, file, copy }: StartPage): LazyPage {
  for (const [name, url] of copy)
    registerCopy({ [`${name}.ts`]: () => import(/* @vite-ignore */ url) });
  const areas = new Set(copy.map(([name]) => name.split('/', 2)[1] as CopyArea));
  const load = (): Promise<PageModule> => import(/* @vite-ignore */ file);
  return { id, path, screen, copy: [...areas], load };
}
