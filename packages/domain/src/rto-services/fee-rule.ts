import type { Confidence } from '../places/rto-offices.ts';
import type { Bilingual } from '../shared/bilingual.ts';
import type { Paise } from '../shared/money.ts';

/** Vehicle classes of the fees in rule 81 of the Central Motor Vehicles Rules. `lmv`: light motor vehicle. Imported
 * vehicles are separate classes. */
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

/** Age bands of fees: the twentieth birthday itself still counts as not over 20. */
export const ageBands = ['under-10', '10-15', '15-20', 'over-20'] as const;
export type AgeBand = (typeof ageBands)[number];

/** Rule for the amount of a line. Tables are named by id and have an amount per class. */
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

/** A line of a service's fee. */
export type FeeRule = {
  readonly id: string;
  readonly name: Bilingual;
  readonly amount: FeeAmount;
  /** `card`: if the state issues a smart card. `in-grace`, `after-grace`: a licence expired by up to one year, or
   * longer. */
  readonly when: 'card' | 'in-grace' | 'after-grace' | null;
  /** Null if given by the table of the amount. */
  readonly confidence: Confidence | null;
  readonly source: readonly string[];
};

/** Amounts of a fee by class; a missing class has no amount in the sources. */
export type FeeTable = {
  readonly id: string;
  readonly paise: Readonly<Partial<Record<VehicleFeeClass, Paise>>>;
  /** Classes whose amount we derived as half of the registration fee. */
  readonly derived: readonly VehicleFeeClass[];
  readonly confidence: Confidence;
  readonly source: readonly string[];
};
