import file from '../../data/loan-rules.json' with { type: 'json' };
import type { Confidence } from '../places/rto-offices.ts';
import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';
import { gstOnFee } from './loan-rules.ts';

/** What decides whether a lender may charge for repaying early. */
export type PrepaymentCase = {
  /** Day of the sanction or of the last renewal. */
  readonly sanctionedOn: IstDate;
  /** At the time of repaying, for a loan that changes from one to the other. */
  readonly rateKind: 'fixed' | 'floating';
  readonly borrower: 'individual' | 'business';
  /** The charge in the sanction letter, agreement and Key Facts Statement, in thousandths of a percent of the sum repaid.
   * Null: the borrower has not looked it up. */
  readonly agreed: number | null;
};

/** `none`: no charge may be taken. `as-agreed`: at most what the papers say. `by-lender`: depends on the kind of lender
 * and the sum. `not-known`: sanctioned before the rule. A loan at a fixed rate is never `none`. */
export type PrepaymentRule = {
  readonly kind: 'none' | 'as-agreed' | 'by-lender' | 'not-known';
  readonly confidence: Confidence;
  readonly sources: readonly string[];
};

/** The rule for a loan. Source: RBI (Pre-payment Charges on Loans) Directions 2025. Rule id: PREPAYMENT-CHARGE. */
export function prepaymentRule({
  sanctionedOn,
  rateKind,
  borrower,
}: Omit<PrepaymentCase, 'agreed'>): PrepaymentRule {
  const row = currentOf(
    file.prepayment.filter(
      (one) => one.rateKind === rateKind && (one.borrower === null || one.borrower === borrower),
    ),
    sanctionedOn,
  );
  if (row === null) return { kind: 'not-known', confidence: 'unverified', sources: [] };
  return {
    kind: row.charge as PrepaymentRule['kind'],
    confidence: row.confidence as Confidence,
    sources: row.source,
  };
}

/** The charge for repaying a sum early, with its GST. 0 only where the rule forbids a charge or the papers say 0; null
 * where it depends on papers that were not looked up. */
export function prepaymentCharge(repaid: Paise, the: PrepaymentCase, on: IstDate): Paise | null {
  if (prepaymentRule(the).kind === 'none') return paise(0);
  if (the.agreed === null) return null;
  const charge = paise(Math.round((repaid * the.agreed) / 100_000));
  const gst = gstOnFee(charge, on);
  return gst === null ? null : paise(charge + gst);
}
