import type { CarSpot } from '../inspections/car-spot.ts';
import type { CarBody, CarFuel, GearboxKind } from '../new-cars/car-facts.ts';
import type { EmissionNorm, RcStatusCode } from '../rc/rc-record.ts';
import type { IstDate } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';

export const sellerKinds = ['owner', 'dealer'] as const;
export type SellerKind = (typeof sellerKinds)[number];

export const carColours = [
  'white',
  'silver',
  'grey',
  'black',
  'red',
  'maroon',
  'blue',
  'brown',
  'beige',
  'green',
  'orange',
  'yellow',
  'other',
] as const;
export type CarColour = (typeof carColours)[number];

export const insuranceKinds = ['comprehensive', 'third-party', 'none'] as const;
export type InsuranceKind = (typeof insuranceKinds)[number];

/** What the seller says about accidents; `not-stated` is an answer of its own, never "none". */
export const accidentNotes = ['none', 'cosmetic', 'structural', 'not-stated'] as const;
export type AccidentNote = (typeof accidentNotes)[number];

/** What a car without an owner was used for: such a car is named as what it is. */
export const demoUses = ['demo', 'test-drive'] as const;
export type DemoUse = (typeof demoUses)[number];

/** What the seller states beyond the facts that a search uses. Null: not stated. */
export type StatedFacts = {
  readonly insurance: InsuranceKind | null;
  readonly insuredUntil: IstDate | null;
  readonly accident: AccidentNote;
  readonly serviceBook: boolean | null;
  readonly keys: number | null;
  readonly hasLoan: boolean | null;
  readonly warrantyUntil: IstDate | null;
  readonly demoUse: DemoUse | null;
  /** The seller's own words, without contact data. */
  readonly note: string | null;
};

/** What the registry's record said of the car when it was read; no identity in it. Null values: not on record. */
export type ListedRecord = {
  readonly readAt: string;
  readonly source: string;
  readonly isSandbox: boolean;
  readonly status: RcStatusCode;
  readonly fuel: string | null;
  readonly norm: EmissionNorm;
  readonly registeredOn: IstDate | null;
  readonly owners: number | null;
  readonly colour: string | null;
  readonly hasLoan: boolean;
  readonly isBlacklisted: boolean;
  readonly hasNoc: boolean;
  readonly insuredUntil: IstDate | null;
  readonly madeYear: number | null;
  /** Open challans and their sum, from the sources that answered; null: none of them answered. */
  readonly challans: {
    readonly open: number;
    readonly total: Paise;
    readonly readAt: string;
    readonly failedSources: readonly string[];
  } | null;
};

/** A point of the inspection that was graded 1 or 2, or failed. */
export type InspectedFault = {
  /** Point of the inspection list, e.g. EXT-05. */
  readonly point: string;
  readonly grade: '1' | '2' | 'F';
  /** Where the inspector placed it; null: at the place of its point. */
  readonly spot: CarSpot | null;
  readonly repairLow: Paise;
  readonly repairHigh: Paise;
  /** Photograph of the listing; null: none. */
  readonly photoId: string | null;
};

/** An inspection as a listing shows it. */
export type ListedInspection = {
  readonly inspectedAt: string;
  readonly cityId: number;
  readonly km: number;
  /** 0 to 100. */
  readonly score: number;
  readonly points: number;
  readonly checked: number;
  readonly fine: number;
  /** Score of each group of points, 0 to 100. */
  readonly groups: readonly { readonly code: string; readonly score: number }[];
  readonly faults: readonly InspectedFault[];
  readonly validUntil: IstDate;
  readonly isSandbox: boolean;
};

/** State of an electric car's battery. A health figure has its method and day, or is left out. */
export type ListedBattery = {
  readonly health: {
    readonly percent: number;
    readonly method: 'maker-app' | 'obd' | 'full-charge';
    readonly on: IstDate;
  } | null;
  readonly kwh: number | null;
  readonly warrantyUntil: IstDate | null;
  readonly warrantyKm: number | null;
  readonly acTested: boolean | null;
  readonly dcTested: boolean | null;
};

/** The facts of a listing that searches, comparisons and checks use. */
export type ListedCar = {
  readonly cityId: number;
  readonly make: string;
  readonly model: string;
  readonly variant: string | null;
  readonly body: CarBody;
  readonly fuel: CarFuel;
  readonly gearbox: GearboxKind;
  readonly madeYear: number;
  readonly madeMonth: number | null;
  readonly registeredOn: IstDate | null;
  readonly officeCode: string;
  readonly km: number;
  /** 0: never owned by a customer. */
  readonly owners: number;
  readonly price: Paise;
  readonly colour: CarColour;
};
