import { languages, pathIn } from '@pahiya/domain/shared/language';
import type { SharedPage } from '../page/page-contract.ts';
import type { AppPageEntry } from '../routing/page-entry.ts';

/** Finds the shared page of a path in either language; null for every other page. Matched like the router: letter case
 * and a trailing slash do not matter. */
export function sharedPageFinder(
  pages: readonly Pick<AppPageEntry, 'path' | 'shared'>[],
): (pathname: string) => SharedPage | null {
  const byPath = new Map<string, SharedPage>();
  for (const { path, shared } of pages) {
    if (shared === undefined) continue;
    for (const language of languages) {
      const inLanguage = pathIn(language, path);
      byPath.set(inLanguage, { ...shared, path: inLanguage });
    }
  }
  return (pathname) => {
    const known = byPath.get(pathname);
    if (known !== undefined) return known;
    const plain = pathname.toLowerCase().replace(/(?!^)\/+$/, '');
    return byPath.get(plain) ?? null;
  };
}
