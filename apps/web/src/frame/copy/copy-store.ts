import { everyLanguage, type Language } from '@pahiya/domain/shared/language';
import type { Copies, CopyArea } from './copies.ts';

type Loaded = Partial<Record<CopyArea, unknown>>;
type CopyModule = { readonly copy: unknown };

/** Files of copy with their code, by their path: `../areas/garage/copy/en/garage.ts`. */
export type CopyFiles = Readonly<Record<string, () => Promise<unknown>>>;

const loaders = new Map<string, () => Promise<unknown>>();
const loaded: Record<Language, Loaded> = everyLanguage(() => ({}));

/** Makes the copy of these files known, by language and name. */
export function registerCopy(files: CopyFiles): void {
  for (const [file, load] of Object.entries(files)) loaders.set(nameOf(file), load);
}

/** `../areas/garage/copy/en/garage.ts` → `en/garage` */
function nameOf(file: string): string {
  return file.split('/').slice(-2).join('/').replace('.ts', '');
}

registerCopy(import.meta.glob('./[a-z][a-z]/*.ts'));

/** Fetches the copy of some areas in one language; each is a file of its own, so that a page brings only its own copy and
 * only in its language. */
export async function loadCopy(language: Language, areas: readonly CopyArea[]): Promise<void> {
  const missing = areas.filter((area) => loaded[language][area] === undefined);
  await Promise.all(
    missing.map(async (area) => {
      const load = loaders.get(`${language}/${area}`);
      if (load === undefined) throw new Error(`There is no copy for ${area} in ${language}`);
      loaded[language][area] = ((await load()) as CopyModule).copy;
    }),
  );
}

/** Whether a language has a file of words, whole or not. */
export function hasCopy(language: Language, area: CopyArea): boolean {
  return loaders.has(`${language}/${area}`);
}

/** Fetches all copy that is known. */
export async function loadKnownCopy(): Promise<void> {
  const names = [...loaders.keys()].map((name) => name.split('/') as [Language, CopyArea]);
  await Promise.all(names.map(([language, area]) => loadCopy(language, [area])));
}

/** Copy that has been loaded. Every page loads its copy before it renders. */
export function copyOf<Area extends CopyArea>(language: Language, area: Area): Copies[Area] {
  const copy = loaded[language][area];
  if (copy === undefined)
    throw new Error(`Copy "${area}" is used before it is loaded (${language})`);
  return copy as Copies[Area];
}
