import { languageList } from './language-list.ts';

export type Language = (typeof languageList)[number]['code'];

/** Languages of the product, the authoritative one first. */
export const languages = languageList.map(({ code }) => code) as unknown as readonly [
  Language,
  ...Language[],
];

/** Whether words of pages may be missing in a language. */
export function isDraft(language: Language): boolean {
  return languageList.some(
    ({ code, state }: { code: string; state: string }) => code === language && state === 'draft',
  );
}

/** A record with a value for every language. */
export function everyLanguage<Value>(
  valueIn: (language: Language) => Value,
): Record<Language, Value> {
  return Object.fromEntries(languages.map((one) => [one, valueIn(one)])) as Record<Language, Value>;
}

/** Path prefix of each language; English has none. */
export const languagePrefixes: Readonly<Record<Language, string>> = factsOf('prefix');

/** Language tag of each, for India. Source: BCP 47. */
export const languageTags: Readonly<Record<Language, string>> = factsOf('tag');

function factsOf(fact: 'prefix' | 'tag'): Record<Language, string> {
  return Object.fromEntries(languageList.map((one) => [one.code, one[fact]])) as Record<
    Language,
    string
  >;
}

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
