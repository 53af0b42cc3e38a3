import type { CarFuel, GearboxKind } from '../new-cars/car-facts.ts';
import type { IstDate } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';
import type { CarCondition } from '../used-car-rules/car-conditions.ts';
import type { ConditionRow, Sourced } from '../used-car-rules/valuation-rules.ts';
import type { AdjustedComparable } from './comparables.ts';
import type { Grade } from './grade.ts';

/** A car to be valued. `variant`: its name, null: not known. `owners`: serial number of the present owner, from 1. */
export type ValuedCar = {
  readonly make: string;
  readonly model: string;
  readonly variant: string | null;
  readonly modelYear: number;
  readonly km: number;
  readonly fuel: CarFuel;
  readonly gearbox: GearboxKind | null;
  readonly owners: number;
  readonly cityId: number;
  readonly condition: CarCondition;
};

/** How a price was reached, best first. */
export const valuationMethods = ['comparables', 'fitted', 'same-year', 'table'] as const;
export type ValuationMethod = (typeof valuationMethods)[number];

/** What a line of the working is about. */
export const valuationLineIds = [
  'start',
  'age',
  'km',
  'fuel',
  'gearbox',
  'owners',
  'variant',
  'city',
  'level',
  'condition',
  'rounding',
] as const;
export type ValuationLineId = (typeof valuationLineIds)[number];

/** A line of the working: what it adds to or takes off the price. */
export type ValuationLine = { readonly id: ValuationLineId; readonly amount: Paise };

/** A price with the range that holds four fifths of such prices. */
export type PriceRange = { readonly price: Paise; readonly low: Paise; readonly high: Paise };

/** Why there is no price. */
export const noValueReasons = ['poor-condition', 'too-old', 'not-enough-data'] as const;
export type NoValueReason = (typeof noValueReasons)[number];

/** What a price rests on. */
export type ValuationBasis = Sourced & {
  /** Cars that were compared, or that the fit has seen of the model; 0 for the table. */
  readonly cars: number;
  /** Year or day of the prices. */
  readonly asOf: string;
};

/** A condition and the price between private persons that goes with it; null: none without an inspection. */
export type PricedCondition = Omit<ConditionRow, 'share'> & { readonly price: Paise | null };

/** What a car is worth, or why that is not known. */
export type Valuation =
  | {
      readonly kind: 'value';
      readonly method: ValuationMethod;
      readonly grade: Grade;
      /** Between private persons. */
      readonly private: PriceRange;
      readonly toDealer: PriceRange;
      readonly dealerRetail: PriceRange;
      /** They sum up to the private price exactly. */
      readonly lines: readonly ValuationLine[];
      readonly conditions: readonly PricedCondition[];
      readonly comparables: readonly AdjustedComparable[];
      readonly basis: ValuationBasis;
      readonly on: IstDate;
      readonly version: string;
    }
  | {
      readonly kind: 'none';
      readonly reason: NoValueReason;
      /** Comparable cars found. */
      readonly found: number;
      readonly on: IstDate;
      readonly version: string;
    };
