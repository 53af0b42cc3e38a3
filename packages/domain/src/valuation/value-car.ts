import { type IstDate, partsOf } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';
import {
  conditionRows,
  effectsSource,
  figureShares,
  kmFactor,
  labelRules,
  ownerFactor,
  retentionAt,
  retentionSource,
  type Sourced,
  usualKm,
  VALUATION_VERSION,
  valuationLimits,
} from '../used-car-rules/valuation-rules.ts';
import { wordsOf } from './car-names.ts';
import {
  type AdjustedComparable,
  adjustComparables,
  type Comparable,
  medianOf,
  type PriceSpread,
  spreadOf,
} from './comparables.ts';
import { errorBand, type FittedModel, type FittedQuestion, fittedEffects } from './fitted-model.ts';
import { type Grade, gradeOfComparables, gradeOfFit } from './grade.ts';
import type {
  NoValueReason,
  PriceRange,
  Valuation,
  ValuationBasis,
  ValuationLine,
  ValuationLineId,
  ValuationMethod,
  ValuedCar,
} from './valuation.ts';

/** What a car is valued from. */
export type ValuationFacts = {
  readonly car: ValuedCar;
  /** Name of the car's city in English, as the fit knows cities. */
  readonly city: string;
  /** Adverts of the same model, fuel and gearbox in the city, year ±1. */
  readonly comparables: readonly Comparable[];
  /** Adverts of the same model and year with any fuel and gearbox, in any city. */
  readonly sameYear: readonly Comparable[];
  /** Present price of the variant new, or the middle one of its model; null: not built any more or not known. */
  readonly newPrice: { readonly price: Paise; readonly asOf: string } | null;
  readonly fitted: FittedModel | null;
};

/** A price before the condition: its working, and the range around it as factors. */
type Raw = {
  readonly method: ValuationMethod;
  readonly grade: Grade;
  readonly lines: readonly ValuationLine[];
  readonly wide: readonly [number, number];
  readonly comparables: readonly AdjustedComparable[];
  readonly basis: ValuationBasis;
};

/** Adverts of the same model and year from which on their middle is a price. */
const leastSameYear = 3;
/** Range of a price by the table of ages alone: four fifths of adverts of 2019 with a new price were within it. */
const tableRange = [0.72, 1.36] as const;
const oneRupee = 100;
const thousandRupees = 100_000;

/**
 * What a car is worth: from comparable adverts (five or more), else the fitted model, else adverts of the same model
 * and year, else the new price and the table of ages; or no price with its reason. Whole thousands of rupees. More
 * kilometres never raise a price and an older car is never dearer, as long as the adverts are the same. Rule id:
 * VALUE-CHAIN. */
export function valueCar(facts: ValuationFacts, today: IstDate): Valuation {
  const { car, comparables } = facts;
  const stamp = { on: today, version: VALUATION_VERSION };
  const none = (reason: NoValueReason): Valuation => ({
    kind: 'none',
    reason,
    found: comparables.length,
    ...stamp,
  });
  const age = ageOf(car, today);
  if (age > valuationLimits.oldestYears) return none('too-old');
  const rows = conditionRows(today);
  const share = rows.find(({ code }) => code === car.condition)?.share ?? null;
  if (share === null) return none('poor-condition');
  const figures = figureShares(today);
  const raw =
    fromComparables(facts, today) ??
    fromFit(facts, today) ??
    fromSameYear(facts, today) ??
    fromTable(facts, today);
  if (raw === null || figures === null) return none('not-enough-data');

  const before = sumOf(raw.lines);
  const conditioned = toRupees(before * share);
  const price = toThousands(conditioned);
  const lines: ValuationLine[] = [
    ...raw.lines,
    { id: 'condition', amount: paise(conditioned - before) },
    { id: 'rounding', amount: paise(price - conditioned) },
  ];
  const range = (times: number): PriceRange => ({
    price: toThousands(price * times),
    low: toThousands(price * times * raw.wide[0]),
    high: toThousands(price * times * raw.wide[1]),
  });
  return {
    kind: 'value',
    method: raw.method,
    grade: raw.grade,
    private: range(1),
    toDealer: range(figures.toDealer),
    dealerRetail: range(figures.dealerRetail),
    lines: lines.filter(({ id, amount }) => id === 'start' || amount !== 0),
    conditions: rows.map(({ share: times, ...row }) => ({
      ...row,
      price: times === null ? null : toThousands(before * times),
    })),
    comparables: raw.comparables,
    basis: raw.basis,
    ...stamp,
  };
}

/** Age of a car in years: models are dated by year. */
export function ageOf({ modelYear }: { readonly modelYear: number }, today: IstDate): number {
  return Math.max(0, partsOf(today).year - modelYear);
}

function fromComparables({ car, comparables }: ValuationFacts, today: IstDate): Raw | null {
  const least = labelRules(today)?.leastComparables ?? Number.POSITIVE_INFINITY;
  if (comparables.length < least) return null;
  return fromAdverts('comparables', car, comparables, today, gradeOfComparables);
}

