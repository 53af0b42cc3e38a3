import type { Confidence } from '../places/rto-offices.ts';
import type { Paise } from '../shared/money.ts';
import { type SpecKeyId, specKeyIds, specKeys } from './spec-keys.ts';

/** What of a variant is compared. Null and absent: not known. */
export type ComparedCar = {
  /** Of the whole car, and not old. */
  readonly exShowroom: Paise | null;
  readonly onRoad: Paise | null;
  /** Instalment with the usual terms. */
  readonly emi: Paise | null;
  /** Instalment, fuel and insurance of a month at the usual values. */
  readonly monthly: Paise | null;
  readonly figures: Partial<Readonly<Record<SpecKeyId, number>>>;
  readonly rating: {
    readonly adultStars: number;
    readonly childStars: number;
    readonly confidence: Confidence;
  } | null;
};

export const comparedKeys = [
  'exShowroom',
  'onRoad',
  'emi',
  'monthly',
  ...specKeyIds,
  'adultStars',
  'childStars',
] as const;
export type ComparedKey = (typeof comparedKeys)[number];

const sums = ['exShowroom', 'onRoad', 'emi', 'monthly'] as const;

/** A row of the comparison: one value a car, in their order. */
export type ComparedRow = {
  readonly key: ComparedKey;
  readonly values: readonly (number | null)[];
  /** Whether no car differs from another. */
  readonly isSame: boolean;
  /** Places of the best values, among those known; empty where no direction is plainly better, fewer than two are known,
   * or all known ones are equal. */
  readonly best: readonly number[];
};

/** Compares cars line by line. A value that no car states has no row. Rule id: CAR-COMPARE. */
export function compareCars(cars: readonly ComparedCar[]): readonly ComparedRow[] {
  return comparedKeys.flatMap((key) => {
    const values = cars.map((car) => comparedValue(car, key));
    const known = values.filter((value) => value !== null);
    if (known.length === 0) return [];
    const isSame = new Set(values).size === 1;
    return [{ key, values, isSame, best: bestOf(values, known, directionOf(key)) }];
  });
}

function comparedValue(car: ComparedCar, key: ComparedKey): number | null {
  if (isSum(key)) return car[key];
  if (key === 'adultStars' || key === 'childStars') return car.rating?.[key] ?? null;
  return car.figures[key] ?? null;
}

/** Whether a row holds sums in paise. */
export function isSum(key: ComparedKey): key is (typeof sums)[number] {
  return sums.some((sum) => sum === key);
}

/** Which direction is better, if it is plain: never for size, seats or colour. */
function directionOf(key: ComparedKey): 'more' | 'less' | null {
  if (isSum(key)) return 'less';
  return key === 'adultStars' || key === 'childStars' ? 'more' : specKeys[key].better;
}

function bestOf(
  values: readonly (number | null)[],
  known: readonly number[],
  direction: 'more' | 'less' | null,
): number[] {
  if (direction === null || new Set(known).size < 2) return [];
  const best = direction === 'more' ? Math.max(...known) : Math.min(...known);
  return values.flatMap((value, place) => (value === best ? [place] : []));
}
