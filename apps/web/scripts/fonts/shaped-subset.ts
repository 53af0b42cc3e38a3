/**
 * Cuts a font to the very glyphs that some words use once they are shaped.
 *
 * A cut by letters keeps every conjunct that the letters could ever form: for the Hindi dictionary that
 * is 80 KiB. The words of a dictionary are known, so they are shaped here and only what came out is
 * kept: about a quarter. A word that is not in the dictionary still shows, with an open virama where its
 * conjunct was cut away.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Exports of harfbuzz-subset.wasm that are called; all handles are addresses in its memory. */
type SubsetWasm = {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  free(address: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_blob_destroy(blob: number): void;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set(input: number, which: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_pin_axis_location(input: number, face: number, tag: number, at: number): number;
  hb_subset_or_fail(face: number, input: number): number;
};

const WRITABLE = 2;
const LAYOUT_FEATURE_TAGS = 6;
const NO_HINTING = 0x001;
const NO_LAYOUT_CLOSURE = 0x200;

/**
 * @param sfnt the font, uncompressed (TrueType)
 * @param words what will be set in it
 * @param axes where each variable axis is pinned: { wght: 700 }
 * @returns WOFF2
 */
export async function cutToWords(
  sfnt: Uint8Array,
  words: readonly string[],
  axes: Record<string, number>,
): Promise<Uint8Array> {
  const glyphs = shapedGlyphs(sfnt, words);
  const letters = new Set(words.join(''));
  const cut = await subsetByGlyphs(sfnt, glyphs, letters, axes);
  return subsetFont(Buffer.from(cut), undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });
}

/**
 * Every glyph met on the way, not only at the end: a conjunct is often made of a half form that is
 * itself made first, and a rule falls away when any glyph it names was cut.
 */
function shapedGlyphs(sfnt: Uint8Array, words: readonly string[]): Set<number> {
  const font = new hb.Font(new hb.Face(new hb.Blob(toArrayBuffer(sfnt))));
  const glyphs = new Set<number>();
  for (const word of words) {
    const buffer = new hb.Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    const stages = hb.shapeWithTrace(font, buffer, [], 0, hb.TracePhase.DONT_STOP);
    for (const stage of stages) {
      if (!stage.glyphs) continue;
      for (const item of stage.t) {
        if (isTracedGlyph(item)) glyphs.add(item.g);
      }
    }
  }
  return glyphs;
}

function isTracedGlyph(item: unknown): item is { g: number } {
  return typeof item === 'object' && item !== null && 'g' in item && typeof item.g === 'number';
}

async function subsetByGlyphs(
  sfnt: Uint8Array,
  glyphs: ReadonlySet<number>,
  letters: ReadonlySet<string>,
  axes: Record<string, number>,
): Promise<Uint8Array> {
  const wasm = await loadSubsetter();
  const address = wasm.malloc(sfnt.byteLength);
  new Uint8Array(wasm.memory.buffer).set(sfnt, address);
  const blob = wasm.hb_blob_create(address, sfnt.byteLength, WRITABLE, 0, 0);
  const face = wasm.hb_face_create(blob, 0);
  wasm.hb_blob_destroy(blob);

  const input = wasm.hb_subset_input_create_or_fail();
  const features = wasm.hb_subset_input_set(input, LAYOUT_FEATURE_TAGS);
  wasm.hb_set_clear(features);
  wasm.hb_set_invert(features);
  wasm.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const glyphSet = wasm.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) wasm.hb_set_add(glyphSet, glyph);
  const unicodeSet = wasm.hb_subset_input_unicode_set(input);
  for (const letter of letters) wasm.hb_set_add(unicodeSet, letter.codePointAt(0) ?? 0);
  for (const [tag, at] of Object.entries(axes)) {
    wasm.hb_subset_input_pin_axis_location(input, face, tagNumber(tag), at);
  }

  const subset = wasm.hb_subset_or_fail(face, input);
  wasm.hb_subset_input_destroy(input);
  wasm.hb_face_destroy(face);
  if (subset === 0) throw new Error('harfbuzz could not cut the font: is the file damaged?');
  const result = wasm.hb_face_reference_blob(subset);
  const start = wasm.hb_blob_get_data(result, 0);
  const cut = new Uint8Array(wasm.memory.buffer).slice(
    start,
    start + wasm.hb_blob_get_length(result),
  );
  wasm.hb_blob_destroy(result);
  wasm.hb_face_destroy(subset);
  wasm.free(address);
  return cut;
}

async function loadSubsetter(): Promise<SubsetWasm> {
  const path = require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(path));
  const wasm = instance.exports as unknown as SubsetWasm;
  wasm._initialize();
  return wasm;
}

function tagNumber(tag: string): number {
  return [...tag].reduce((sum, letter) => (sum << 8) + letter.charCodeAt(0), 0);
}

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  return copy;
}
