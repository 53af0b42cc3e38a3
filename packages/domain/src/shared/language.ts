/** Languages the product speaks, that of the law first. Others are added here: see `docs/adding-a-language.md`. */
export const languages = ['en', 'hi'] as const;

/** A language the product speaks. */
export type Language = (typeof languages)[number];

/** First part of the paths of a language's pages; English ones have none. */
export const languagePrefixes: Readonly<Record<Language, string>> = { en: '', hi: '/hi' };

/** Tag of each as it is written in India. Source: BCP 47. */
export const languageTags: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' };

/** Address of a page in a language: `pathIn('hi', '/garage')` → `/hi/garage`. */
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
