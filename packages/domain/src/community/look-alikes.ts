import file from '../../data/community-names.json' with { type: 'json' };

/** Letters of other scripts that look like a Latin one, in lower case. Source: Unicode UTS 39, confusables.txt, as far as
 * the scripts that display names may have. */
const latinOf: ReadonlyMap<string, string> = new Map(
  [
    // Cyrillic
    ...['аa', 'вb', 'сc', 'ԁd', 'еe', 'ӏl', 'һh', 'іi', 'јj', 'кk', 'мm', 'нh', 'оo'],
    ...['рp', 'ԛq', 'гr', 'ѕs', 'тt', 'цu', 'ѵv', 'ԝw', 'хx', 'уy', 'ӡz', 'ьb', 'пn', 'ґr', 'қk'],
    // Greek
    ...['αa', 'βb', 'ϲc', 'ςc', 'δd', 'εe', 'ηn', 'ιi', 'ϳj', 'κk', 'μm', 'νv', 'οo', 'ρp', 'σo'],
    ...['τt', 'υu', 'χx', 'γy', 'ζz', 'ωw', 'ϝf'],
    // Armenian
    ...['օo', 'սu', 'ոn', 'հh', 'յj', 'ցg', 'քf', 'զq', 'լl', 'աw'],
    // Latin letters that are not plain ones
    ...['ɑa', 'ɡg', 'ıi', 'ʟl', 'ɩi', 'ƨs', 'ʏy', 'øo', 'łl', 'đd'],
  ].map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);

/** A text in small Latin letters as far as its own look like them: width, style, marks on Latin letters and scripts that
 * share shapes do not matter. Letters of other scripts stay. Rule id: COMMUNITY-LOOKALIKE. */
export function latinForm(text: string): string {
  const small = text.normalize('NFKC').toLowerCase().normalize('NFD');
  const latin = Array.from(small, (letter) => latinOf.get(letter) ?? letter).join('');
  return latin.replace(/(\p{Script=Latin})\p{M}+/gu, '$1').normalize('NFC');
}

/** What a word looks like to a person: two words with one skeleton read alike. */
export function skeletonOf(word: string): string {
  return latinForm(word)
    .replaceAll('_', '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[0]/g, 'o')
    .replace(/[1i]/g, 'l')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')
    .replaceAll('7', 't')
    .replaceAll('8', 'b');
}

/** Names of authorities and banks, and ours. */
export const impostorWords: readonly string[] = [
  ...file.authorities,
  ...file.banks,
  ...file.banks.map((bank) => `${bank}bank`),
];
