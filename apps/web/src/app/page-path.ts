import type { Language } from '@pahiya/domain/shared/language';

/** First part of the path of Hindi pages; English ones have none. */
export const hindiPrefix = '/hi';

/** Basename of the router in a language. */
export function basenameOf(language: Language): string {
  return language === 'hi' ? hindiPrefix : '/';
}

/** Language of a path. */
export function languageOfPath(pathname: string): Language {
  return pathname === hindiPrefix || pathname.startsWith(`${hindiPrefix}/`) ? 'hi' : 'en';
}

/** The path without its language: `/hi/garage` → `/garage`. */
export function withoutLanguage(pathname: string): string {
  if (languageOfPath(pathname) === 'en') return pathname;
  const rest = pathname.slice(hindiPrefix.length);
  return rest === '' ? '/' : rest;
}

/** Address of a page in a language, for plain anchors: `pagePath('hi', '/garage')` → `/hi/garage`. */
export function pagePath(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? hindiPrefix : hindiPrefix + path;
}

/** A checkout of sixty challans names them all. */
const longestNext = 2000;

/** A path of this site to go to next, from a query or a form; anything else (another host, `//`, a backslash) is the
 * fallback, so that nobody can be sent away through us. */
export function safeNextPath(next: unknown, fallback: string): string {
  if (
    typeof next !== 'string' ||
    !/^\/(?![/\\])[^\\\s]*$/.test(next) ||
    next.length > longestNext
  ) {
    return fallback;
  }
  return next;
}
