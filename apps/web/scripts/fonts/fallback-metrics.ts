/**
 * Makes a font that every machine has take the same room as ours until ours has arrived, so that
 * nothing jumps: https://www.w3.org/TR/css-fonts-5/#font-metrics-override-desc.
 */
import * as hb from 'harfbuzzjs';

/** How often letters follow each other in English running text, in per mille (space included). */
const ENGLISH: Record<string, number> = {
  ' ': 180,
  e: 102,
  t: 74,
  a: 66,
  o: 63,
  i: 58,
  n: 57,
  s: 53,
  h: 51,
  r: 48,
  d: 34,
  l: 32,
  c: 23,
  u: 23,
  m: 19,
  w: 19,
  f: 18,
  g: 16,
  y: 16,
  p: 15,
  b: 12,
  v: 8,
  k: 6,
  j: 1,
  x: 1,
  q: 1,
  z: 1,
};

/** Advance widths in em. Arial: its AFM (Helvetica's widths). Roboto: Roboto Regular 2.138's hmtx. */
const ARIAL: Record<string, number> = {
  ' ': 0.278,
  a: 0.556,
  b: 0.556,
  c: 0.5,
  d: 0.556,
  e: 0.556,
  f: 0.278,
  g: 0.556,
  h: 0.556,
  i: 0.222,
  j: 0.222,
  k: 0.5,
  l: 0.222,
  m: 0.833,
  n: 0.556,
  o: 0.556,
  p: 0.556,
  q: 0.556,
  r: 0.333,
  s: 0.5,
  t: 0.278,
  u: 0.556,
  v: 0.5,
  w: 0.722,
  x: 0.5,
  y: 0.5,
  z: 0.5,
};
const ARIAL_BOLD: Record<string, number> = {
  ' ': 0.278,
  a: 0.556,
  b: 0.611,
  c: 0.556,
  d: 0.611,
  e: 0.556,
  f: 0.333,
  g: 0.611,
  h: 0.611,
  i: 0.278,
  j: 0.278,
  k: 0.556,
  l: 0.278,
  m: 0.889,
  n: 0.611,
  o: 0.611,
  p: 0.611,
  q: 0.611,
  r: 0.389,
  s: 0.556,
  t: 0.333,
  u: 0.611,
  v: 0.556,
  w: 0.778,
  x: 0.556,
  y: 0.556,
  z: 0.5,
};
const ROBOTO: Record<string, number> = {
  ' ': 0.248,
  a: 0.544,
  b: 0.561,
  c: 0.523,
  d: 0.564,
  e: 0.53,
  f: 0.347,
  g: 0.561,
  h: 0.551,
  i: 0.243,
  j: 0.239,
  k: 0.507,
  l: 0.243,
  m: 0.876,
  n: 0.552,
  o: 0.57,
  p: 0.561,
  q: 0.568,
  r: 0.338,
  s: 0.516,
  t: 0.327,
  u: 0.551,
  v: 0.484,
  w: 0.751,
  x: 0.496,
  y: 0.473,
  z: 0.496,
};

/**
 * Mean advance of the plain consonants and vowel signs of Noto Sans Devanagari Regular, in em: the
 * font of Android; Nirmala UI and Kohinoor Devanagari are within 4 % of it.
 */
const SYSTEM_DEVANAGARI = 0.6;

export type FontShape = { ascent: number; descent: number; lineGap: number; font: hb.Font };

/** Reads what is needed of an uncompressed font; lengths in em. */
export function readShape(sfnt: Uint8Array, axes: Record<string, number> = {}): FontShape {
  const buffer = new ArrayBuffer(sfnt.byteLength);
  new Uint8Array(buffer).set(sfnt);
  const face = new hb.Face(new hb.Blob(buffer));
  const font = new hb.Font(face);
  font.setVariations(Object.entries(axes).map(([tag, at]) => new hb.Variation(tag, at)));
  const extents = font.hExtents();
  return {
    ascent: extents.ascender / face.upem,
    descent: -extents.descender / face.upem,
    lineGap: extents.lineGap / face.upem,
    font,
  };
}

/** Mean width of a text's letters, shaped, in em. */
export function meanAdvance(shape: FontShape, text: string): number {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(shape.font, buffer);
  const total = buffer.getGlyphPositions().reduce((sum, at) => sum + (at.xAdvance ?? 0), 0);
  return total / shape.font.face.upem / [...text].length;
}

function weighted(widthOf: (letter: string) => number): number {
  let sum = 0;
  let weights = 0;
  for (const [letter, weight] of Object.entries(ENGLISH)) {
    sum += widthOf(letter) * weight;
    weights += weight;
  }
  return sum / weights;
}

type Shapes = { text: FontShape; bold: FontShape; plate: FontShape; devanagari: FontShape | null };

/** The @font-face rules of every fallback. */
export function fallbackFaces({ text, bold, plate, devanagari }: Shapes): string {
  const ours = weighted((letter) => meanAdvance(text, letter));
  const oursBold = weighted((letter) => meanAdvance(bold, letter));
  const arial = weighted((letter) => ARIAL[letter] ?? 0);
  const arialBold = weighted((letter) => ARIAL_BOLD[letter] ?? 0);
  const roboto = weighted((letter) => ROBOTO[letter] ?? 0);
  const boldNames = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];
  const faces = [
    face('Anek Fallback', ['Arial', 'ArialMT', 'Liberation Sans'], text, ours / arial, '400 599'),
    face('Anek Fallback', boldNames, bold, oursBold / arialBold, '600 750'),
    face('Anek Fallback Roboto', ['Roboto', 'Roboto-Regular'], text, ours / roboto),
    face(
      'Anek Plate Fallback',
      [...boldNames, 'Roboto Bold', 'Roboto-Bold'],
      plate,
      // Arial Bold: capitals and digits, evenly: 0.66 em.
      meanAdvance(plate, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') / 0.66,
    ),
  ];
  if (devanagari) {
    faces.push(
      face(
        'Anek Devanagari Fallback',
        ['Noto Sans Devanagari', 'NotoSansDevanagari', 'Nirmala UI', 'Kohinoor Devanagari'],
        devanagari,
        meanAdvance(devanagari, 'कखगघचछजझटठडढतथदधनपफबभमयरलवशषसह') / SYSTEM_DEVANAGARI,
      ),
    );
  }
  return faces.join('\n');
}

function face(
  family: string,
  locals: string[],
  shape: FontShape,
  sizeAdjust: number,
  weight = '400 750',
): string {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: "${family}";
  src: ${locals.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(shape.ascent / sizeAdjust)};
  descent-override: ${percent(shape.descent / sizeAdjust)};
  line-gap-override: ${percent(shape.lineGap / sizeAdjust)};
}`;
}
