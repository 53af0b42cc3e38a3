import type { Answer } from '@pahiya/api-client/api-client';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import type { Copies } from '../../../frame/copy/copies.ts';

type Fines = Answer<'challanFines'>;
type FineWords = Copies['challan-pay']['fines'];

/** A row of the fine table in the page's language. */
export type FineLine = {
  readonly id: string;
  readonly name: string;
  readonly section: string;
  readonly sums: string;
  readonly note: string | null;
};

/** Rows of one category, in the order of the Act. */
export type FineGroup = { readonly category: string; readonly lines: readonly FineLine[] };

/** The fine table in one language, by category, limited to the texts that the page shows. */
export function fineGroups(
  { fines }: Fines,
  language: Language,
  words: FineWords,
): readonly FineGroup[] {
  const categories = [...new Set(fines.map(({ category }) => category))];
  return categories.map((category) => ({
    category,
    lines: fines
      .filter((fine) => fine.category === category)
      .map((fine) => ({
        id: fine.id,
        name: fine.name[language],
        section: words.section(fine.section),
        sums: sumsOf(fine, words),
        note: noteOf(fine, words),
      })),
  }));
}

type Sums = Pick<Fines['fines'][number], 'twoWheeler' | 'light' | 'heavy' | 'repeat'>;

/** Court decisions and unfixed fines in words. */
function sumsOf(fine: Fines['fines'][number], words: FineWords): string {
  if (fine.compounding === 'court-only') return words.court;
  const said = sumParts(fine, words);
  return said.length === 0 ? words.none : said.join(' · ');
}

/** Amounts by vehicle; two-wheeler and car in one text if equal. */
export function sumParts(
  { twoWheeler, light, heavy, repeat }: Sums,
  words: FineWords,
): readonly string[] {
  const first =
    twoWheeler === light
      ? [sum(light, null)]
      : [sum(twoWheeler, words.twoWheeler), sum(light, words.light)];
  return [...first, sum(heavy, words.heavy), sum(repeat, words.repeat)].filter(
    (part) => part !== null,
  );
}

function sum(amount: number | null, what: string | null): string | null {
  if (amount === null) return null;
  return what === null ? formatRupees(paise(amount)) : `${what} ${formatRupees(paise(amount))}`;
}

function noteOf(fine: Fines['fines'][number], words: FineWords): string | null {
  if (fine.isStateSum) return words.stateSum(fine.asOf);
  return fine.confidence === 'high' || fine.confidence === 'medium' ? null : words.unsure;
}
