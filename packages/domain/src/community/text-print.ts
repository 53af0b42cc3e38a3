import { latinForm } from './look-alikes.ts';

/** What is kept of a text to recognise it later: the least hashes of its pieces. The text cannot be read from it. */
export type TextPrint = {
  /** One hash a function; of two texts, as large a share is equal as of their pieces. */
  readonly hashes: readonly number[];
  /** Of four hashes each: two texts that are alike have one in common. */
  readonly bands: readonly number[];
};

const functions = 64;
const rowsInBand = 4;
/** Letters of a piece. */
const piece = 5;
/** What follows adds nothing to recognise a text by. */
const mostLetters = 8_000;

/** Mixes the bits of a number. Source: the finaliser of MurmurHash3, Austin Appleby, public domain. */
function mixed(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) | 0;
}

const seeds = Array.from({ length: functions }, (_, at) => mixed(0x9e3779b9 * (at + 1)));

/** Letters and digits of a text as they look, without quotes of others, marks, case, spaces and signs. */
function lettersOf(text: string): string {
  return latinForm(text.replace(/^\s{0,3}>.*$/gm, ''))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .slice(0, mostLetters);
}

/** What is kept of a text; null: it is too short to be told from others. Source: min-wise hashing, Broder 1997, with bands
 * as in Leskovec, Rajaraman and Ullman, Mining of Massive Datasets, chapter 3. Rule id: COMMUNITY-REPEATED. */
export function printOf(text: string, leastLetters: number): TextPrint | null {
  const letters = lettersOf(text);
  if (letters.length < Math.max(leastLetters, piece)) return null;
  const least = new Int32Array(functions).fill(0x7fffffff);
  for (let at = 0; at + piece <= letters.length; at += 1) {
    let hash = 0x811c9dc5;
    for (let one = at; one < at + piece; one += 1) {
      hash = Math.imul(hash ^ letters.charCodeAt(one), 0x01000193);
    }
    for (let nth = 0; nth < functions; nth += 1) {
      const value = mixed(hash ^ (seeds[nth] ?? 0));
      if (value < (least[nth] ?? 0)) least[nth] = value;
    }
  }
  const hashes = Array.from(least);
  const bands = Array.from({ length: functions / rowsInBand }, (_, band) =>
    hashes
      .slice(band * rowsInBand, (band + 1) * rowsInBand)
      .reduce((sum, hash) => mixed(Math.imul(sum, 31) ^ hash), band + 1),
  );
  return { hashes, bands };
}

/** How alike two texts are, in percent of their pieces. */
export function likenessOf(one: TextPrint['hashes'], other: TextPrint['hashes']): number {
  const equal = one.filter((hash, at) => hash === other[at]).length;
  return Math.round((100 * equal) / functions);
}
