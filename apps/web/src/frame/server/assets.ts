import type { Language } from '@pahiya/domain/shared/language';
import type { FrameKind } from '../routing/frame.ts';

/** The parts of Vite's manifest that we use. */
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

/** URLs for a page's head. */
export type PageAssets = {
  /** The only script tag; null for a page without script. */
  readonly entry: string | null;
  readonly styles: readonly string[];
  /** App files to load after the first paint, dependencies first, the entry last. */
  readonly app: readonly string[];
  readonly fonts: readonly string[];
};

const entryFile = 'src/entry-client.tsx';
const appFile = 'src/entry-app.tsx';

const readingFile = 'src/entry-reading.ts';
const queueFile = 'src/entry-queue.ts';

/** Pages without the app. */
export type KindWithoutApp = Exclude<FrameKind, 'app'>;

/** Their only script. */
export const entryOfKind: Readonly<Record<KindWithoutApp, string | null>> = {
  reading: readingFile,
  scriptless: null,
  editor: 'src/entry-editor.ts',
  queue: queueFile,
};

/** Assets of a route: the entry with the styles at once; later the app, its page, its copy, and their imports. */
export function assetsFor(
  manifest: Manifest,
  routeFile: string | null,
  language: Language,
  copyFiles: readonly string[],
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
  for (const file of copyFiles) visit(file);
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

/** Assets of a page without the app: common styles, those of long texts, the desk's own, and at most one small
 * script. */
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

/** Fonts to preload: those of the first screen. Hindi pages take spaces and digits from the Latin subset; without it
 * lines would rewrap when it loads. App pages show number plates, reading pages mostly do not; on Hindi pages the
 * Devanagari subset takes the plate font's share of the byte budget. */
function fontsOf(manifest: Manifest, language: Language, hasPlate: boolean): string[] {
  const text = language === 'hi' ? /devanagari|latin/ : /latin/;
  const all = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  const fonts = all.filter(
    (file) => file.endsWith('.woff2') && (text.test(file) || (hasPlate && plateFont.test(file))),
  );
  return [...new Set(fonts)].map((file) => `/${file}`);
}
