import { type Loan, parseLoan } from '@pahiya/domain/loans/loan';
import { type LoanKind, loanKinds } from '@pahiya/domain/loans/loan-rules';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import { readPercent, readRupees, readWhole, typedIn } from './read-typed.ts';

/** Fields of the calculator as typed. */
export type LoanTyped = {
  readonly amount: string;
  readonly rate: string;
  readonly months: string;
  readonly fee: string;
};
export type LoanFieldName = keyof LoanTyped;

/** A loan to be worked out. `loan` is null where a field is wrong. */
export type LoanWish = {
  readonly kind: LoanKind;
  readonly typed: LoanTyped;
  readonly loan: Loan | null;
  readonly fee: Paise;
  readonly faults: readonly LoanFieldName[];
};

/** What the calculator starts with, by kind: round figures within the usual terms. */
const starts: Readonly<Record<LoanKind, LoanTyped>> = {
  'new-car': { amount: '800000', rate: '9', months: '60', fee: '4000' },
  'used-car': { amount: '400000', rate: '12.5', months: '48', fee: '5000' },
  'two-wheeler': { amount: '90000', rate: '12', months: '36', fee: '1800' },
  'against-car': { amount: '300000', rate: '14', months: '36', fee: '6000' },
  personal: { amount: '200000', rate: '13', months: '36', fee: '4000' },
};

/** Reads the calculator's address. Missing fields start with the figures of the kind. */
export function readLoanWish(query: URLSearchParams): LoanWish {
  const kind = loanKinds.find((one) => one === query.get('kind')) ?? 'new-car';
  const start = starts[kind];
  const typed: LoanTyped = {
    amount: typedIn(query, 'amount') ?? start.amount,
    rate: typedIn(query, 'rate') ?? start.rate,
    months: typedIn(query, 'months') ?? start.months,
    fee: typedIn(query, 'fee') ?? start.fee,
  };
  return { kind, typed, ...readLoan(typed) };
}

/** The loan of typed fields, with what is wrong in them. */
export function readLoan(typed: LoanTyped): Pick<LoanWish, 'loan' | 'fee' | 'faults'> {
  const amount = readRupees(typed.amount);
  const rate = readPercent(typed.rate);
  const months = readWhole(typed.months, 1, 120);
  const fee = typed.fee.trim() === '' ? 0 : readRupees(typed.fee);
  const parsed = parseLoan({ principal: amount ?? -1, rate: rate ?? -1, months: months ?? -1 });
  const isAmount = amount !== null && amount >= 1_000_000 && amount <= 10_000_000_000;
  // With its GST the fee must leave something of the loan.
  const isFee = fee !== null && (!isAmount || fee * 1.18 < amount);
  const faults: LoanFieldName[] = [
    ...(isAmount ? [] : (['amount'] as const)),
    ...(rate !== null && rate <= 60_000 ? [] : (['rate'] as const)),
    ...(months === null ? (['months'] as const) : []),
    ...(isFee ? [] : (['fee'] as const)),
  ];
  return {
    loan: parsed.ok && faults.length === 0 ? parsed.value : null,
    fee: paise(isFee ? fee : 0),
    faults,
  };
}

/** Address of a page with the loan's figures. */
export function loanAddress(
  path: string,
  { kind, typed }: Pick<LoanWish, 'kind' | 'typed'>,
): string {
  return `${path}?${new URLSearchParams({ kind, ...typed })}`;
}
