import type { Language } from '@pahiya/domain/shared/language';

const stops: Readonly<Record<Language, string>> = { en: '.', hi: '।' };
const ended = /[.।?!…]$/;

/** Titles and texts of the copy as one run of sentences. Each ends in the language's own stop unless it ends in a stop,
 * a question or an exclamation mark, or dots already; empty ones are left out. */
export function sentences(language: Language, ...texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (ended.test(text) ? text : `${text}${stops[language]}`))
    .join(' ');
}
