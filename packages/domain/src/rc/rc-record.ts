import type { VehicleNumber } from '../registration/vehicle-number.ts';
import type { IstDate } from '../shared/ist-date.ts';

/** Normalized fuels; the registry's wording is kept as well. Rule id: RC-FUEL. */
export type FuelKind = 'petrol' | 'diesel' | 'cng' | 'lpg' | 'electric' | 'hybrid' | 'other';

/** Emission norm: Bharat Stage number (EURO 1..6 map onto it), or unknown. Decides PUC periods and the NCR rule. */
export type EmissionNorm = 'bs1' | 'bs2' | 'bs3' | 'bs4' | 'bs5' | 'bs6' | 'unknown';

/** Normalized registry status. Only ACTIVE is confirmed by the registry's documents; other wording is kept raw as
 * well. */
export type RcStatusCode =
  | 'active'
  | 'inactive'
  | 'noc-issued'
  | 'cancelled'
  | 'suspended'
  | 'scrapped'
  | 'other';

/** A registry value, raw and normalized. `raw` is shown if `code` is unknown. */
export type Coded<Code extends string> = { readonly code: Code; readonly raw: string };

/** Road tax: paid upto a date, for the lifetime of the vehicle, or in the registry's wording. */
export type TaxValidity =
  | { readonly kind: 'until'; readonly upto: IstDate }
  | { readonly kind: 'lifetime' }
  | { readonly kind: 'unknown'; readonly raw: string | null };

/** Insurance as recorded by the registry. The two end dates differ for new vehicles (bundled 1+3 or 1+5 years). */
export type InsuranceOnRecord = {
  readonly insurer: string | null;
  /** Last four characters of the policy number; the rest is not stored. */
  readonly policyLast4: string | null;
  /** End of third-party cover (the registry's `rc_insurance_upto`). */
  readonly thirdPartyUpto: IstDate | null;
  /** End of own-damage cover; null if the registry does not have it (often). */
  readonly ownDamageUpto: IstDate | null;
};

/** An RC record in our own shape: masked, parsed, no raw personal data. Father's name, address and mobile are never
 * stored (data minimization). Lengths mm, weights kg, engine cc. */
export type RcRecord = {
  readonly vehicleNumber: VehicleNumber;
  readonly status: Coded<RcStatusCode> & { readonly asOn: IstDate | null };
  readonly registeredOn: IstDate | null;
  readonly registrationUpto: IstDate | null;
  readonly fitnessUpto: IstDate | null;
  readonly manufactured: { readonly month: number; readonly year: number } | null;
  readonly maker: string | null;
  readonly model: string | null;
  readonly bodyType: string | null;
  readonly colour: string | null;
  readonly vehicleClass: string | null;
  /** 2WN, 2WT, 3WN, 3WT, LMV, LPV, LGV, MPV, MGV, HPV, HGV, OTH, as in the registry. */
  readonly category: string | null;
  /** Commercial (yellow plate) by class and category; null if the record does not say. */
  readonly isTransport: boolean | null;
  readonly fuel: Coded<FuelKind>;
  readonly norm: Coded<EmissionNorm>;
  readonly engineCc: number | null;
  readonly cylinders: number | null;
  readonly seats: number | null;
  readonly unladenKg: number | null;
  readonly grossKg: number | null;
  readonly wheelbaseMm: number | null;
  /** 1 = first owner. */
  readonly ownerSerial: number | null;
  /** Masked by the registry and again by us; never plain. */
  readonly ownerNameMasked: string | null;
  readonly chassisLast5: string | null;
  readonly engineLast5: string | null;
  /** Name of the financier; null = no loan on record. */
  readonly financier: string | null;
  readonly insurance: InsuranceOnRecord;
  readonly puc: { readonly number: string | null; readonly upto: IstDate | null };
  readonly tax: TaxValidity;
  readonly permit: {
    readonly number: string | null;
    readonly type: string | null;
    readonly upto: IstDate | null;
  } | null;
  /** Text of the blacklist entry, null if none ("NA"). */
  readonly blacklist: string | null;
  /** NOC text, null if none ("NA"). */
  readonly noc: string | null;
  readonly nonUse: { readonly from: IstDate | null; readonly upto: IstDate | null } | null;
  /** Office in the registry's wording, e.g. "PUNE, Maharashtra". Its codes are not plate codes. */
  readonly registeredAt: string | null;
  readonly stateCode: string | null;
};
