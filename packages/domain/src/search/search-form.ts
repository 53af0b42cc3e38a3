import { type IndicScript, indicBlocks, lettersAt } from './indic-scripts.ts';

const scripts = Object.keys(indicBlocks) as readonly IndicScript[];

/** Places in a block. Source: Unicode 17, code charts; the place of a letter is the same in every block. */
const nukta = 0x3c;
const virama = 0x4d;
const anusvara = 0x02;
const firstConsonant = 0x15;
const lastConsonant = 0x39;
const ya = 0x2f;
/** ङ ञ ण न म. */
const nasals = [0x19, 0x1e, 0x23, 0x28, 0x2e];
/** ँ as ं, long i and u as short, as sign and as letter. */
const sameEverywhere = [
  [0x01, anusvara],
  [0x40, 0x3f],
  [0x42, 0x41],
  [0x08, 0x07],
  [0x0a, 0x09],
] as const;
/** Long e and o as short, which only these scripts tell apart. */
const sameInTheSouth = [
  [0x47, 0x46],
  [0x4b, 0x4a],
  [0x0f, 0x0e],
  [0x13, 0x12],
] as const;
const southern: readonly IndicScript[] = ['tamil', 'telugu', 'kannada'];
const firstDigit = 0x66;

/** Characters to drop: accents, nukta, the length marks of Telugu and Kannada, joiners. */
const silent = new RegExp(
  `[\\u0300-\\u036f${scripts
    .filter((script) => script !== 'tamil')
    .map((script) => lettersAt(script, [nukta]))
    .join('')}\\u0c55\\u0cd5\\u200b-\\u200d\\ufeff]`,
  'g',
);

/** A half nasal before a consonant is written as anusvara: हिन्दी, हिंदी. Tamil has no such spelling, and a Bengali ya
 * after a consonant is no consonant of its own. */
const boundNasals = scripts
  .filter((script) => script !== 'tamil')
  .map((script) => {
    const at = (place: number) => lettersAt(script, [place]);
    const consonants =
      script === 'bengali'
        ? `${at(firstConsonant)}-${at(ya - 1)}${at(ya + 1)}-${at(lastConsonant)}`
        : `${at(firstConsonant)}-${at(lastConsonant)}`;
    const half = `[${lettersAt(script, nasals)}]${at(virama)}(?=[${consonants}])`;
    return [new RegExp(half, 'g'), at(anusvara)] as const;
  });

const sameLetters: ReadonlyMap<string, string> = new Map(
  scripts.flatMap((script) => [
    ...[...sameEverywhere, ...(southern.includes(script) ? sameInTheSouth : [])].map(
      ([from, to]): [string, string] => [lettersAt(script, [from]), lettersAt(script, [to])],
    ),
    ...Array.from({ length: 10 }, (_, digit): [string, string] => [
      lettersAt(script, [firstDigit + digit]),
      String(digit),
    ]),
  ]),
);
const replaced = new RegExp(`[${[...sameLetters.keys()].join('')}]`, 'g');

/** Letters and signs of the six scripts, without punctuation and digits. */
const notAWord =
  /[^a-z0-9\u0900-\u0963\u0971-\u097f\u0980-\u09e3\u0a80-\u0ae3\u0b80-\u0bd7\u0c00-\u0c63\u0c80-\u0ce3]+/g;

/** Normalises a text for search, so that spelling variants match; every script stays its own. Same as the database
 * function `search_form` (migration 0050); a test compares the two. */
export function searchForm(text: string): string {
  // NFC joins vowels of two parts again (ೊ, ో), which NFKD took apart.
  const plain = text.normalize('NFKD').toLowerCase().replace(silent, '').normalize('NFC');
  return boundNasals
    .reduce((form, [half, sign]) => form.replace(half, sign), plain)
    .replace(replaced, (letter) => sameLetters.get(letter) ?? letter)
    .replace(notAWord, ' ');
}

/** The words of a text in their search form. */
export function searchWords(text: string): readonly string[] {
  return searchForm(text)
    .split(' ')
    .filter((word) => word !== '');
}
