import file from '../../data/motor-tariff.json' with { type: 'json' };
import type { Confidence } from '../places/rto-offices.ts';
import type { Dated } from '../shared/dated.ts';
import { type Paise, paise } from '../shared/money.ts';

/** Classes of vehicles that are rated here. */
export type MotorClass = 'car' | 'two-wheeler';

/** What decides a vehicle's band: the engine in cc, or the motor in kW. A hybrid has an engine. */
export type VehiclePower =
  | { readonly kind: 'engine'; readonly cc: number; readonly isHybrid: boolean }
  | { readonly kind: 'motor'; readonly kw: number };

/** Zone of the registering office's city: A for eight large cities, B for the rest of India. */
export type TariffZone = 'A' | 'B';

/** Optional covers whose usual price is a share of the insured value. */
export type RatedAddOn =
  | 'zero-depreciation'
  | 'return-to-invoice'
  | 'engine-protect'
  | 'consumables';

type Row = Dated & { readonly confidence: Confidence; readonly source: readonly string[] };
/** A band holds values above the one before it, up to and including its own; null is open. */
type Band = { readonly upTo: number | null };
type PerClass<T> = Readonly<Record<MotorClass, T>>;
/** A share in thousandths of a percent, up to a sum in paise. */
type Capped = { readonly rate: number; readonly atMost: PerClass<number> };

/** The tables of motor rating: dated rows with their source. Amounts in paise before GST, rates in thousandths of a
 * percent. Source of each figure: its row in `data/motor-tariff.json`. */
export type MotorTables = {
  readonly thirdParty: readonly (Row & {
    readonly hybridLess: number;
    readonly gasKit: number;
    readonly paidDriver: number;
    readonly restrictedProperty: PerClass<number>;
    readonly classes: readonly {
      readonly vehicle: MotorClass;
      readonly power: VehiclePower['kind'];
      readonly longTermYears: number;
      readonly bands: readonly (Band & { readonly oneYear: number; readonly longTerm: number })[];
    }[];
  })[];
  readonly ownDamage: readonly (Row & {
    /** Upper ends of the age bands in months, one for each of `rates`. */
    readonly ageBands: readonly (number | null)[];
    readonly zones: Readonly<
      Record<TariffZone, PerClass<readonly (Band & { readonly rates: readonly number[] })[]>>
    >;
    /** The engine as which an electric motor of up to so many kW is rated. */
    readonly motorBands: PerClass<readonly (Band & { readonly engine: number })[]>;
  })[];
  readonly usualDiscount: readonly (Row & { readonly rate: number })[];
  /** What is kept of the own-damage premium from one year to the next, without a claim. */
  readonly laterOwnDamage: readonly (Row & { readonly share: number })[];
  readonly depreciation: readonly (Row & {
    /** `rate` null: the value is agreed between insurer and owner. */
    readonly bands: readonly { readonly upToMonths: number | null; readonly rate: number | null }[];
  })[];
  readonly valueBand: readonly (Row & { readonly rate: number })[];
  readonly noClaimBonus: readonly (Row & {
    /** The ladder, from none to its top. */
    readonly steps: readonly number[];
    readonly keptDays: number;
    readonly certificateYears: number;
  })[];
  readonly deductibles: readonly (Row & {
    readonly compulsory: PerClass<readonly (Band & { readonly amount: number })[]>;
    readonly voluntary: PerClass<
      readonly { readonly amount: number; readonly rate: number; readonly atMost: number }[]
    >;
  })[];
  readonly discounts: readonly (Row & {
    readonly antiTheft: Capped;
    readonly association: Capped;
  })[];
  readonly accessories: readonly (Row & {
    readonly electrical: number;
    readonly gasKit: number;
    /** Of the basic own-damage premium, where the value of a built-in kit is not known. */
    readonly builtInGasKit: number;
  })[];
  /** Most kilometres of a year, for insurers that charge less for a vehicle that is driven little. */
  readonly yearlyKilometres: readonly (Row & { readonly steps: readonly number[] })[];
  readonly addOns: readonly (Row & {
    /** By completed years of age; none for an older vehicle. */
    readonly byAge: Readonly<
      Record<RatedAddOn, { readonly [vehicle in MotorClass]?: readonly number[] }>
    >;
  })[];
  readonly ownerDriver: readonly (Row & {
    readonly sumInsured: number;
    readonly oneYear: number;
    /** What the long-term premium `paise` covers. */
    readonly years: number;
    readonly paise: number;
  })[];
  readonly gst: readonly (Row & { readonly rate: number })[];
};

/** The tables that the product is shipped with. */
export const shippedMotorTables = file as MotorTables;

/** 100 percent in the unit of the tables' rates. */
export const wholeRate = 100_000;

/** A share of an amount, half up to the paisa. `rate` in thousandths of a percent. */
export function shareOf(amount: number, rate: number): Paise {
  return paise(Math.floor((amount * rate + wholeRate / 2) / wholeRate));
}

/** The band that holds a value. Throws when the table's last band is not open: a fault of the table. */
export function bandOf<B extends Band>(bands: readonly B[], value: number): B {
  const found = bands.find(({ upTo }) => upTo === null || value <= upTo);
  if (found === undefined) throw new Error('motor tables: the last band is not open');
  return found;
}
