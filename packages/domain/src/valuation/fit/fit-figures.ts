import { medianOf } from '../comparables.ts';
import type { CheckedCar } from './check-fit.ts';

/** Errors of prices, in percent; R² of prices and of their logarithms. */
export type Errors = {
  readonly mape: number;
  readonly median: number;
  readonly r2: number;
  readonly r2Log: number;
  readonly mae: number;
};

/** What a check found about a group of cars. Errors are those on cars that both the fit and the medians can price. */
export type FitFigures = {
  readonly name: string;
  readonly cars: number;
  /** Cars that the fit can price, percent. */
  readonly covered: number;
  readonly fitted: Errors;
  /** Of the median of the same model and year: in all sources, and in the car's own. */
  readonly sameYear: Errors;
  readonly sameSourceYear: Errors;
  /** Prices within the ranges that are to hold 50 and 80 percent of them. */
  readonly withinHalf: number;
  readonly withinWide: number;
};

/** Figures of a group of checked cars. */
export function fitFigures(name: string, checked: readonly CheckedCar[]): FitFigures {
  const compared = checked.filter(
    ({ fitted, sameYear, sameSourceYear }) =>
      fitted !== null && sameYear !== null && sameSourceYear !== null,
  );
  const errorsBy = (price: 'fitted' | 'sameYear' | 'sameSourceYear') =>
    errorsOf(compared.map((one) => [one[price] ?? 0, one.car.rupees]));
  const ranged = checked.flatMap(({ isWithin }) => (isWithin === null ? [] : [isWithin]));
  return {
    name,
    cars: checked.length,
    covered: percent(checked.filter(({ fitted }) => fitted !== null).length, checked.length),
    fitted: errorsBy('fitted'),
    sameYear: errorsBy('sameYear'),
    sameSourceYear: errorsBy('sameSourceYear'),
    withinHalf: percent(ranged.filter(({ half }) => half).length, ranged.length),
    withinWide: percent(ranged.filter(({ wide }) => wide).length, ranged.length),
  };
}

function errorsOf(pairs: readonly (readonly [found: number, real: number])[]): Errors {
  const relative = pairs.map(([found, real]) => Math.abs(found / real - 1) * 100);
  return {
    mape: meanOf(relative),
    median: medianOf(relative),
    r2: explained(pairs),
    r2Log: explained(pairs.map(([found, real]) => [Math.log(found), Math.log(real)])),
    mae: meanOf(pairs.map(([found, real]) => Math.abs(found - real))),
  };
}

function explained(pairs: readonly (readonly [found: number, real: number])[]): number {
  const mean = meanOf(pairs.map(([, real]) => real));
  const squares = (of: (pair: readonly [number, number]) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair) ** 2, 0);
  return 1 - squares(([found, real]) => found - real) / squares(([, real]) => real - mean);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percent(part: number, whole: number): number {
  return (100 * part) / whole;
}
