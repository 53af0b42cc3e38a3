import type { IstDate } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';
import type { RatedExtras } from './cover-extras.ts';
import type { MotorClass, TariffZone, VehiclePower } from './motor-tables.ts';
import type { PolicyIssuer } from './policy-ports.ts';
import type { Cover, PremiumLine } from './rate-motor.ts';

/** Optional covers that insurers offer. Each sets its own limits of age and class. */
export const insurerAddOns = [
  'zero-depreciation',
  'return-to-invoice',
  'engine-protect',
  'consumables',
  'roadside-help',
  'key-replacement',
  'tyre-protect',
  'bonus-protect',
  'battery-protect',
] as const;
export type InsurerAddOn = (typeof insurerAddOns)[number];

/** How a policy is bought: here, or on the insurer's own page after a signed hand-over. */
export type InsurerWay = 'here' | 'hand-over';

/** An insurer as shown before anything is sent to it. */
export type InsurerProfile = {
  /** Ours, stable: in quotes and records. */
  readonly id: string;
  readonly name: string;
  readonly sandbox: boolean;
  /** Registration number at IRDAI. */
  readonly registration: string;
  readonly helpline: string;
  /** Its officer for complaints, as a line of text. */
  readonly grievanceOfficer: string;
  readonly covers: readonly Cover[];
  readonly way: InsurerWay;
};

/** A vehicle as an insurer prices it: nobody's name and no phone number. */
export type QuotedVehicle = {
  /** Null for a new vehicle that has none yet. */
  readonly vehicleNumber: string | null;
  readonly vehicle: MotorClass;
  readonly power: VehiclePower;
  readonly maker: string | null;
  readonly model: string | null;
  /** Null for a new vehicle. */
  readonly registeredOn: IstDate | null;
  readonly zone: TariffZone;
  /** Of a new vehicle, as its buyer says; null for one with a record. */
  readonly seats: number | null;
  readonly invoicePrice: Paise | null;
};

/** What is asked of every insurer alike. Amounts in paise, the bonus in thousandths of a percent. */
export type CoverAsk = {
  readonly cover: Cover;
  /** Null only for third party alone. */
  readonly insuredValue: Paise | null;
  /** Bonus of the next policy by the ladder. */
  readonly bonus: number;
  /** Last day of own damage; null: there is none. */
  readonly ownDamageUntil: IstDate | null;
  readonly withOwnerDriver: boolean;
  readonly addOns: readonly InsurerAddOn[];
  readonly extras: RatedExtras;
  /** First day of the cover. */
  readonly startsOn: IstDate;
};

/** A quote of an insurer; its lines add up to `taxable`. */
export type InsurerQuote = {
  readonly quoteRef: string;
  /** Product with its unique identification number (UIN) at IRDAI. */
  readonly product: { readonly name: string; readonly uin: string };
  /** What it insures for: the nearest to what was asked for that it can give. */
  readonly insuredValue: Paise | null;
  readonly valueBand: { readonly least: Paise; readonly most: Paise } | null;
  readonly lines: readonly PremiumLine[];
  readonly taxable: Paise;
  readonly gst: Paise;
  readonly rounding: Paise;
  readonly total: Paise;
  /** Every add-on it has for this vehicle, chosen or not, with its premium before GST. */
  readonly addOns: readonly { readonly code: InsurerAddOn; readonly premium: Paise }[];
  /** Taken off each claim. */
  readonly compulsoryDeductible: Paise;
  /** Taken off each claim as well, for a lower price. */
  readonly voluntaryDeductible: Paise;
  /** Most kilometres of the year; null: the insurer set no limit, or has no pay as you drive. */
  readonly yearlyKilometres: number | null;
  readonly needsInspection: boolean;
  /** Instant, RFC 3339 UTC. */
  readonly validUntil: string;
};

/** Answer to a request for a quote. `reason` is a code of the insurer. */
export type QuoteAnswer =
  | { readonly kind: 'quote'; readonly quote: InsurerQuote }
  | { readonly kind: 'declined'; readonly reason: string };

/** An insurer. `requestId` is ours and names one question at one insurer: asked again under one id, it answers the
 * same. */
export type Insurer = {
  readonly profile: InsurerProfile;
  readonly quote: (question: {
    readonly requestId: string;
    readonly vehicle: QuotedVehicle;
    readonly ask: CoverAsk;
  }) => Promise<Result<QuoteAnswer, ProviderFailure>>;
  /** Issues policies here; null: it sells on its own page. */
  readonly issuer: PolicyIssuer | null;
  /** Its own page for a quote of it, signed so that it knows where the person comes from; null: it sells here. */
  readonly handOver: (quoteRef: string) => string | null;
};

/** Registration as an insurance intermediary; without one nothing is sold. */
export type InsuranceLicence = {
  readonly number: string;
  readonly kind: 'web-aggregator' | 'broker' | 'corporate-agent';
  readonly validUntil: IstDate;
};

/** The insurers of this installation. */
export type InsuranceDesk = {
  readonly insurers: readonly Insurer[];
  readonly licence: InsuranceLicence;
};
