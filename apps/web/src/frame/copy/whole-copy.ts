import type { Language } from '@pahiya/domain/shared/language';
import type { CopyArea } from './copies.ts';
import { copyOf, hasCopy, loadCopy } from './copy-store.ts';

/** Words of the frame: around every page, and of its errors. */
const frameAreas = ['shell', 'menu', 'errors'] as const satisfies readonly CopyArea[];

/** Loads the words of a page in a draft language and in English, and tells whether the draft has all of them. Throws when
 * the frame's own are not whole: the language cannot be offered then. */
export async function loadDraft(language: Language, areas: readonly CopyArea[]): Promise<boolean> {
  const all = [...frameAreas, ...areas];
  const there = all.filter((area) => hasCopy(language, area));
  await Promise.all([loadCopy('en', all), loadCopy(language, there)]);
  const missing = (area: CopyArea) =>
    there.includes(area) ? missingWords(copyOf('en', area), copyOf(language, area)) : ['/'];
  for (const area of frameAreas) {
    const [word] = missing(area);
    if (word !== undefined) throw new Error(`The words "${area}" lack ${word} (${language})`);
  }
  return areas.every((area) => missing(area).length === 0);
}

/** Paths of the words that English has and a draft lacks. */
export function missingWords(english: unknown, draft: unknown, path = ''): readonly string[] {
  if (typeof english !== typeof draft || draft === null) return [path];
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([key, words]) =>
    missingWords(words, (draft as Readonly<Record<string, unknown>>)[key], `${path}/${key}`),
  );
}
