import type { PriceSpread } from './comparables.ts';

/**
 * How far a price can be relied on. A: ten comparable adverts or more that agree; B: at least five; C: a fitted model
 * that has seen many cars of the model; D: few cars, or only the table of ages. Rule id: VALUE-GRADES.
 */
export const grades = ['A', 'B', 'C', 'D'] as const;
export type Grade = (typeof grades)[number];

const manyComparables = 10;
const closeHalf = 0.08;

/** Grade of a price from at least five comparable adverts. */
export function gradeOfComparables(count: number, { halfWidth }: PriceSpread): Grade {
  return count >= manyComparables && halfWidth <= closeHalf ? 'A' : 'B';
}

/** Cars of the model from which on a fitted price is more than a guess. */
export const manyCars = 30;

/** Grade of a fitted price, by the cars of the model that the fit has seen. */
export function gradeOfFit(cars: number): Grade {
  return cars >= manyCars ? 'C' : 'D';
}
