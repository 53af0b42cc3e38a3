import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS, subsetFonts } from './subset-fonts.ts';

const WORDS = [
  'दिल्ली',
  'क्षेत्रीय',
  'ढूँढें',
  'गाड़ी',
  'राष्ट्रीय',
  'श्रेणी',
  'मूल्य',
  'प्रदूषण',
  'रजिस्ट्रेशन',
  'ट्रक',
];

let folder: string;
let dictionary: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  dictionary = join(folder, 'words.ts');
  await writeFile(dictionary, `export const words = ${JSON.stringify(WORDS)};`);
  await subsetFonts(join(folder, 'out'), [dictionary]);
});

afterAll(() => rm(folder, { recursive: true }));

test('every font stays under its limit', async () => {
  for (const [name, limit] of Object.entries(LIMITS)) {
    const { size } = await stat(join(folder, 'out', name));
    expect(size, name).toBeGreaterThan(500);
    expect(size, name).toBeLessThanOrEqual(limit);
  }
});

test('the Latin font holds every letter that a person may type, and the rupee sign comes beside it', async () => {
  const latin = await open(join(folder, 'out', 'anek-latin.woff2'));
  const rupee = await open(join(folder, 'out', 'anek-rupee.woff2'));
  for (let code = 32; code < 127; code++) {
    expect(glyphsOf(latin, String.fromCharCode(code)), String.fromCharCode(code)).not.toContain(0);
  }
  expect(glyphsOf(rupee, '₹')).not.toContain(0);
});

test('the plate font holds capitals and digits and nothing that a plate never shows', async () => {
  const plate = await open(join(folder, 'out', 'anek-plate.woff2'));
  expect(glyphsOf(plate, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789')).not.toContain(0);
  expect(glyphsOf(plate, 'abc')).toEqual([0, 0, 0]);
});

test('the words of the Hindi dictionary look as in the whole font, conjuncts and all', async () => {
  const require = createRequire(import.meta.url);
  const whole = await open(
    require.resolve(
      '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    ),
    { wght: 700 },
  );
  const cut = await open(join(folder, 'out', 'anek-devanagari.woff2'));
  for (const word of WORDS) expect(advancesOf(cut, word), word).toEqual(advancesOf(whole, word));
});

test('nothing is cut again while inputs are unchanged, and a new word is a change', async () => {
  const out = join(folder, 'out');
  expect(await subsetFonts(out, [dictionary])).toBe(false);
  const more = join(folder, 'more.ts');
  await writeFile(more, "export const word = 'नया';");
  expect(await subsetFonts(out, [dictionary, more])).toBe(true);
});

test('the fallbacks take the room of the fonts they stand in for', async () => {
  const css = await readFile(join(folder, 'out', 'fonts.css'), 'utf8');
  for (const family of ['Anek Fallback', 'Anek Plate Fallback', 'Anek Devanagari Fallback']) {
    const face = css.slice(css.indexOf(`"${family}"`));
    expect(face).toMatch(/size-adjust: \d+\.\d+%;\s+ascent-override: \d+\.\d+%;/);
  }
  expect(css.match(/font-display: swap/g)).toHaveLength(2);
  expect(css.match(/font-display: optional/g)).toHaveLength(2);
});

async function open(file: string, axes: Record<string, number> = {}): Promise<hb.Font> {
  const sfnt = await subsetFont(await readFile(file), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
  });
  const buffer = new ArrayBuffer(sfnt.byteLength);
  new Uint8Array(buffer).set(sfnt);
  const font = new hb.Font(new hb.Face(new hb.Blob(buffer)));
  font.setVariations(Object.entries(axes).map(([tag, at]) => new hb.Variation(tag, at)));
  return font;
}

function shape(font: hb.Font, text: string): hb.Buffer {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  return buffer;
}

function glyphsOf(font: hb.Font, text: string): number[] {
  return shape(font, text)
    .getGlyphInfos()
    .map((glyph) => glyph.codepoint);
}

function advancesOf(font: hb.Font, text: string): (number | undefined)[] {
  return shape(font, text)
    .getGlyphPositions()
    .map((at) => at.xAdvance);
}
