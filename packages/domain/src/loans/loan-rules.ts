import file from '../../data/loan-rules.json' with { type: 'json' };
import type { Confidence } from '../places/rto-offices.ts';
import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';

/** What is financed. `against-car`: money on a car already owned. `personal`: no vehicle as security. */
export const loanKinds = ['new-car', 'used-car', 'two-wheeler', 'against-car', 'personal'] as const;
export type LoanKind = (typeof loanKinds)[number];

/** What is seen in practice, from the careful to the generous lender. */
export type Span = { readonly least: number; readonly most: number };

/** Usual terms of a kind of loan. Shares and rates in thousandths of a percent. */
export type LoanTerms = {
  readonly kind: LoanKind;
  /** Day from which these ranges were seen. */
  readonly from: IstDate;
  /** The share of the on-road price or of the lender's valuation that is financed, by age of the vehicle in years.
   * Null: no security. */
  readonly loanShare: {
    readonly of: 'on-road' | 'valuation';
    readonly byAge: readonly (Span & { readonly upToYears: number | null })[];
  } | null;
  readonly months: Span;
  readonly rate: Span;
  /** Processing fee as a share of the loan, before GST. */
  readonly fee: Span;
  /** Age of the vehicle in years when the loan ends; null: no limit seen. */
  readonly ageAtEnd: Span | null;
  readonly confidence: Confidence;
  readonly sources: readonly string[];
};

/** Usual terms on a day; null if there are none for that day. Ranges from practice, nobody's offer. Rule id:
 * LOAN-TERMS. */
export function loanTerms(kind: LoanKind, on: IstDate): LoanTerms | null {
  const row = currentOf(
    file.terms.filter((one) => one.kind === kind),
    on,
  );
  if (row === null) return null;
  const { loanShare, months, rate, fee, ageAtEnd } = row;
  return {
    ...{ kind, months, rate, fee, ageAtEnd },
    from: row.from as IstDate,
    loanShare:
      loanShare === null ? null : { ...loanShare, of: loanShare.of as 'on-road' | 'valuation' },
    confidence: row.confidence as Confidence,
    sources: row.source,
  };
}

/** GST on a fee or charge of a lender; null if there is no rate for the day. Whole paise, half up. */
export function gstOnFee(fee: Paise, on: IstDate): Paise | null {
  const row = currentOf(file.gst, on);
  return row === null ? null : paise(Math.round((fee * row.rate) / 100_000));
}
