import type { Language } from '@pahiya/domain/shared/language';
import type { Copies, CopyArea } from './copy-areas.ts';

type Loaded = Partial<Record<CopyArea, unknown>>;
type CopyModule = { readonly copy: unknown };

const loaders = import.meta.glob<CopyModule>('./{en,hi}/*.ts');
const loaded: Record<Language, Loaded> = { en: {}, hi: {} };

/** Fetches the words of some areas in one language; each area is a file of its own, so that a page brings only its
 * own words and only in its language. */
export async function loadCopy(language: Language, areas: readonly CopyArea[]): Promise<void> {
  const missing = areas.filter((area) => loaded[language][area] === undefined);
  await Promise.all(
    missing.map(async (area) => {
      const load = loaders[`./${language}/${area}.ts`];
      if (load === undefined) throw new Error(`There is no copy for ${area} in ${language}`);
      loaded[language][area] = (await load()).copy;
    }),
  );
}

/** Words of an area that has been loaded. Every page loads its areas before it renders (routes table). */
export function copyOf<Area extends CopyArea>(language: Language, area: Area): Copies[Area] {
  const copy = loaded[language][area];
  if (copy === undefined)
    throw new Error(`Copy "${area}" is used before it is loaded (${language})`);
  return copy as Copies[Area];
}
