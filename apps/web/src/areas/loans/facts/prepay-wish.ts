import { aprOf } from '@pahiya/domain/loans/apr';
import { exactInstalment } from '@pahiya/domain/loans/instalment';
import type { Loan } from '@pahiya/domain/loans/loan';
import { gstOnFee } from '@pahiya/domain/loans/loan-rules';
import {
  coolingOffSum,
  exitSum,
  type Kept,
  type PrepaymentPlan,
  planPrepayments,
} from '@pahiya/domain/loans/prepay';
import {
  type PrepaymentRule,
  prepaymentCharge,
  prepaymentRule,
} from '@pahiya/domain/loans/prepayment-charge';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import { type LoanWish, readLoanWish } from './loan-wish.ts';
import { readDay, readPercent, readRupees, readWhole, typedIn } from './read-typed.ts';

/** Fields of the planner besides the loan's, as typed. */
export type PrepayTyped = {
  readonly part: string;
  readonly after: string;
  readonly kept: Kept;
  readonly rateKind: 'fixed' | 'floating';
  readonly borrower: 'individual' | 'business';
  readonly sanctioned: string;
  readonly charge: string;
  readonly days: string;
};
export type PrepayField = 'part' | 'after' | 'sanctioned' | 'charge' | 'days';

/** What the planner shows; null parts could not be worked out because of a fault. */
export type PrepayWish = {
  readonly wish: LoanWish;
  readonly typed: PrepayTyped;
  readonly faults: readonly PrepayField[];
  readonly plan: PrepaymentPlan | null;
  readonly rule: PrepaymentRule | null;
  /** Of the part payment, and of closing the loan; null: depends on papers that were not looked up. */
  readonly partCharge: Paise | null;
  readonly exit: { readonly balance: Paise; readonly charge: Paise | null } | null;
  readonly coolingOff: Paise | null;
};

/** Reads the planner's address and works it out. */
export function readPrepayWish(query: URLSearchParams, today: IstDate): PrepayWish {
  const wish = readLoanWish(query);
  const { loan } = wish;
  const typed: PrepayTyped = {
    part: typedIn(query, 'part') ?? '100000',
    after: typedIn(query, 'after') ?? '12',
    kept: query.get('kept') === 'months' ? 'months' : 'instalment',
    rateKind: query.get('rateKind') === 'floating' ? 'floating' : 'fixed',
    borrower: query.get('borrower') === 'business' ? 'business' : 'individual',
    sanctioned: typedIn(query, 'sanctioned') ?? formatDdMmYyyy(today),
    charge: typedIn(query, 'charge') ?? '',
    days: typedIn(query, 'days') ?? '2',
  };
  const part = readRupees(typed.part);
  const after = readWhole(typed.after, 1, 120);
  const sanctionedOn = readDay(typed.sanctioned);
  const agreed = typed.charge.trim() === '' ? null : readPercent(typed.charge);
  const days = readWhole(typed.days, 1, 30);
  const planned =
    loan === null || part === null || after === null
      ? null
      : planPrepayments(loan, [{ afterMonth: after, amount: paise(part) }], typed.kept);
  const isCharge = typed.charge.trim() === '' || (agreed !== null && agreed <= 10_000);
  const faults: PrepayField[] = [
    ...(part === null || (planned?.ok === false && planned.error.field === 'amount')
      ? (['part'] as const)
      : []),
    ...(after === null || (planned?.ok === false && planned.error.field === 'afterMonth')
      ? (['after'] as const)
      : []),
    ...(sanctionedOn === null || sanctionedOn > today ? (['sanctioned'] as const) : []),
    ...(isCharge ? [] : (['charge'] as const)),
    ...(days === null ? (['days'] as const) : []),
  ];
  const isWhole = loan !== null && faults.length === 0 && sanctionedOn !== null;
  const the = isWhole
    ? { sanctionedOn, rateKind: typed.rateKind, borrower: typed.borrower, agreed }
    : null;
  const chargeOf = (sum: Paise) => (the === null ? null : prepaymentCharge(sum, the, today));
  const balance = isWhole && after !== null ? exitSum(loan, after) : null;
  return {
    wish,
    typed,
    faults,
    plan: isWhole && planned?.ok ? planned.value : null,
    rule: the && prepaymentRule(the),
    partCharge: part === null ? null : chargeOf(paise(part)),
    exit: balance === null ? null : { balance, charge: chargeOf(balance) },
    coolingOff: isWhole && days !== null ? coolingOf(loan, wish.fee, days, today) : null,
  };
}

function coolingOf(loan: Loan, fee: Paise, days: number, today: IstDate): Paise | null {
  const net = paise(loan.principal - fee - (gstOnFee(fee, today) ?? 0));
  const apr = aprOf({ net, instalment: exactInstalment(loan), months: loan.months });
  return apr === null ? null : coolingOffSum(loan.principal, apr, days);
}
