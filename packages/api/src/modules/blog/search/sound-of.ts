/** Devanagari letters as Latin sounds; letters that are typed alike map to one: aspirated as plain, retroflex as
 * dental. */
const letters: ReadonlyMap<string, string> = new Map([
  ...pairs('कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह', 'kkggnccjjnttddnttddnpfbbmyrlvsssh'),
  ...pairs('अआइईउऊएऐओऔऑ', 'aaiiuueeooo'),
  ...pairs('ािीुूेैोौॉंँ', 'aiiuueeooonn'),
  ['ऋ', 'ri'],
  ['ृ', 'ri'],
]);
const consonants = /[\u0915-\u0939]/;
const vowelOrEnd = /[\u093e-\u094d]/;

/** Spelling variants of English and Latin-script Hindi, normalised. Longer groups first. */
const spellings: readonly (readonly [RegExp, string])[] = [
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
  [/a[iy]/g, 'e'],
  [/au/g, 'o'],
  [/(.)\1+/g, '$1'],
];

/** Phonetic key of a word in search form, in Latin letters: words typed by ear or in the other script get the same or a
 * similar key ("chalaan", "चलान" and "challan" are `calan`). */
export function soundOf(word: string): string {
  const latin = [...word].map((letter, place, all) => {
    const sound = letters.get(letter);
    if (sound === undefined) return /[a-z0-9]/.test(letter) ? letter : '';
    const next = all[place + 1];
    // The inherent vowel is spoken before a letter that is not a vowel sign.
    const isOpen = consonants.test(letter) && next !== undefined && !vowelOrEnd.test(next);
    return isOpen ? `${sound}a` : sound;
  });
  const plain = latin.join('');
  if (/[\u0900-\u097f]/.test(word)) return plain.replace(/(.)\1+/g, '$1');
  return spellings.reduce((text, [from, to]) => text.replace(from, to), plain);
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
