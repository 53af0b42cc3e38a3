import type { VehicleNumber } from '../registration/vehicle-number.ts';
import type { IstDate } from '../shared/ist-date.ts';

/** Fuels, normalised; the registry's words are kept too. Rule id: RC-FUEL. */
export type FuelKind = 'petrol' | 'diesel' | 'cng' | 'lpg' | 'electric' | 'hybrid' | 'other';

/** Emission norm: Bharat Stage number (EURO 1..6 map onto it), or unknown. Decides PUC periods and the NCR rule. */
export type EmissionNorm = 'bs1' | 'bs2' | 'bs3' | 'bs4' | 'bs5' | 'bs6' | 'unknown';

/** Registry status, normalised. Only ACTIVE is confirmed by the registry's documents: all else is kept raw too. */
export type RcStatusCode =
  | 'active'
  | 'inactive'
  | 'noc-issued'
  | 'cancelled'
  | 'suspended'
  | 'scrapped'
  | 'other';

/** A word of the registry with our reading of it. `raw` is shown when `code` is not understood. */
export type Coded<Code extends string> = { readonly code: Code; readonly raw: string };

/** Road tax: paid until a day, for the lifetime of the vehicle, or in the registry's own words. */
export type TaxValidity =
  | { readonly kind: 'until'; readonly upto: IstDate }
  | { readonly kind: 'lifetime' }
  | { readonly kind: 'unknown'; readonly raw: string | null };

/** Motor cover as the registry knows it. The two end dates differ for new vehicles (bundled 1+3 or 1+5 years). */
export type InsuranceOnRecord = {
  readonly insurer: string | null;
  /** Last four characters of the policy number; the rest is not kept. */
  readonly policyLast4: string | null;
  /** Third-party cover ends on this day (the registry's `rc_insurance_upto`). */
  readonly thirdPartyUpto: IstDate | null;
  /** Own-damage cover ends on this day; null where the registry does not say (it often does not). */
  readonly ownDamageUpto: IstDate | null;
};

/** A registration certificate record in the product's own shape: masked, parsed, no raw personal data.
 * Father's name, address and mobile are never kept (data minimisation). Lengths mm, weights kg, engine cc. */
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
  /** 2WN, 2WT, 3WN, 3WT, LMV, LPV, LGV, MPV, MGV, HPV, HGV, OTH as the registry writes them. */
  readonly category: string | null;
  /** Commercial (yellow plate) by class and category; null when the record does not tell. */
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
  /** As the registry masked it and masked again by us; never plain. */
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
  /** Text of the block, null when none ("NA"). */
  readonly blacklist: string | null;
  /** NOC text, null when none ("NA"). */
  readonly noc: string | null;
  readonly nonUse: { readonly from: IstDate | null; readonly upto: IstDate | null } | null;
  /** Office as the registry writes it, e.g. "PUNE, Maharashtra". Codes here are not plate codes. */
  readonly registeredAt: string | null;
  readonly stateCode: string | null;
};
