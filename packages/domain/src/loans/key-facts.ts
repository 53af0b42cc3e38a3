import file from '../../data/loan-rules.json' with { type: 'json' };
import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise, sumPaise } from '../shared/money.ts';
import { aprOf } from './apr.ts';
import { exactInstalment } from './instalment.ts';
import type { Loan } from './loan.ts';
import { gstOnFee } from './loan-rules.ts';
import { type Schedule, scheduleOf } from './schedule.ts';

/** A fee taken at the start. `payee`: the lender, or a third party paid through the lender (insurance, valuation, legal).
 * `amount` before GST. Fees that fall due only if something happens are contingent charges, not these. */
export type LoanFee = {
  readonly name: string;
  readonly payee: 'lender' | 'third-party';
  readonly amount: Paise;
};

/** A floating rate is benchmark plus spread; both in thousandths of a percent. */
export type RateFacts =
  | { readonly kind: 'fixed' }
  | {
      readonly kind: 'floating' | 'hybrid';
      readonly benchmark: string;
      readonly benchmarkRate: number;
      readonly spread: number;
      readonly resetMonths: number;
    };

/** What a lender states beside the arithmetic. Null: not stated, which a page says in so many words. */
export type LenderFacts = {
  readonly proposalNumber: string | null;
  readonly loanType: string | null;
  readonly disbursal: 'at-once' | 'in-stages' | null;
  readonly firstInstalmentAfterDays: number | null;
  readonly rate: RateFacts | null;
  /** Charges that fall due only if something happens, in the lender's words. */
  readonly penalCharge: string | null;
  readonly otherPenalCharge: string | null;
  readonly foreclosureCharge: string | null;
  readonly switchingCharge: string | null;
  readonly recoveryAgentClause: string | null;
  readonly grievanceClause: string | null;
  readonly grievanceContact: string | null;
  readonly mayBeTransferred: boolean | null;
  readonly coLending: string | null;
  readonly coolingOffDays: number | null;
  readonly recoveryAgent: string | null;
};

/** Facts of a lender that states none: each is "not stated" on the page. */
export const noFacts: LenderFacts = {
  proposalNumber: null,
  loanType: null,
  disbursal: null,
  firstInstalmentAfterDays: null,
  rate: null,
  penalCharge: null,
  otherPenalCharge: null,
  foreclosureCharge: null,
  switchingCharge: null,
  recoveryAgentClause: null,
  grievanceClause: null,
  grievanceContact: null,
  mayBeTransferred: null,
  coLending: null,
  coolingOffDays: null,
  recoveryAgent: null,
};

/** The lines of annex B, the computation of the APR. */
export type AprSheet = {
  readonly sanctioned: Paise;
  readonly months: number;
  readonly instalments: number;
  /** Unrounded, in paise with a fraction: the APR is computed with it. */
  readonly exactInstalment: number;
  readonly instalment: Paise;
  readonly rate: number;
  readonly totalInterest: Paise;
  /** Each with its GST. */
  readonly lenderFees: Paise;
  readonly thirdPartyFees: Paise;
  readonly gstOnFees: Paise;
  readonly net: Paise;
  /** Instalments and fees. */
  readonly totalPaid: Paise;
  /** Thousandths of a percent, two decimals of a percent; null where the fees eat up the loan. */
  readonly apr: number | null;
};

/** What a quarter of a point more does to a floating loan: the instalment at the same time, or the time at the same
 * instalment. */
export type RateRise = {
  readonly step: number;
  readonly instalment: Paise;
  readonly moreMonths: number | null;
};

/** A Key Facts Statement: the facts, the sheet of the APR and the schedule (annexes A, B and C). */
export type KeyFacts = {
  readonly facts: LenderFacts;
  readonly fees: readonly (LoanFee & { readonly gst: Paise })[];
  readonly sheet: AprSheet;
  readonly schedule: Schedule;
  readonly rateRise: RateRise | null;
  readonly validWorkingDays: number;
};

/**
 * The statement for a loan and its fees. Fees go into the APR with GST, which the RBI's form allows to leave out: a
 * borrower pays it. Null before the first day of the rule (1 October 2024) or without a rate of GST.
 * Source: RBI circular DOR.STR.REC.13/13.03.00/2024-25 of 15 April 2024. Rule ids: KEY-FACTS, APR.
 */
export function keyFactsOf(
  loan: Loan,
  fees: readonly LoanFee[],
  facts: LenderFacts,
  on: IstDate,
): KeyFacts | null {
  const rule = currentOf(file.keyFacts, on);
  const taxed = fees.flatMap((fee) => {
    const gst = gstOnFee(fee.amount, on);
    return gst === null ? [] : [{ ...fee, gst }];
  });
  if (rule === null || taxed.length < fees.length) return null;
  return {
    facts,
    fees: taxed,
    sheet: aprSheetOf(loan, taxed),
    schedule: scheduleOf(loan),
    rateRise:
      facts.rate === null || facts.rate.kind === 'fixed' ? null : riseOf(loan, rule.rateStep),
    validWorkingDays: rule.validWorkingDays,
  };
}

/** The computation of the APR (annex B) with fees and their GST. Rule id: APR. */
export function aprSheetOf(
  loan: Loan,
  fees: readonly (LoanFee & { readonly gst: Paise })[],
): AprSheet {
  const { instalment, totalInterest, totalPaid } = scheduleOf(loan);
  const of = (payee: LoanFee['payee']) =>
    sumPaise(
      fees.filter((fee) => fee.payee === payee).map(({ amount, gst }) => paise(amount + gst)),
    );
  const lenderFees = of('lender');
  const thirdPartyFees = of('third-party');
  const net = paise(loan.principal - lenderFees - thirdPartyFees);
  const exact = exactInstalment(loan);
  return {
    sanctioned: loan.principal,
    months: loan.months,
    instalments: loan.months,
    exactInstalment: exact,
    instalment,
    rate: loan.rate,
    totalInterest,
    ...{ lenderFees, thirdPartyFees, net },
    gstOnFees: sumPaise(fees.map(({ gst }) => gst)),
    totalPaid: paise(totalPaid + lenderFees + thirdPartyFees),
    apr: aprOf({ net, instalment: exact, months: loan.months }),
  };
}

/** Months are null where the old instalment no longer covers the interest. */
function riseOf(loan: Loan, step: number): RateRise {
  const dearer = { ...loan, rate: loan.rate + step };
  return { step, instalment: scheduleOf(dearer).instalment, moreMonths: moreMonths(loan, dearer) };
}

function moreMonths(loan: Loan, dearer: Loan): number | null {
  const r = dearer.rate / 1_200_000;
  const share = (loan.principal * r) / exactInstalment(loan);
  if (share >= 1) return null;
  return Math.ceil(-Math.log(1 - share) / Math.log(1 + r) - 1e-9) - loan.months;
}
