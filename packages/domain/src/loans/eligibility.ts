import file from '../../data/loan-rules.json' with { type: 'json' };
import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';
import { principalFor } from './instalment.ts';
import { type LoanKind, type LoanTerms, loanTerms, type Span } from './loan-rules.ts';

export const workKinds = ['salaried', 'self-employed'] as const;
export type WorkKind = (typeof workKinds)[number];

/** What somebody tells about themselves; nothing is asked of a bureau. */
export type Applicant = {
  readonly work: WorkKind;
  readonly age: number;
  /** In hand, a month. */
  readonly income: Paise;
  /** Instalments paid now, a month. */
  readonly instalments: Paise;
};

/** What is to be financed. */
export type LoanWish = {
  readonly kind: LoanKind;
  readonly months: number;
  /** On-road price, or the valuation of a car that is not new; null for a personal loan. */
  readonly value: Paise | null;
  /** Full years; 0 for a new vehicle. */
  readonly vehicleAge: number;
};

/** Why no lender's rule is met, or only a generous lender's. */
export const eligibilityBars = [
  'age-now',
  'age-at-end',
  'income',
  'instalments',
  'months',
  'vehicle-age',
] as const;
export type EligibilityBar = (typeof eligibilityBars)[number];

/** The sum by one rule, from a careful lender to a generous one. */
export type SumByRule = {
  readonly rule: 'instalment-share' | 'loan-share';
  readonly least: Paise;
  readonly most: Paise;
  /** Thousandths of a percent. */
  readonly share: Span;
};

/** What lenders' usual rules allow: a range, never a promise. `bars` met by no lender's rule make both sums 0;
 * `doubts` are met by generous lenders only and make the lower sum 0. */
export type Eligibility = {
  readonly least: Paise;
  readonly most: Paise;
  /** The rule that sets the upper sum; null where it is 0. */
  readonly limitedBy: SumByRule['rule'] | null;
  readonly sums: readonly SumByRule[];
  readonly bars: readonly EligibilityBar[];
  readonly doubts: readonly EligibilityBar[];
  readonly terms: LoanTerms;
};

/** The range of sums that an applicant may expect; null without rules for the day. Rule ids: LOAN-ELIGIBILITY,
 * LOAN-TERMS. */
export function eligibilityOf(
  applicant: Applicant,
  wish: LoanWish,
  on: IstDate,
): Eligibility | null {
  const terms = loanTerms(wish.kind, on);
  const borrower = currentOf(file.borrower, on);
  const shares = currentOf(file.instalmentShare, on);
  if (terms === null || borrower === null || shares === null) return null;
  const limits = applicant.work === 'salaried' ? borrower.salaried : borrower.selfEmployed;
  const band = shares.bands.find(
    ({ upToPaise }) => upToPaise === null || applicant.income <= upToPaise,
  );
  if (band === undefined) return null;
  const sums = [byIncome(applicant, wish, { terms, share: band }), ...byValue(wish, terms)];
  const found = barsOf(applicant, wish, { terms, limits });
  const most = Math.min(...sums.map((sum) => sum.most));
  const bars = most === 0 ? withSum(found.bars, sums) : found.bars;
  const upper = bars.length > 0 ? 0 : most;
  const least = Math.min(upper, ...sums.map((sum) => sum.least));
  return {
    most: paise(upper),
    least: paise(found.doubts.length > 0 ? 0 : least),
    limitedBy: upper === 0 ? null : (sums.find((sum) => sum.most === most)?.rule ?? null),
    ...{ sums, bars, doubts: found.doubts, terms },
  };
}

/** What is left of the share of income for instalments repays a sum: at the dearest usual rate for the careful
 * lender, at the cheapest for the generous one. */
function byIncome(
  { income, instalments }: Applicant,
  { months }: LoanWish,
  { terms, share }: { readonly terms: LoanTerms; readonly share: Span },
): SumByRule {
  const sum = (part: number, rate: number) => {
    const free = Math.max(0, Math.floor((income * part) / 100_000) - instalments);
    return principalFor(paise(free), { rate, months });
  };
  return {
    rule: 'instalment-share',
    least: sum(share.least, terms.rate.most),
    most: sum(share.most, terms.rate.least),
    share: { least: share.least, most: share.most },
  };
}

function byValue({ value, vehicleAge }: LoanWish, { loanShare }: LoanTerms): SumByRule[] {
  const share = loanShare?.byAge.find(
    ({ upToYears }) => upToYears === null || vehicleAge <= upToYears,
  );
  if (value === null || share === undefined) return [];
  const sum = (part: number) => paise(Math.floor((value * part) / 100_000));
  return [
    {
      rule: 'loan-share',
      least: sum(share.least),
      most: sum(share.most),
      share: { least: share.least, most: share.most },
    },
  ];
}

type Limits = {
  readonly leastAge: number;
  readonly ageAtEnd: Span;
  readonly monthlyIncomePaise: Span;
};

function barsOf(
  { age, income }: Applicant,
  { months, vehicleAge }: LoanWish,
  { terms, limits }: { readonly terms: LoanTerms; readonly limits: Limits },
) {
  const years = months / 12;
  const { ageAtEnd, loanShare } = terms;
  const isFinanced =
    loanShare === null ||
    loanShare.byAge.some(({ upToYears }) => upToYears === null || vehicleAge <= upToYears);
  const checks: readonly (readonly [EligibilityBar, boolean, boolean])[] = [
    ['age-now', age >= limits.leastAge, true],
    ['age-at-end', age + years <= limits.ageAtEnd.most, age + years <= limits.ageAtEnd.least],
    ['income', income >= limits.monthlyIncomePaise.least, income >= limits.monthlyIncomePaise.most],
    ['months', months >= terms.months.least && months <= terms.months.most, true],
    [
      'vehicle-age',
      isFinanced && (ageAtEnd === null || vehicleAge + years <= ageAtEnd.most),
      ageAtEnd === null || vehicleAge + years <= ageAtEnd.least,
    ],
  ];
  return {
    bars: checks.filter(([, byMost]) => !byMost).map(([bar]) => bar),
    doubts: checks.filter(([, byMost, byAll]) => byMost && !byAll).map(([bar]) => bar),
  };
}

/** Instalments that already take the whole share of income are a reason of their own. */
function withSum(
  bars: readonly EligibilityBar[],
  sums: readonly SumByRule[],
): readonly EligibilityBar[] {
  const isSpent = sums.some(({ rule, most }) => rule === 'instalment-share' && most === 0);
  return isSpent ? [...bars, 'instalments'] : bars;
}
