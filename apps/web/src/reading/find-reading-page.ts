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

/** Addresses asked for before: a kept page is found by one look-up. Emptied when it is full of what nobody asks again. */
const asked = new Map<string, ReadingPage | null>();
const mostAsked = 10_000;

/** The reading page of an address in either language; null for every other page and for no page. */
export function findReadingPage(pathname: string): FoundReadingPage | null {
  return readingPageAt(pathname);
}

/** The same as the table has it. */
export function readingPageAt(pathname: string): ReadingPage | null {
  const before = asked.get(pathname);
  if (before !== undefined) return before;
  const found = known.find(({ pattern }) => pattern.test(pathname))?.page ?? null;
  if (asked.size >= mostAsked) asked.clear();
  asked.set(pathname, found);
  return found;
}

/** A written part beats a parameter, as in the router: `/blog/search` before `/blog/:slug`. */
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
