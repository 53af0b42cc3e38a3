import { headerAddress } from '@pahiya/domain/shared/header-address';
import { type Language, languageOfPath, languagePrefixes } from '@pahiya/domain/shared/language';

/** Basename of the router in a language. */
export function basenameOf(language: Language): string {
  return languagePrefixes[language] || '/';
}

/** The path without its language: `/hi/garage` → `/garage`. */
export function withoutLanguage(pathname: string): string {
  const rest = pathname.slice(languagePrefixes[languageOfPath(pathname)].length);
  return rest === '' ? '/' : rest;
}

/** A checkout of sixty challans names them all. */
const longestNext = 2000;

/** A path of this site to go to next, from a query or a form, ready for a `Location` header. Anything else (another host,
 * `//`, a backslash) becomes the fallback, which rules out open redirects. */
export function safeNextPath(next: unknown, fallback: string): string {
  if (
    typeof next !== 'string' ||
    !/^\/(?![/\\])[^\\\s]*$/.test(next) ||
    next.length > longestNext
  ) {
    return fallback;
  }
  return headerAddress(next);
}
