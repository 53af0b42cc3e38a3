import file from '../../data/lender-rates.json' with { type: 'json' };
import type { Bilingual } from '../shared/bilingual.ts';
import { daysBetween, type IstDate } from '../shared/ist-date.ts';

/** A rate that a lender publishes, as it was seen on a day. Rates in thousandths of a percent a year. */
export type PublicRate = {
  readonly lender: string;
  readonly kind: 'new-car';
  readonly from: number;
  /** Null: the lender names only where its rates begin. */
  readonly to: number | null;
  readonly note: Bilingual | null;
  readonly asOf: IstDate;
  readonly daysOld: number;
  /** The lender's own site. */
  readonly url: string;
  readonly source: string;
};

/** The newest rate of each lender that is not too old to be shown, the lowest first, and how many lenders are left out
 * because theirs is. A rate seen exactly 90 days ago is still shown. Rule id: LOAN-RATE-AGE. */
export function publicRates(on: IstDate): {
  readonly rates: readonly PublicRate[];
  readonly hidden: number;
} {
  const newest = new Map<string, PublicRate>();
  for (const row of file.rows) {
    const asOf = row.asOf as IstDate;
    const before = newest.get(row.lender);
    if (asOf > on || (before !== undefined && before.asOf >= asOf)) continue;
    const { lender, from, to, note, url, source } = row;
    const daysOld = daysBetween(asOf, on);
    newest.set(lender, { lender, kind: 'new-car', from, to, note, asOf, daysOld, url, source });
  }
  const all = [...newest.values()];
  const rates = all.filter(({ daysOld }) => daysOld <= file.shownDays);
  return {
    rates: rates.toSorted((a, b) => a.from - b.from || (a.lender < b.lender ? -1 : 1)),
    hidden: all.length - rates.length,
  };
}
