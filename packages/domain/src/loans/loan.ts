import { type Paise, paise } from '../shared/money.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** A loan repaid in equal monthly instalments. `rate`: reducing, in thousandths of a percent a year (8,750 = 8.75 %). */
export type Loan = {
  readonly principal: Paise;
  readonly rate: number;
  readonly months: number;
};

/** What the arithmetic accepts: sums in paise, rate in thousandths of a percent, months. */
export const loanBounds = {
  principal: { least: 1_000_000, most: 10_000_000_000 },
  rate: { least: 0, most: 60_000 },
  months: { least: 1, most: 120 },
} as const;

export type LoanField = keyof typeof loanBounds;

/** Refusal: the field that is not a whole number within its bounds. */
export type LoanRefusal = { readonly field: LoanField };

/** A loan from numbers somebody typed. Refuses the first field out of bounds; see `loanBounds`. */
export function parseLoan(input: Readonly<Record<LoanField, number>>): Result<Loan, LoanRefusal> {
  for (const field of ['principal', 'rate', 'months'] as const) {
    const { least, most } = loanBounds[field];
    const value = input[field];
    if (!Number.isSafeInteger(value) || value < least || value > most) return err({ field });
  }
  return ok({ ...input, principal: paise(input.principal) });
}

/** Rate of a month as a fraction: a twelfth of the yearly one. */
export function monthlyRate(rate: number): number {
  return rate / 100_000 / 12;
}
