import type { IstDate } from '@pahiya/domain/shared/ist-date';

/** Use of a vehicle; decides class, category, validity and permit. */
export type VehicleKind = 'car' | 'two-wheeler' | 'taxi' | 'auto' | 'bus' | 'goods';

export type SandboxFuel = 'petrol' | 'diesel' | 'cng' | 'hybrid' | 'electric';

/** A fictitious registry record before serialization as XML. Null becomes "NA". */
export type VahanRecord = {
  readonly vehicleNumber: string;
  readonly kind: VehicleKind;
  readonly fuel: SandboxFuel;
  readonly registeredOn: IstDate;
  readonly registrationUpto: IstDate;
  readonly fitnessUpto: IstDate;
  readonly manufactured: { readonly month: number; readonly year: number };
  /** Already masked: the sandbox has no plain names. */
  readonly ownerName: string;
  readonly fatherName: string;
  readonly address: string;
  readonly mobile: string;
  readonly ownerSerial: number;
  readonly category: string;
  readonly vehicleClass: string;
  readonly maker: string;
  readonly model: string;
  readonly body: string;
  readonly chassis: string;
  readonly engine: string;
  readonly fuelText: string;
  readonly normText: string;
  readonly colour: string;
  readonly cc: number;
  readonly cylinders: number;
  readonly seats: number;
  readonly unladenKg: number;
  readonly grossKg: number;
  readonly wheelbaseMm: number;
  readonly tax: IstDate | 'LTT';
  readonly financier: string | null;
  readonly insurer: string;
  readonly policyNumber: string;
  /** Null for a new vehicle whose policy the register does not have. */
  readonly thirdPartyUpto: IstDate | null;
  readonly ownDamageUpto: IstDate | null;
  readonly puc: { readonly number: string; readonly upto: IstDate } | null;
  readonly permit: {
    readonly number: string;
    readonly type: string;
    readonly issuedOn: IstDate;
    readonly upto: IstDate;
  } | null;
  readonly registeredAt: string;
  readonly stateCode: string;
  readonly officeNumber: string;
  readonly status: 'ACTIVE' | 'NOC ISSUED' | 'SCRAPPED';
  readonly statusAsOn: IstDate;
  readonly blacklist: string | null;
  readonly noc: string | null;
};

/** A record with a day of third-party cover. */
export type InsuredRecord = VahanRecord & { readonly thirdPartyUpto: IstDate };
