import type { CarFuel, GearboxKind } from '../new-cars/car-facts.ts';
import { type IstDate, partsOf } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';
import { kmFactor, ownerFactor, retentionAt } from '../used-car-rules/valuation-rules.ts';

/** A car that is offered for sale and can be compared with. No identity in it but the advert's public id. */
export type Comparable = {
  readonly id: string;
  readonly price: Paise;
  readonly modelYear: number;
  readonly km: number;
  /** 0: never owned by a customer. */
  readonly owners: number;
  readonly variant: string | null;
  readonly seller: 'owner' | 'dealer';
  /** Day since which it has this price. */
  readonly asOf: IstDate;
  /** Invented, for trying the product out. */
  readonly isSandbox: boolean;
};

/** Which cars are comparable: the same make, model, fuel and gearbox in a city, of these years. Null: any. */
export type ComparableWish = {
  readonly make: string;
  readonly model: string;
  readonly cityId: number | null;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly fuel: CarFuel | null;
  readonly gearbox: GearboxKind | null;
};

/** Live adverts of comparable cars, at most `most`, the nearest in year and kilometres first. */
export type FindComparables = (
  wish: ComparableWish,
  near: { readonly modelYear: number; readonly km: number },
  most: number,
) => Promise<readonly Comparable[]>;

/** What a car is compared by. */
export type ComparedCar = {
  readonly modelYear: number;
  readonly km: number;
  readonly owners: number;
};

/** A comparable with its price brought to the car's year, kilometres and owners. */
export type AdjustedComparable = Comparable & { readonly adjusted: Paise };

/** A price with the ranges that hold half and four fifths of such prices. */
export type PriceSpread = {
  readonly middle: Paise;
  readonly half: { readonly low: Paise; readonly high: Paise };
  readonly wide: { readonly low: Paise; readonly high: Paise };
  /** Half of the inner range as a part of the price. */
  readonly halfWidth: number;
};

/** Least standard deviation of the logarithm of prices: adverts that agree by chance do not make a price certain. */
const leastSpread = 0.04;

/** Quantiles of Student's distribution for the inner (75 %) and outer (90 %) bound, by degrees of freedom. */
const quantiles: readonly (readonly [number, number, number])[] = [
  [1, 1.0, 3.078],
  [2, 0.816, 1.886],
  [3, 0.765, 1.638],
  [4, 0.741, 1.533],
  [5, 0.727, 1.476],
  [7, 0.711, 1.415],
  [9, 0.703, 1.383],
  [14, 0.692, 1.345],
  [19, 0.688, 1.328],
  [29, 0.683, 1.311],
  [Number.POSITIVE_INFINITY, 0.674, 1.282],
];

/** Brings each advert's price to a car's year (by the table of retention), kilometres and owners. */
export function adjustComparables(
  car: ComparedCar,
  comparables: readonly Comparable[],
  today: IstDate,
): readonly AdjustedComparable[] {
  const { year } = partsOf(today);
  const share = (modelYear: number) => retentionAt(Math.max(0, year - modelYear), today) ?? 1;
  return comparables.map((one) => {
    const factor =
      (share(car.modelYear) / share(one.modelYear)) *
      kmFactor(car.km - one.km, today) *
      (ownerFactor(car.owners, today) / ownerFactor(one.owners, today));
    return { ...one, adjusted: paise(Math.round(one.price * factor)) };
  });
}

/**
 * The middle of comparable prices and how far they spread: the median, and ranges by the median deviation of their
 * logarithms, wider for few adverts (Student's distribution). Null: no prices.
 */
export function spreadOf(prices: readonly Paise[]): PriceSpread | null {
  if (prices.length === 0) return null;
  const logs = prices.map(Math.log);
  const middle = medianOf(logs);
  const deviation = medianOf(logs.map((log) => Math.abs(log - middle))) * 1.4826;
  const spread = Math.max(leastSpread, deviation) * Math.sqrt(1 + 1 / prices.length);
  const row = quantiles.find(([freedom]) => freedom >= Math.max(1, prices.length - 1));
  const [, inner, outer] = row ?? [0, 1, 3];
  const at = (steps: number) => paise(Math.round(Math.exp(middle + steps * spread)));
  return {
    middle: at(0),
    half: { low: at(-inner), high: at(inner) },
    wide: { low: at(-outer), high: at(outer) },
    halfWidth: Math.exp(inner * spread) - 1,
  };
}

/** The middle of values, between the two middle ones of an even number. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}
