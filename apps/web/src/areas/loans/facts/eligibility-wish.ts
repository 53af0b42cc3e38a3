import { type Eligibility, eligibilityOf, type WorkKind } from '@pahiya/domain/loans/eligibility';
import { type LoanKind, loanKinds } from '@pahiya/domain/loans/loan-rules';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import { readRupees, readWhole, typedIn } from './read-typed.ts';

/** Fields as typed. */
export type EligibilityTyped = {
  readonly income: string;
  readonly instalments: string;
  readonly age: string;
  readonly months: string;
  readonly value: string;
  readonly vehicleAge: string;
};
export type EligibilityField = keyof EligibilityTyped;

/** The question with its answer; null before anything was entered, or where a field is wrong. */
export type EligibilityWish = {
  readonly kind: LoanKind;
  readonly work: WorkKind;
  readonly typed: EligibilityTyped;
  readonly faults: readonly EligibilityField[];
  readonly answer: Eligibility | null;
};

/** Whether the vehicle's age matters for a kind. */
export function hasVehicleAge(kind: LoanKind): boolean {
  return kind === 'used-car' || kind === 'against-car';
}

/** Reads the page's address and works it out. */
export function readEligibilityWish(query: URLSearchParams, today: IstDate): EligibilityWish {
  const kind = loanKinds.find((one) => one === query.get('kind')) ?? 'new-car';
  const work: WorkKind = query.get('work') === 'self-employed' ? 'self-employed' : 'salaried';
  const isAsked = query.has('income');
  const typed: EligibilityTyped = {
    income: typedIn(query, 'income') ?? '',
    instalments: typedIn(query, 'instalments') ?? '0',
    age: typedIn(query, 'age') ?? '',
    months: typedIn(query, 'months') ?? '60',
    value: typedIn(query, 'value') ?? '',
    vehicleAge: typedIn(query, 'vehicleAge') ?? '0',
  };
  const income = readRupees(typed.income);
  const instalments = readRupees(typed.instalments);
  const age = readWhole(typed.age, 18, 80);
  const months = readWhole(typed.months, 1, 120);
  const value = kind === 'personal' ? null : readRupees(typed.value);
  const vehicleAge = hasVehicleAge(kind) ? readWhole(typed.vehicleAge, 0, 30) : 0;
  const isValue = kind === 'personal' || (value !== null && value >= 1_000_000);
  const faults: EligibilityField[] = [
    ...(income === null ? (['income'] as const) : []),
    ...(instalments === null ? (['instalments'] as const) : []),
    ...(age === null ? (['age'] as const) : []),
    ...(months === null ? (['months'] as const) : []),
    ...(isValue ? [] : (['value'] as const)),
    ...(vehicleAge === null ? (['vehicleAge'] as const) : []),
  ];
  const isWhole =
    income !== null &&
    instalments !== null &&
    age !== null &&
    months !== null &&
    vehicleAge !== null;
  const answer =
    isAsked && isWhole && faults.length === 0
      ? eligibilityOf(
          { work, age, income: paise(income), instalments: paise(instalments) },
          { kind, months, value: value as Paise | null, vehicleAge },
          today,
        )
      : null;
  return { kind, work, typed, faults: isAsked ? faults : [], answer };
}
