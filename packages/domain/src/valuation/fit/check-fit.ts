import { medianOf } from '../comparables.ts';
import { type ErrorBand, errorBand, type FittedModel, fittedEffects } from '../fitted-model.ts';
import { manyCars } from '../grade.ts';
import { type Effects, fitPrices } from './fit-prices.ts';
import type { UsedCarRow } from './read-used-row.ts';
import { toFittedModel } from './to-fitted-model.ts';

const foldCount = 5;
/** Fitted prices from which errors are taken apart, rupees. */
const bandBounds = [0, 300_000, 600_000, 1_000_000, 2_000_000];
/** Fewer cars in a band do not make quantiles. */
const leastInBand = 100;

/** A car with the price that a fit without it gave, and the median of its model and year among the others. Null: the
 * others have none of the model, or of the model and year. */
export type CheckedCar = {
  readonly car: UsedCarRow;
  readonly fitted: number | null;
  readonly sameYear: number | null;
  /** The same among adverts of its source only. */
  readonly sameSourceYear: number | null;
  readonly isWithin: { readonly half: boolean; readonly wide: boolean } | null;
};

/**
 * Prices every car by a fit that has not seen it: the cars are dealt into five folds, and each fold is priced by the
 * coefficients of the other four, through the code that is shipped. The range of a fold's prices is made from the
 * errors of the other folds.
 */
export function checkFit(cars: readonly UsedCarRow[]): {
  readonly checked: readonly CheckedCar[];
  readonly errors: readonly ErrorBand[];
} {
  const folds = deal(cars);
  const priced = folds.flatMap((fold, number) => {
    const others = folds.flatMap((one, place) => (place === number ? [] : one));
    const price = pricesBy(fitPrices(others), others);
    const sameYear = medians(others, yearKey);
    const sameSourceYear = medians(others, (car) => `${car.source} ${yearKey(car)}`);
    return fold.map((car) => ({
      ...{ car, number, fitted: price(car) },
      sameYear: sameYear(car),
      sameSourceYear: sameSourceYear(car),
    }));
  });
  const bandsWithout = folds.map((_, number) =>
    bandsOf(priced.filter((one) => one.number !== number)),
  );
  return {
    errors: bandsOf(priced),
    checked: priced.map(({ number, ...one }) => ({
      ...one,
      fitted: one.fitted?.rupees ?? null,
      isWithin: withinOf(one.car.rupees, one.fitted, bandsWithout[number] ?? []),
    })),
  };
}

const yearKey = ({ make, model, modelYear }: UsedCarRow) => `${make}/${model} ${modelYear}`;

/** A price by a fit that has not seen the car, and how many cars of the model it has seen. */
type FoldPrice = { readonly rupees: number; readonly cars: number };

/** Price of a car by a fit, at the level of the car's own source; null for a model that it has not seen. */
function pricesBy(effects: Effects, cars: readonly UsedCarRow[]) {
  const models = new Map<string, FittedModel>();
  return (car: UsedCarRow): FoldPrice | null => {
    const fitted = models.get(car.source) ?? toFittedModel(effects, cars, car.source);
    models.set(car.source, fitted);
    const found = fittedEffects(fitted, car);
    if (found === null) return null;
    const sum = Object.values(found).reduce((total, effect) => total + effect, 0);
    return { rupees: Math.exp(sum), cars: fitted.models[`${car.make}/${car.model}`]?.cars ?? 0 };
  };
}

function medians(cars: readonly UsedCarRow[], keyOf: (car: UsedCarRow) => string) {
  const groups = Map.groupBy(cars, keyOf);
  return (car: UsedCarRow): number | null => {
    const group = groups.get(keyOf(car));
    return group === undefined ? null : medianOf(group.map(({ rupees }) => rupees));
  };
}

function bandsOf(priced: readonly { car: UsedCarRow; fitted: FoldPrice | null }[]): ErrorBand[] {
  const misses = priced.flatMap(({ car, fitted }) =>
    fitted === null ? [] : [{ ...fitted, ratio: car.rupees / fitted.rupees }],
  );
  return [0, manyCars].flatMap((fromCars) => {
    const group = misses.filter(({ cars }) => cars >= manyCars === fromCars > 0);
    return bandBounds.flatMap((fromRupees, place) => {
      const upTo = bandBounds[place + 1] ?? Number.POSITIVE_INFINITY;
      const ratios = group
        .filter(({ rupees }) => rupees >= fromRupees && rupees < upTo)
        .map(({ ratio }) => ratio)
        .sort((a, b) => a - b);
      if (ratios.length < leastInBand) return [];
      const at = (part: number) => roundOf(ratios[Math.floor(part * (ratios.length - 1))] ?? 1);
      const bounds = (low: number, high: number): readonly [number, number] => [
        Math.min(1, at(low)),
        Math.max(1, at(high)),
      ];
      return [{ fromRupees, fromCars, half: bounds(0.25, 0.75), wide: bounds(0.1, 0.9) }];
    });
  });
}

function withinOf(rupees: number, fitted: FoldPrice | null, bands: readonly ErrorBand[]) {
  const band = fitted === null ? null : errorBand(bands, fitted);
  if (fitted === null || band === null) return null;
  const within = ([low, high]: readonly [number, number]) =>
    rupees >= fitted.rupees * low && rupees <= fitted.rupees * high;
  return { half: within(band.half), wide: within(band.wide) };
}

/** Deals cars into folds by a fixed shuffle of their place: the same table gives the same folds. */
function deal(cars: readonly UsedCarRow[]): UsedCarRow[][] {
  let state = 42;
  const drawn = cars.map((car) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return { car, draw: state };
  });
  drawn.sort((a, b) => a.draw - b.draw);
  return Array.from({ length: foldCount }, (_, number) =>
    drawn.filter((_, place) => place % foldCount === number).map(({ car }) => car),
  );
}

function roundOf(ratio: number): number {
  return Math.round(ratio * 1000) / 1000;
}
