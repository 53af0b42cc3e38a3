import { searchForm } from '@pahiya/domain/search/search-form';

/** Hindi names of Latin letters in search form, longest first. */
const names: readonly (readonly [string, string])[] = (
  [
    ['डब्ल्यू', 'w'],
    ['क्यू', 'q'],
    ['एक्स', 'x'],
    ['ज़ेड', 'z'],
    ['वाई', 'y'],
    ['एफ', 'f'],
    ['एच', 'h'],
    ['आई', 'i'],
    ['एल', 'l'],
    ['एम', 'm'],
    ['एन', 'n'],
    ['आर', 'r'],
    ['एस', 's'],
    ['जे', 'j'],
    ['के', 'k'],
    ['बी', 'b'],
    ['सी', 'c'],
    ['डी', 'd'],
    ['जी', 'g'],
    ['पी', 'p'],
    ['टी', 't'],
    ['यू', 'u'],
    ['वी', 'v'],
    ['ए', 'a'],
    ['ई', 'e'],
    ['ओ', 'o'],
  ] as const
).map(([name, letter]) => [searchForm(name), letter]);

/** The abbreviation that a Hindi word spells letter by letter (पीयूसी is `puc`, आरसी is `rc`), in search form; else
 * null. */
export function readLetters(word: string): string | null {
  let rest = word;
  let letters = '';
  while (rest !== '') {
    const next = names.find(([name]) => rest.startsWith(name));
    if (next === undefined) return null;
    letters += next[1];
    rest = rest.slice(next[0].length);
  }
  return letters.length >= 2 ? letters : null;
}
