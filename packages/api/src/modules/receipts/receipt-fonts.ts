/// <reference path="../share-card/fontverter.d.ts" />
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import { Blob, ClusterLevel, Face, Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs';

const files = {
  latin: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
  devanagari:
    '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2',
} as const;
export type Script = keyof typeof files;

/** Only the Devanagari file has the rupee sign. */
const devanagari = /[\u0900-\u097f\u20b9\u200c\u200d]+/gu;

/** One shaped glyph; lengths in font units. */
export type ShapedGlyph = {
  readonly glyphId: number;
  readonly codePoints: readonly number[];
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
};

/** A font to embed, with its shaper. */
export type ReceiptFont = {
  readonly bytes: Buffer;
  readonly shapeText: (text: string) => readonly ShapedGlyph[];
};
export type ReceiptFonts = Readonly<Record<Script, ReceiptFont>>;

let loading: Promise<ReceiptFonts> | null = null;

/** Both fonts, loaded on first use and cached. */
export function loadReceiptFonts(): Promise<ReceiptFonts> {
  loading ??= Promise.all([loadFont('latin'), loadFont('devanagari')]).then(([latin, hindi]) => ({
    latin,
    devanagari: hindi,
  }));
  return loading;
}

/** Splits a text into runs by the font that has their glyphs. */
export function scriptRuns(text: string): readonly { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = [];
  let end = 0;
  for (const match of text.matchAll(devanagari)) {
    if (match.index > end) runs.push({ script: 'latin', text: text.slice(end, match.index) });
    runs.push({ script: 'devanagari', text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ script: 'latin', text: text.slice(end) });
  return runs;
}

async function loadFont(script: Script): Promise<ReceiptFont> {
  const packed = await readFile(fileURLToPath(import.meta.resolve(files[script])));
  const bytes = Buffer.from(await convert(packed, 'sfnt'));
  const font = new Font(new Face(new Blob(bytes)));
  return { bytes, shapeText: (text) => shapeWith(font, text) };
}

function shapeWith(font: Font, text: string): readonly ShapedGlyph[] {
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // The finest clusters, so copied text matches the original.
  buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
  shape(font, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].sort(
    (a, b) => a - b,
  );
  const told = new Set<number>();
  return infos.map(({ codepoint, cluster }, index) => {
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
    // The first glyph of a cluster carries all of its characters for copying.
    const letters = told.has(cluster) ? '' : text.slice(cluster, end);
    told.add(cluster);
    return {
      glyphId: codepoint,
      codePoints: [...letters].map((letter) => letter.codePointAt(0) ?? 0),
      xAdvance: positions[index]?.xAdvance ?? 0,
      xOffset: positions[index]?.xOffset ?? 0,
      yOffset: positions[index]?.yOffset ?? 0,
    };
  });
}
