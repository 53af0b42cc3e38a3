import { offencePath } from '@pahiya/domain/challans/offence-path';
import { type FineRow, fineList } from '@pahiya/domain/challans/offences';
import type { SearchEntry } from '@pahiya/domain/search/search-entry';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { copyOf } from '../frame/copy/copy-store.ts';
import { sentences } from '../frame/copy/sentences.ts';

/** Search synonyms for any fine. */
const fineWords = ['fine', 'challan', 'penalty', 'जुर्माना', 'चालान'];

/** Offences of not having something; their names say so in many ways. */
const lacking =
  /^no-(?!entry)|-not-shown$|^(?:number-plate|mirror|speed-governor|child-restraint|child-harness)$/;
const lackingWords = ['without', 'बिना'];

/** Offences with the fines of the Act. */
export function offenceEntries(language: Language): readonly SearchEntry[] {
  return fineList(null).map((row) => {
    const { id, name, words, section, keywords } = row.offence;
    const sums = sumsText(row, language);
    return {
      kind: 'offence',
      ref: id,
      language,
      title: name[language],
      summary: sums,
      body: `${words[language]} ${sums}`,
      tags: [
        ...keywords,
        `section ${section}`,
        ...fineWords,
        ...(lacking.test(id) ? lackingWords : []),
      ],
      path: offencePath(id),
      weight: 1,
    };
  });
}

function sumsText(
  { offence, twoWheeler, light, heavy, repeat }: FineRow,
  language: Language,
): string {
  const { fines: words } = copyOf(language, 'challan-pay');
  const search = copyOf(language, 'site-search');
  const section = words.section(offence.section);
  if (offence.compounding === 'court-only')
    return sentences(language, `${search.fine}: ${words.court} (${section})`);
  const first =
    twoWheeler === light
      ? [sum(light)]
      : [sum(twoWheeler, words.twoWheeler), sum(light, words.light)];
  const parts = [...first, sum(heavy, words.heavy), sum(repeat, words.repeat)];
  const said = parts.filter((part) => part !== null);
  const sums = said.length === 0 ? words.none : said.join(', ');
  return sentences(language, `${search.fine}: ${sums} (${section})`, words.lead);
}

function sum(amount: Paise | null, what?: string): string | null {
  if (amount === null) return null;
  return what === undefined ? formatRupees(amount) : `${what} ${formatRupees(amount)}`;
}
