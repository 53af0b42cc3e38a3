import { languages, pathIn } from '@pahiya/domain/shared/language';
import { readingPages } from './reading-pages.ts';

/** What a browser may fetch before a link is pressed, as `application/speculationrules+json`: reading pages, which
 * are the same for everybody and change nothing. From one reading page to another the page is also prepared behind
 * the scenes. Source: HTML Standard, speculation rules; browsers that do not know them leave them. */
export function speculationRules(): string {
  const patterns = readingPages.flatMap(({ path }) => {
    const pattern = path.replace(/:\w+/g, '*');
    return languages.map((language) => pathIn(language, pattern));
  });
  const where = { or: patterns.map((pattern) => ({ href_matches: pattern })) };
  return JSON.stringify({
    prerender: [{ tag: 'reading', where, eagerness: 'moderate' }],
  });
}
