import { type Paise, paise, sumPaise } from '../shared/money.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { instalmentOf } from './instalment.ts';
import { type Loan, loanBounds } from './loan.ts';
import { balanceAfter, type ScheduleRow, scheduleAt, scheduleOf } from './schedule.ts';

/** A part payment on top of the instalment of a month. */
export type PartPayment = { readonly afterMonth: number; readonly amount: Paise };

/** What a part payment shortens: the time (`instalment` stays), or the instalment (`months` stay). */
export type Kept = 'instalment' | 'months';

/** A loan with part payments, compared with the same loan without them. */
export type PrepaymentPlan = {
  readonly rows: readonly ScheduleRow[];
  /** After the last part payment. */
  readonly instalment: Paise;
  readonly balanceBefore: Paise;
  readonly monthsLeft: number;
  readonly monthsSaved: number;
  /** From the first part payment to the end. */
  readonly interestLeft: Paise;
  readonly interestSaved: Paise;
};

/** The part payment that cannot be made: not a month within the loan, or not less than what is owed then. Paying
 * all of it closes the loan: see `exitSum`. */
export type PrepaymentRefusal = {
  readonly field: 'afterMonth' | 'amount';
  readonly place: number;
  readonly owed: Paise;
};

/** Effect of part payments, without the lender's charge for them (see `prepaymentCharge`). Part payments in the order of
 * their months, one a month. */
export function planPrepayments(
  loan: Loan,
  payments: readonly [PartPayment, ...PartPayment[]],
  kept: Kept,
): Result<PrepaymentPlan, PrepaymentRefusal> {
  const before = scheduleOf(loan);
  const first = payments[0].afterMonth;
  const rows: ScheduleRow[] = [];
  let instalment = before.instalment;
  let owed = loan.principal;
  for (const [place, payment] of payments.entries()) {
    const paidTo = rows.length;
    const stretch = stretchOf(
      { ...loan, principal: owed, months: loan.months - paidTo },
      instalment,
      paidTo,
    );
    const { afterMonth, amount } = payment;
    if (
      !Number.isInteger(afterMonth) ||
      afterMonth <= paidTo ||
      afterMonth >= paidTo + stretch.length
    )
      return err({ field: 'afterMonth', place, owed });
    rows.push(...stretch.slice(0, afterMonth - paidTo));
    owed = rows.at(-1)?.balance ?? owed;
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount >= owed)
      return err({ field: 'amount', place, owed });
    owed = paise(owed - amount);
    const rest = { ...loan, principal: owed, months: loan.months - afterMonth };
    if (kept === 'months') instalment = instalmentOf(rest);
  }
  rows.push(
    ...stretchOf(
      { ...loan, principal: owed, months: loan.months - rows.length },
      instalment,
      rows.length,
    ),
  );
  const interestLeft = interestFrom(rows, first);
  return ok({
    rows,
    instalment,
    balanceBefore: balanceAfter(before, first),
    monthsLeft: rows.length - first,
    monthsSaved: before.rows.length - rows.length,
    interestLeft,
    interestSaved: paise(interestFrom(before.rows, first) - interestLeft),
  });
}

/** Months from one part payment to the next, numbered within the whole loan. */
function stretchOf(rest: Loan, instalment: Paise, paidTo: number): ScheduleRow[] {
  return scheduleAt(rest, instalment).rows.map((row) => ({ ...row, month: row.month + paidTo }));
}

function interestFrom(rows: readonly ScheduleRow[], month: number): Paise {
  return sumPaise(rows.slice(month).map(({ interest }) => interest));
}

/** What closes a loan after a month's instalment, without the lender's charge; null for a month outside it. */
export function exitSum(loan: Loan, afterMonth: number): Paise | null {
  if (!Number.isInteger(afterMonth) || afterMonth < 0 || afterMonth > loan.months) return null;
  return balanceAfter(scheduleOf(loan), afterMonth);
}

/** What is due when a digital loan is given back within its cooling-off days: the principal and the APR for the days, no
 * penalty. A fee taken once may be kept if the Key Facts Statement said so. `apr` in thousandths of a percent.
 * Source: RBI (Digital Lending) Directions 2025. Rule id: COOLING-OFF. */
export function coolingOffSum(principal: Paise, apr: number, days: number): Paise {
  if (principal > loanBounds.principal.most || days < 0) throw new RangeError('no such loan');
  return paise(principal + Math.round((principal * apr * days) / 365 / 100_000));
}
