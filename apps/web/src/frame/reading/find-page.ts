import { languagePrefixes } from '@pahiya/domain/shared/language';

const prefixes = Object.values(languagePrefixes)
  .filter((prefix) => prefix !== '')
  .join('|');

/** Addresses that are remembered per finder. The memory is cleared when full of addresses that are not requested again. */
const mostAsked = 10_000;

/** Finds the page of an address in either language, in constant time for those asked before; null without one. */
export function pageFinder<Page extends { readonly path: string }>(
  pages: readonly Page[],
): (pathname: string) => Page | null {
  const known = pages
    .filter(({ path }) => path !== '*')
    .sort((a, b) => firstDynamic(b.path) - firstDynamic(a.path))
    .map((page) => ({ pattern: patternOf(page.path), page }));
  const asked = new Map<string, Page | null>();
  return (pathname) => {
    const before = asked.get(pathname);
    if (before !== undefined) return before;
    const found = known.find(({ pattern }) => pattern.test(pathname))?.page ?? null;
    if (asked.size >= mostAsked) asked.clear();
    asked.set(pathname, found);
    return found;
  };
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
  return new RegExp(`^(?:${prefixes})?${written.join('')}/?$`, 'i');
}
