import { instalmentOf } from '../loans/instalment.ts';
import { loanTerms } from '../loans/loan-rules.ts';
import { type IstDate, partsOf } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';

/** What a loan for a used car usually comes to a month. Shares and rates in thousandths of a percent. */
export type UsedCarLoan = {
  readonly months: number;
  /** Share of the price, as lenders finance it by age. Lenders take their own valuation, which may be lower. */
  readonly share: number;
  readonly principal: Paise;
  readonly low: { readonly rate: number; readonly instalment: Paise };
  readonly high: { readonly rate: number; readonly instalment: Paise };
};

/** The usual instalments for a car at its asking price, from the lowest rate seen to the highest; null where no lender is
 * seen to finance such an age. Nobody's offer. Rule ids: LOAN-TERMS, EMI. */
export function usedCarLoan(
  { price, madeYear }: { readonly price: Paise; readonly madeYear: number },
  today: IstDate,
): UsedCarLoan | null {
  const terms = loanTerms('used-car', today);
  const age = Math.max(0, partsOf(today).year - madeYear);
  const row = terms?.loanShare?.byAge.find(({ upToYears }) => age <= (upToYears ?? Infinity));
  if (terms === null || row === undefined) return null;
  const yearsLeft = terms.ageAtEnd === null ? Infinity : terms.ageAtEnd.most - age;
  const months = Math.min(terms.months.most, Math.floor(yearsLeft * 12));
  if (months < terms.months.least) return null;
  const share = row.least;
  const principal = paise(Math.floor((price * share) / 100_000));
  const at = (rate: number) => ({ rate, instalment: instalmentOf({ principal, rate, months }) });
  return { months, share, principal, low: at(terms.rate.least), high: at(terms.rate.most) };
}
