import { languages, pathIn } from '@pahiya/domain/shared/language';
import type { ReadingPage } from './reading-page.ts';

/** Speculation rules, as `application/speculationrules+json`: browsers may prefetch reading pages, which are the
 * same for all visitors and free of side effects, and prerender one from another. Source: HTML Standard, speculation
 * rules; other browsers ignore them. */
export function speculationRules(readingPages: readonly ReadingPage[]): string {
  const patterns = readingPages.flatMap(({ path }) => {
    const pattern = path.replace(/:\w+/g, '*');
    return languages.map((language) => pathIn(language, pattern));
  });
  const where = { or: patterns.map((pattern) => ({ href_matches: pattern })) };
  return JSON.stringify({
    prerender: [{ tag: 'reading', where, eagerness: 'moderate' }],
  });
}
