import { adminPages } from '../admin/admin-pages.ts';
import { pages } from '../app/pages.ts';
import type { FoundReadingPage } from '../server/page-contract.ts';
import type { ReadingPage } from './reading-page.ts';
import { readingPages } from './reading-pages.ts';

type Known = { readonly pattern: RegExp; readonly page: ReadingPage | null };

const known: readonly Known[] = [
  ...[...pages, ...adminPages].map(({ path }) => ({ path, page: null })),
  ...readingPages.map((page) => ({ path: page.path, page })),
]
  .filter(({ path }) => path !== '*')
  .sort((a, b) => firstDynamic(b.path) - firstDynamic(a.path))
  .map(({ path, page }) => ({ pattern: patternOf(path), page }));

/** Cache of addresses for a constant-time look-up. Cleared when full of addresses that are not requested again. */
const asked = new Map<string, ReadingPage | null>();
const mostAsked = 10_000;

/** The reading page of an address in either language; null for any other address. */
export function findReadingPage(pathname: string): FoundReadingPage | null {
  return readingPageAt(pathname);
}

/** The same page from the route table. */
export function readingPageAt(pathname: string): ReadingPage | null {
  const before = asked.get(pathname);
  if (before !== undefined) return before;
  const found = known.find(({ pattern }) => pattern.test(pathname))?.page ?? null;
  if (asked.size >= mostAsked) asked.clear();
  asked.set(pathname, found);
  return found;
}

/** A static segment wins over a parameter, as in the router: `/blog/search` before `/blog/:slug`. */
function firstDynamic(path: string): number {
  const at = path.split('/').findIndex((part) => part.startsWith(':'));
  return at === -1 ? Number.POSITIVE_INFINITY : at;
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').filter((part) => part !== '');
  const written = parts.map((part) =>
    part.startsWith(':') ? '/[^/]+' : `/${part.replace(/[^\w-]/g, '\\$&')}`,
  );
  return new RegExp(`^(?:/hi)?${written.join('')}/?$`, 'i');
}
