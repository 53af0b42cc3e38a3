/** Characters to drop: accents, nukta, joiners. */
const silent = /[\u0300-\u036f\u093c\u200b-\u200d\ufeff]/g;
/** A half nasal before a consonant is written as anusvara: हिन्दी, हिंदी. */
const boundNasal = /[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g;
const notAWord = /[^a-z0-9\u0900-\u0963\u0971-\u097f]+/g;

/** ँ as ं, long i and u as short, Indian digits as Latin ones. */
const sameLetters: ReadonlyMap<string, string> = new Map([
  ['\u0901', '\u0902'],
  ['\u0940', '\u093f'],
  ['\u0942', '\u0941'],
  ['\u0908', '\u0907'],
  ['\u090a', '\u0909'],
  ...Array.from({ length: 10 }, (_, digit): [string, string] => [
    String.fromCharCode(0x0966 + digit),
    String(digit),
  ]),
]);
const replaced = new RegExp(`[${[...sameLetters.keys()].join('')}]`, 'g');

/** Normalises a text for search, so that spelling variants match. Same as the database function `search_form`
 * (migration 0008); a test compares the two. */
export function searchForm(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(silent, '')
    .replace(boundNasal, '\u0902')
    .replace(replaced, (letter) => sameLetters.get(letter) ?? letter)
    .replace(notAWord, ' ');
}

/** The words of a text in their search form. */
export function searchWords(text: string): readonly string[] {
  return searchForm(text)
    .split(' ')
    .filter((word) => word !== '');
}