function fromSameYear({ car, sameYear }: ValuationFacts, today: IstDate): Raw | null {
  if (sameYear.length < leastSameYear) return null;
  return fromAdverts('same-year', car, sameYear, today, () => 'D');
}

function fromAdverts(
  method: ValuationMethod,
  car: ValuedCar,
  adverts: readonly Comparable[],
  today: IstDate,
  gradeOf: (count: number, spread: PriceSpread) => Grade,
): Raw | null {
  const adjusted = adjustComparables(car, adverts, today);
  const spread = spreadOf(adjusted.map((one) => one.adjusted));
  const source = effectsSource(today);
  if (spread === null || source === null) return null;
  // Each step repeats the middle with one more difference made up for; the last is the middle of all.
  const middleWith = (bringTo: (one: Comparable) => Partial<ValuedCar>) =>
    middleOf(
      adverts.flatMap((one) => {
        const own = { modelYear: one.modelYear, km: one.km, owners: one.owners };
        return adjustComparables({ ...own, ...bringTo(one) }, [one], today);
      }),
    );
  const { modelYear, km, owners } = car;
  const steps: [ValuationLineId, number][] = [
    ['start', middleWith(() => ({}))],
    ['age', middleWith(() => ({ modelYear }))],
    ['km', middleWith(() => ({ modelYear, km }))],
    ['owners', middleWith(() => ({ modelYear, km, owners }))],
  ];
  return {
    method,
    grade: gradeOf(adjusted.length, spread),
    lines: differences(steps),
    wide: [spread.wide.low / spread.middle, spread.wide.high / spread.middle],
    comparables: adjusted,
    basis: { cars: adjusted.length, asOf: today, ...source },
  };
}

function fromFit({ car, city, fitted }: ValuationFacts, today: IstDate): Raw | null {
  if (fitted === null) return null;
  const effects = fittedEffects(fitted, questionOf(car, city, today));
  const model = fitted.models[`${car.make}/${car.model}`];
  if (effects === null || model === undefined) return null;
  let running = 0;
  const steps = Object.entries(effects).map(([id, effect]): [ValuationLineId, number] => {
    running += effect;
    return [id as ValuationLineId, Math.round(Math.exp(running) * 100)];
  });
  const band = errorBand(fitted.errors, { rupees: Math.exp(running), cars: model.cars });
  if (band === null) return null;
  return {
    method: 'fitted',
    grade: gradeOfFit(model.cars),
    lines: differences(steps),
    wide: band.wide,
    comparables: [],
    basis: {
      cars: model.cars,
      asOf: String(fitted.asOf),
      confidence: 'low',
      sources: [`Asking prices to ${fitted.asOf}, fitted on ${fitted.fittedOn}`],
    },
  };
}

function questionOf(car: ValuedCar, city: string, today: IstDate): FittedQuestion {
  return {
    ...{ make: car.make, model: car.model, km: car.km, city },
    words: [...new Set(car.variant === null ? [] : wordsOf(car.variant))],
    age: ageOf(car, today),
    // A plug-in hybrid is priced like a hybrid.
    fuel: car.fuel === 'plug-in-hybrid' ? 'hybrid' : car.fuel,
    gearbox: car.gearbox ?? 'unknown',
    owner: String(Math.min(4, car.owners)),
    ...{ seller: 'unknown', engineCc: null, powerBhp: null },
  };
}

function fromTable({ car, newPrice }: ValuationFacts, today: IstDate): Raw | null {
  const age = ageOf(car, today);
  const share = retentionAt(age, today);
  const source = retentionSource(today);
  if (newPrice === null || share === null || source === null) return null;
  const aged = newPrice.price * share;
  const driven = aged * kmFactor(car.km - usualKm(car.fuel, age, today), today);
  const owned = driven * ownerFactor(car.owners, today);
  return {
    method: 'table',
    grade: 'D',
    lines: differences([
      ['start', newPrice.price],
      ['age', Math.round(aged)],
      ['km', Math.round(driven)],
      ['owners', Math.round(owned)],
    ]),
    wide: tableRange,
    comparables: [],
    basis: { cars: 0, asOf: newPrice.asOf, ...withEffects(source, today) },
  };
}

function withEffects({ confidence, sources }: Sourced, today: IstDate): Sourced {
  const more = effectsSource(today)?.sources ?? [];
  return { confidence, sources: [...new Set([...sources, ...more])] };
}

function middleOf(adverts: readonly AdjustedComparable[]): number {
  return Math.round(Math.exp(medianOf(adverts.map(({ adjusted }) => Math.log(adjusted)))));
}

/** Lines whose running sums are the given amounts, in whole rupees. */
function differences(steps: readonly (readonly [ValuationLineId, number])[]): ValuationLine[] {
  const running = steps.map(([, amount]) => toRupees(amount));
  return steps.map(([id], place) => ({
    id,
    amount: paise((running[place] ?? 0) - (running[place - 1] ?? 0)),
  }));
}

function toRupees(amount: number): number {
  return Math.round(amount / oneRupee) * oneRupee;
}

function sumOf(lines: readonly ValuationLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

function toThousands(amount: number): Paise {
  return paise(Math.max(1, Math.round(amount / thousandRupees)) * thousandRupees);
}
