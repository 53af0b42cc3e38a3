import file from '../../data/running-costs.json' with { type: 'json' };
import { instalmentOf } from '../loans/instalment.ts';
import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';

/** Terms by which the EMI of a new car is computed. Share of the on-road price and yearly rate in thousandths of a
 * percent. */
export type CarLoanTerms = {
  readonly share: number;
  readonly rate: number;
  readonly months: number;
};

/** The usual terms on a day, nobody's offer; null without a row for the day. Rule id: CAR-EMI. */
export function usualCarLoan(on: IstDate): CarLoanTerms | null {
  const row = currentOf(file.loan, on);
  return row === null ? null : { share: row.share, rate: row.rate, months: row.months };
}

/** Principal in whole rupees and EMI for an on-road price that holds the hypothecation fee; null where nothing is
 * borrowed. The one way to an EMI of a new car. Rule id: CAR-EMI. */
export function carLoan(
  onRoad: Paise,
  { share, rate, months }: CarLoanTerms,
): { readonly principal: Paise; readonly instalment: Paise } | null {
  const principal = paise(Math.round((onRoad * share) / 100_000 / 100) * 100);
  return principal === 0
    ? null
    : { principal, instalment: instalmentOf({ principal, rate, months }) };
}
