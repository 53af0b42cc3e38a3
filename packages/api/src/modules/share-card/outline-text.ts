/// <reference path="./fontverter.d.ts" />
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import { Blob, Face, Font, Buffer as GlyphBuffer, shape, Variation } from 'harfbuzzjs';

/** Style of a line of text. `condensed`: the plate's narrow cut. */
export type TextStyle = {
  readonly size: number;
  readonly weight: 400 | 600 | 700;
  readonly condensed?: boolean;
  /** Extra space between letters, in pixels. */
  readonly spacing?: number;
};

/** A line of text as an outline that starts at 0,0 on its baseline. */
export type Outline = { readonly path: string; readonly width: number };

/** Draws text as outlines: independent of the server's fonts, and Hindi is shaped. */
export type TextDrawer = (text: string, style: TextStyle) => Outline;

const devanagari = /[\u0900-\u097f\u200c\u200d]+/gu;
const files = {
  latin: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
  devanagari:
    '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2',
} as const;
type Script = keyof typeof files;

let loading: Promise<TextDrawer> | null = null;

/** Loads the fonts once, on first use. */
export function loadTextDrawer(): Promise<TextDrawer> {
  loading ??= makeDrawer();
  return loading;
}

async function makeDrawer(): Promise<TextDrawer> {
  const [latin, hindi] = await Promise.all([readFont('latin'), readFont('devanagari')]);
  const fonts = { latin, devanagari: hindi };
  return (text, style) => {
    let path = '';
    let width = 0;
    for (const run of runsOf(text)) {
      const drawn = drawRun(fonts[run.script], run.text, style, width);
      path += drawn.path;
      width += drawn.width;
    }
    return { path, width };
  };
}

type LoadedFont = { readonly font: Font; readonly unitsPerEm: number };

async function readFont(script: Script): Promise<LoadedFont> {
  const packed = await readFile(fileURLToPath(import.meta.resolve(files[script])));
  const face = new Face(new Blob(await convert(packed, 'sfnt')));
  return { font: new Font(face), unitsPerEm: face.upem };
}

function runsOf(text: string): { script: Script; text: string }[] {
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

function drawRun(
  { font, unitsPerEm }: LoadedFont,
  text: string,
  { size, weight, condensed = false, spacing = 0 }: TextStyle,
  from: number,
): Outline {
  font.setVariations([new Variation('wght', weight), new Variation('wdth', condensed ? 75 : 100)]);
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / unitsPerEm;
  const positions = buffer.getGlyphPositions();
  let path = '';
  let width = 0;
  for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
    const at = positions[index];
    // Glyph 0 is the box for a missing letter: omitted.
    if (at === undefined || codepoint === 0) continue;
    const x = from + width + (at.xOffset ?? 0) * scale;
    path += place(font.glyphToPath(codepoint), scale, x, -(at.yOffset ?? 0) * scale);
    width += (at.xAdvance ?? 0) * scale + spacing;
  }
  return { path, width };
}

/** Scales and moves a glyph's outline; the y axis of fonts points up, that of images down. */
function place(path: string, scale: number, x: number, y: number): string {
  let isX = true;
  return path.replace(/[A-Za-z]|-?\d+(?:\.\d+)?/g, (token) => {
    if (/[A-Za-z]/.test(token)) {
      isX = true;
      return token;
    }
    const value = Number(token) * scale;
    const moved = isX ? x + value : y - value;
    isX = !isX;
    return `${moved.toFixed(1)} `;
  });
}
