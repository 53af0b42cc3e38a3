import type { Language } from '@pahiya/domain/shared/language';
import type { CopyArea } from '../copy/copy-areas.ts';

/** Vite's manifest, the parts used here. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly css?: readonly string[];
      readonly imports?: readonly string[];
      readonly assets?: readonly string[];
    }
  >
>;

/** Addresses that a page's head names. */
export type PageAssets = {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
};

const entryFile = 'src/entry-client.tsx';

/** What a page of this route needs at once: entry, its page, its words, and whatever they import. */
export function assetsFor(
  manifest: Manifest,
  routeFile: string | null,
  language: Language,
  areas: readonly CopyArea[],
): PageAssets {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(entryFile);
  if (routeFile !== null) visit(routeFile);
  for (const area of areas) visit(`src/copy/${language}/${area}.ts`);
  const entry = `/${manifest[entryFile]?.file ?? ''}`;
  const files = [...seen].map((key) => `/${manifest[key]?.file ?? ''}`);
  return {
    entry,
    styles: [...styles],
    preloads: files.filter((file) => file !== entry),
    fonts: fontsOf(manifest, language),
  };
}

/** The fonts that the first screen is written in; others come when they are needed. Hindi pages take their spaces and
 * figures from the Latin cut: without it lines would break anew when it arrives. */
function fontsOf(manifest: Manifest, language: Language): string[] {
  const wanted = language === 'hi' ? /devanagari|latin/ : /latin/;
  const all = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  const fonts = all.filter((file) => file.endsWith('.woff2') && wanted.test(file));
  return [...new Set(fonts)].map((file) => `/${file}`);
}
