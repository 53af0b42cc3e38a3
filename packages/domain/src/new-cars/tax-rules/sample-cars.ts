import type { IstDate } from '../../shared/ist-date.ts';
import type { Paise } from '../../shared/money.ts';
import { rupees } from '../../shared/money.ts';
import { onRoadPrice, type PricedCar, type TaxRules } from '../on-road-price.ts';
import { rulesOfDay, type TaxRule } from './tax-rules.ts';

/** Cars that a change of rules is tried on before it is saved: below and above the usual limits of price, engine and
 * length, one of each fuel that states tax differently. */
export const sampleCars = [
  sample('small-petrol', 550_000, { fuel: 'petrol', engineCc: 998, lengthMm: 3655 }),
  sample('cng', 900_000, { fuel: 'cng', engineCc: 1197, lengthMm: 3995 }),
  sample('diesel-suv', 1_600_000, { fuel: 'diesel', engineCc: 1956, lengthMm: 4605 }),
  sample('electric', 1_500_000, { fuel: 'electric', motorKw: 95, lengthMm: 3994 }),
  sample('large-petrol', 4_500_000, { fuel: 'petrol', engineCc: 1984, lengthMm: 4758 }),
] as const;

function sample<Id extends string>(
  id: Id,
  price: number,
  facts: Pick<PricedCar, 'fuel' | 'lengthMm'> & Partial<PricedCar>,
) {
  const car: PricedCar = { engineCc: null, motorKw: null, ...facts, exShowroom: rupees(price) };
  return { id, car };
}

/** On-road price of a sample car before and after a change; null: not known. */
export type SampleChange = {
  readonly id: (typeof sampleCars)[number]['id'];
  readonly exShowroom: Paise;
  readonly before: Paise | null;
  readonly after: Paise | null;
};

/** Where rules of all of India are tried. */
const sampleState = 'DL';

/** What a rule changes for the sample cars on its first day, or today where that has passed, on top of the rules saved.
 * `wholeList`: the other rules of the same list take effect with it. A fee of a loan is tried with one. */
export function tryRule(
  rule: TaxRule,
  {
    saved,
    wholeList,
    today,
  }: {
    readonly saved: readonly TaxRule[];
    readonly wholeList: readonly TaxRule[];
    readonly today: IstDate;
  },
): readonly SampleChange[] {
  const on = rule.from > today ? rule.from : today;
  const stateCode = rule.stateCode === '' ? sampleState : rule.stateCode;
  const before = rulesOfDay(saved, on);
  const after = rulesOfDay(withRules(saved, wholeList), on);
  const withLoan = rule.kind === 'hypothecation-fee';
  const total = (car: PricedCar, rules: TaxRules) =>
    onRoadPrice(car, { stateCode, zone: 'A', owner: 'individual', withLoan }, on, rules).total;
  return sampleCars.map(({ id, car }) => ({
    ...{ id, exShowroom: car.exShowroom },
    before: total(car, before),
    after: total(car, after),
  }));
}

function withRules(saved: readonly TaxRule[], more: readonly TaxRule[]): readonly TaxRule[] {
  const keyOf = ({ kind, stateCode, from }: TaxRule) => `${kind} ${stateCode} ${from}`;
  const replaced = new Set(more.map(keyOf));
  return [...saved.filter((rule) => !replaced.has(keyOf(rule))), ...more];
}
