import { type IstDate, partsOf } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';
import { labelRules, VALUATION_VERSION } from '../used-car-rules/valuation-rules.ts';
import {
  type AdjustedComparable,
  adjustComparables,
  type Comparable,
  type ComparedCar,
  spreadOf,
} from './comparables.ts';
import { type Grade, gradeOfComparables } from './grade.ts';

/** What a price is called beside the market, lowest first. `well-below` is a reason to look closely. */
export const priceLabelCodes = ['well-below', 'great', 'good', 'fair', 'high'] as const;
export type PriceLabelCode = (typeof priceLabelCodes)[number];

/** Why a car has no price label. */
export const noLabelReasons = [
  'few-comparables',
  'wide-range',
  'too-old',
  'low-price',
  'accident',
  'demo-car',
] as const;
export type NoLabelReason = (typeof noLabelReasons)[number];

/** An advert that wants a label. `accident`: a structural repair or flood that the seller states or an inspection found. */
export type LabelledCar = ComparedCar & {
  readonly price: Paise;
  readonly accident: boolean;
};

/** A price label with what it was worked out from, or the reason for none. */
export type PriceLabel =
  | {
      readonly kind: 'label';
      readonly code: PriceLabelCode;
      /** Asking price as a part of the market's price. */
      readonly ratio: number;
      readonly market: Paise;
      /** Four fifths of such prices are within it. */
      readonly low: Paise;
      readonly high: Paise;
      readonly grade: Grade;
      readonly comparables: readonly AdjustedComparable[];
      readonly on: IstDate;
      readonly version: string;
    }
  | {
      readonly kind: 'none';
      readonly reason: NoLabelReason;
      /** Comparable cars found. */
      readonly found: number;
      readonly needed: number;
      readonly on: IstDate;
      readonly version: string;
    };

/**
 * What the asking price of an advert is called, from adverts of the same model, fuel and gearbox, year ±1, in its city,
 * without the advert itself. No label: fewer than five such adverts, a range wider than a tenth either way, a car over
 * 15 years or under one lakh, a structural accident, or a demo car. Working it out again from the answer's comparables
 * gives the same label. Null: no rules on that day. Rule id: PRICE-LABEL. */
export function priceLabel(
  car: LabelledCar,
  comparables: readonly Comparable[],
  today: IstDate,
): PriceLabel | null {
  const rules = labelRules(today);
  if (rules === null) return null;
  const basis = { on: today, version: VALUATION_VERSION };
  const none = (reason: NoLabelReason): PriceLabel => ({
    kind: 'none',
    reason,
    found: comparables.length,
    needed: rules.leastComparables,
    ...basis,
  });
  if (car.accident) return none('accident');
  if (car.owners === 0) return none('demo-car');
  if (partsOf(today).year - car.modelYear > rules.oldestYears) return none('too-old');
  if (car.price < rules.leastPaise) return none('low-price');
  if (comparables.length < rules.leastComparables) return none('few-comparables');
  const adjusted = adjustComparables(car, comparables, today);
  const spread = spreadOf(adjusted.map(({ adjusted }) => adjusted));
  if (spread === null) return none('few-comparables');
  if (spread.halfWidth > rules.widestHalf) return none('wide-range');
  const ratio = car.price / spread.middle;
  const bound = rules.bounds.find(({ below }) => ratio < below);
  return {
    kind: 'label',
    code: (bound?.code ?? 'high') as PriceLabelCode,
    ratio,
    market: spread.middle,
    low: spread.wide.low,
    high: spread.wide.high,
    grade: gradeOfComparables(adjusted.length, spread),
    comparables: adjusted,
    ...basis,
  };
}
