import { type IndicScript, scriptOf, toDevanagari } from './indic-scripts.ts';

/** Devanagari letters as Latin sounds; letters that are typed alike map to one: aspirated as plain, retroflex as
 * dental. The other scripts have their letters at the same places. */
const letters: ReadonlyMap<string, string> = new Map([
  ...pairs('कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह', 'kkggnccjjnttddnttddnpfbbmyrlvsssh'),
  ...pairs('ऩऱळऴ', 'nrll'),
  ...pairs('अआइईउऊएऐओऔऑऎऒऍॲ', 'aaiiuueeoooeoee'),
  ...pairs('ािीुूेैोौॉॆॊॅंँ', 'aiiuueeoooeoenn'),
  ['ऋ', 'ri'],
  ['ृ', 'ri'],
]);
const consonants = /[\u0915-\u0939]/;
const vowelOrEnd = /[\u093e-\u094d]/;

/** Spelling variants of English and Latin-script Hindi, normalised. Longer groups first. */
const spellings: readonly Rule[] = [
  [/chh?/g, 'ç'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/ç/g, 'c'],
  [/ph/g, 'f'],
  [/([kgtdbjs])h/g, '$1'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee|ea/g, 'i'],
  [/oo/g, 'u'],
  [/ov(?![aeiou])/g, 'o'],
];

/** What each script writes differently, in Devanagari places: the æ of English as ya and ā, a silent Bengali ya after a
 * consonant and its final t, a Telugu or Kannada final m as anusvara, and the u that southern languages add to a
 * borrowed word. Source: languages.md, section 4, and own knowledge. */
const ofScript: Readonly<Record<IndicScript, readonly Rule[]>> = {
  devanagari: [],
  gujarati: [],
  bengali: [
    [/\u094d\u092f/g, ''],
    [/\u094e/g, 'त\u094d'],
  ],
  tamil: [[/(?<=[\u0915-\u0939])\u0941$/, '\u094d']],
  telugu: [
    [/\u094d\u092f(?=\u093e)/g, ''],
    [/\u0902$/, 'म'],
    [/(?<=[\u0915-\u0939])\u0941$/, '\u094d'],
  ],
  kannada: [
    [/\u094d\u092f(?=\u093e)/g, ''],
    [/\u0902$/, 'म'],
    [/(?<=[\u0915-\u0939])\u0941$/, '\u094d'],
  ],
};

/** Sounds that all languages treat as one: b and v, ai and e, doubled letters, m and n before a consonant. */
const alike: readonly Rule[] = [
  [/v/g, 'b'],
  [/a[iy]/g, 'e'],
  [/au/g, 'o'],
  [/y(?![aeiou])/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/n(?=m)/g, ''],
  [/m(?=[bcdfghjklnpqrst])/g, 'n'],
];

/** Scripts that write the missing vowel at the end of a word; the others leave it to the reader. */
const endsOpen: readonly IndicScript[] = ['tamil', 'telugu', 'kannada'];

type Rule = readonly [from: RegExp, to: string];

/** Phonetic key of a word in search form, in Latin letters: words typed by ear or in another script get the same or a
 * similar key ("chalaan", "চালান", "चलान" and "challan" are `calan`). */
export function soundOf(word: string): string {
  const script = scriptOf(word);
  const plain =
    script === null
      ? apply(spellings, word.replace(/[^a-z0-9]/g, ''))
      : spell(apply(ofScript[script], toDevanagari(word)), endsOpen.includes(script));
  return apply(alike, plain);
}

/** A phonetic key without the differences that Tamil does not write: voiced and unvoiced, f and p, c and s, h and k.
 * Same as the column `tamil_sound` (migration 0050). */
export function tamilSoundOf(sound: string): string {
  return sound.replace(/[gjdbfsh]/g, (letter) => tamilClasses[letter] ?? letter);
}

const tamilClasses: Readonly<Record<string, string>> = {
  g: 'k',
  h: 'k',
  j: 'c',
  s: 'c',
  d: 't',
  b: 'p',
  f: 'p',
};

function spell(word: string, isLastOpen: boolean): string {
  return [...word]
    .map((letter, place, all) => {
      const sound = letters.get(letter);
      if (sound === undefined) return /[a-z0-9]/.test(letter) ? letter : '';
      const next = all[place + 1];
      // The inherent vowel is spoken before a letter that is not a vowel sign.
      const isOpen =
        consonants.test(letter) && (next === undefined ? isLastOpen : !vowelOrEnd.test(next));
      return isOpen ? `${sound}a` : sound;
    })
    .join('');
}

function apply(rules: readonly Rule[], word: string): string {
  return rules.reduce((text, [from, to]) => text.replace(from, to), word);
}

/** Edits of one letter (inserted, deleted, replaced, swapped with its neighbour) between two words, counted up to
 * `most`, then `most + 1`. Source: optimal string alignment distance. */
export function changesBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(before, j - 2) + 1);
      }
      row.push(least);
    }
    before = above;
    above = row;
  }
  return Math.min(at(above, b.length), most + 1);
}

function at(row: readonly number[], place: number): number {
  return row[place] ?? Number.POSITIVE_INFINITY;
}

function pairs(from: string, to: string): [string, string][] {
  return [...from].map((letter, place) => [letter, to[place] ?? '']);
}
