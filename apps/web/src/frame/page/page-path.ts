import { type Language, languageOfPath, languagePrefixes } from '@pahiya/domain/shared/language';

/** Basename of the router in a language. */
export function basenameOf(language: Language): string {
  return languagePrefixes[language] || '/';
}

/** The path without its language: `/hi/garage` → `/garage`. Stays on this site: `/hi//name` is not the host `//name`. */
export function withoutLanguage(pathname: string): string {
  const rest = pathname.slice(languagePrefixes[languageOfPath(pathname)].length);
  return rest.replace(/^\/*/, '/');
}

/** A checkout of sixty challans lists all their ids. */
const longestNext = 2000;

/** A same-site path to redirect to, from a query or form, in printable ASCII as browsers write it, valid in a
 * `Location` header. Anything else (another host, `//`, a backslash) becomes the fallback: no open redirects. */
export function safeNextPath(next: unknown, fallback: string): string {
  if (
    typeof next !== 'string' ||
    !/^\/(?![/\\])[!-[\]-~]*$/.test(next) ||
    next.length > longestNext
  ) {
    return fallback;
  }
  return next;
}
