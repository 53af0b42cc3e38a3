import type { Confidence } from '../places/rto-offices.ts';
import type { Bilingual } from '../shared/bilingual.ts';
import type { Paise } from '../shared/money.ts';

/** Classes by which rule 81 of the Central Motor Vehicles Rules sets its fees. `lmv`: light motor vehicle.
 * Imported vehicles are classes of their own. */
export const vehicleFeeClasses = [
  'invalid-carriage',
  'motorcycle',
  'three-wheeler',
  'lmv-private',
  'lmv-transport',
  'medium',
  'heavy',
  'imported-two-three',
  'imported-four',
  'other',
] as const;
export type VehicleFeeClass = (typeof vehicleFeeClasses)[number];

/** Age of a vehicle as fees count it: the twentieth birthday itself still counts as not over 20. */
export const ageBands = ['under-10', '10-15', '15-20', 'over-20'] as const;
export type AgeBand = (typeof ageBands)[number];

/** How a line of a fee is found. Tables are named by id and give a sum for each class. */
export type FeeAmount =
  | { readonly kind: 'flat'; readonly paise: Paise }
  | { readonly kind: 'each-licence-class'; readonly paise: Paise }
  | { readonly kind: 'each-year-late'; readonly paise: Paise }
  | { readonly kind: 'by-class'; readonly table: string }
  | { readonly kind: 'each-month-late'; readonly table: string }
  | {
      readonly kind: 'by-class-and-age';
      readonly tables: Readonly<Partial<Record<AgeBand, string>>>;
    }
  | { readonly kind: 'set-by-state' };

/** One line of a service's fee. */
export type FeeRule = {
  readonly id: string;
  readonly name: Bilingual;
  readonly amount: FeeAmount;
  /** `card`: where the state gives a smart card. `in-grace`, `after-grace`: a licence up to one year over, or more. */
  readonly when: 'card' | 'in-grace' | 'after-grace' | null;
  /** Null where the table of the amount says it. */
  readonly confidence: Confidence | null;
  readonly source: readonly string[];
};

/** Sums of one fee for each class; a class that is missing is one for which the sources give no sum. */
export type FeeTable = {
  readonly id: string;
  readonly paise: Readonly<Partial<Record<VehicleFeeClass, Paise>>>;
  /** Classes whose sum we computed as half of the registration fee. */
  readonly derived: readonly VehicleFeeClass[];
  readonly confidence: Confidence;
  readonly source: readonly string[];
};
