import { languages, pathIn } from '@pahiya/domain/shared/language';
import type { ReadingPage } from './reading-page.ts';

/** Speculation rules, as `application/speculationrules+json`: browsers may prefetch reading pages, which are the
 * same for all visitors and free of side effects, and prerender one from another; not those whose views are counted.
 * Source: HTML Standard, speculation rules; other browsers ignore them. */
export function speculationRules(readingPages: readonly ReadingPage[]): string {
  const matching = (pages: readonly ReadingPage[]) =>
    pages.flatMap(({ path }) => {
      const pattern = path.replace(/:\w+/g, '*');
      return languages.map((language) => ({ href_matches: pathIn(language, pattern) }));
    });
  const { ahead = [], counted = [] } = Object.groupBy(readingPages, ({ isCounted }) =>
    isCounted === true ? 'counted' : 'ahead',
  );
  // A star also matches slashes, so the pattern of a list matches the pages below it.
  const where = { and: [{ or: matching(ahead) }, { not: { or: matching(counted) } }] };
  return JSON.stringify({
    prerender: [{ tag: 'reading', where, eagerness: 'moderate' }],
  });
}
