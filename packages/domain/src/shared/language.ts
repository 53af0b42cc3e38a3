/** Languages of the product, the authoritative one first. To add one, see `docs/adding-a-language.md`. */
export const languages = ['en', 'hi'] as const;

export type Language = (typeof languages)[number];

/** Path prefix of each language; English has none. */
export const languagePrefixes: Readonly<Record<Language, string>> = { en: '', hi: '/hi' };

/** Language tag of each, for India. Source: BCP 47. */
export const languageTags: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' };

/** Path of a page in a language: `pathIn('hi', '/garage')` → `/hi/garage`. */
export function pathIn(language: Language, path: string): string {
  const prefix = languagePrefixes[language];
  return path === '/' && prefix !== '' ? prefix : prefix + path;
}

/** Language of a path. */
export function languageOfPath(pathname: string): Language {
  const isIn = (prefix: string) =>
    prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  return languages.find((language) => isIn(languagePrefixes[language])) ?? 'en';
}
