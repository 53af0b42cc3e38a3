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
  /** The one script; null for a page without any. */
  readonly entry: string | null;
  readonly styles: readonly string[];
  /** Files of the app that the page brings once it is painted: imported before importing, the app itself last. */
  readonly app: readonly string[];
  readonly fonts: readonly string[];
};

const entryFile = 'src/entry-client.tsx';
const appFile = 'src/entry-app.tsx';

const readingFile = 'src/entry-reading.ts';
const queueFile = 'src/entry-queue.ts';

/** Pages without the app. */
export type KindWithoutApp = 'reading' | 'scriptless' | 'editor' | 'queue';

/** The one script that they bring. */
export const entryOfKind: Readonly<Record<KindWithoutApp, string | null>> = {
  reading: readingFile,
  scriptless: null,
  editor: 'src/entry-editor.ts',
  queue: queueFile,
};

/** What a page of this route needs: at once the entry with the styles, later the app, its page, its words, and
 * whatever they import. */
export function assetsFor(
  manifest: Manifest,
  routeFile: string | null,
  language: Language,
  areas: readonly CopyArea[],
): PageAssets {
  const seen = new Set<string>();
  const files: string[] = [];
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    files.push(`/${chunk.file}`);
  };
  visit(entryFile);
  files.length = 0;
  for (const area of areas) visit(`src/copy/${language}/${area}.ts`);
  if (routeFile !== null) visit(routeFile);
  visit(appFile);
  const entry = `/${manifest[entryFile]?.file ?? ''}`;
  return {
    entry,
    styles: [...styles],
    app: files,
    fonts: fontsOf(manifest, language, language === 'en'),
  };
}

/** Assets of a page without the app: common styles, those of long texts, the desk's own, and its one small script or
 * none. */
export function assetsWithoutApp(
  manifest: Manifest,
  kind: KindWithoutApp,
  language: Language,
): PageAssets {
  const files = kind === 'reading' ? [entryFile, readingFile] : [entryFile, readingFile, queueFile];
  const sheets = files.flatMap((key) => manifest[key]?.css ?? []);
  const styles = sheets.map((style) => `/${style}`);
  const file = entryOfKind[kind];
  const entry = file === null ? null : `/${manifest[file]?.file ?? ''}`;
  return { entry, styles, app: [], fonts: fontsOf(manifest, language, false) };
}

const plateFont = /plate/;

/** Fonts to preload: what the first screen is written in. Hindi pages take spaces and figures from the Latin cut; without
 * it lines would wrap again when it arrives. Pages of the app show number plates, reading pages mostly do not; on
 * Hindi pages the Devanagari cut takes the place of the plate's in the byte budget. */
function fontsOf(manifest: Manifest, language: Language, hasPlate: boolean): string[] {
  const text = language === 'hi' ? /devanagari|latin/ : /latin/;
  const all = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  const fonts = all.filter(
    (file) => file.endsWith('.woff2') && (text.test(file) || (hasPlate && plateFont.test(file))),
  );
  return [...new Set(fonts)].map((file) => `/${file}`);
}
