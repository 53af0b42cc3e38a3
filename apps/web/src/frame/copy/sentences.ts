import type { Language } from '@pahiya/domain/shared/language';

const stops: Readonly<Record<Language, string>> = { en: '.', hi: '।' };
const ended = /[.।?!…]$/;

/** Titles and texts of the copy joined as sentences. Adds the language's full stop unless a text already ends in a
 * full stop, question mark, exclamation mark or ellipsis; empty texts are dropped. */
export function sentences(language: Language, ...texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (ended.test(text) ? text : `${text}${stops[language]}`))
    .join(' ');
}
