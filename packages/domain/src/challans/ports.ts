import type { VehicleNumber } from '../registration/vehicle-number.ts';
import type { IstDate } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';
import type { ChallanKind, ChallanSourceId, SourceChallan } from './challan.ts';

/** One of the three places that know of challans, behind an adapter. An empty list is an answer: it has none. */
export type ChallanSource = {
  readonly id: ChallanSourceId;
  /** Name for people, e.g. "National e-challan system through ULIP". */
  readonly name: string;
  /** True when the data is made up by the sandbox. */
  readonly sandbox: boolean;
  /** All challans of a vehicle, pending and disposed. Retries, time-out and breaker are the adapter's. */
  readonly find: (
    vehicleNumber: VehicleNumber,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<Result<readonly SourceChallan[], ProviderFailure>>;
};

/** What a partner is asked to settle. `reference` is our id of this challan in this order: the partner's
 * idempotency key, so that asking twice settles once. */
export type SettlementRequest = {
  readonly reference: string;
  readonly challanNumber: string;
  readonly vehicleNumber: VehicleNumber;
  readonly stateCode: string | null;
  readonly kind: ChallanKind;
  readonly fine: Paise;
  /** The express queue of the partner. */
  readonly isExpress: boolean;
};

/** Where a settlement stands at the partner. */
export type SettlementReport =
  | { readonly state: 'unknown' }
  | { readonly state: 'accepted'; readonly acceptedAt: string }
  | { readonly state: 'paid'; readonly receiptNumber: string; readonly paidAt: string }
  | { readonly state: 'amount-changed'; readonly fine: Paise }
  | { readonly state: 'moved-to-court' }
  | { readonly state: 'failed'; readonly reason: string };

/** A partner that pays challans at their authorities. There is no open API for it (domain facts, challans section 4). */
export type SettlementPartner = {
  readonly id: string;
  /** Hands a challan over. The answer is where it stands; asking again with the same reference changes nothing. */
  readonly submit: (
    request: SettlementRequest,
  ) => Promise<Result<SettlementReport, ProviderFailure>>;
  /** Where it stands now; `unknown` when the partner never got it. */
  readonly report: (reference: string) => Promise<Result<SettlementReport, ProviderFailure>>;
  /** Asks the court to send its one-time password to the person's mobile (ten digits). */
  readonly requestCourtOtp: (request: {
    readonly reference: string;
    readonly challanNumber: string;
    readonly mobile: string;
  }) => Promise<Result<{ readonly sentAt: string }, ProviderFailure>>;
  /** Hands the court's one-time password on. */
  readonly submitCourtOtp: (request: {
    readonly reference: string;
    readonly otp: string;
  }) => Promise<Result<'accepted' | 'wrong' | 'expired', ProviderFailure>>;
};

/** A day in India on which a promise ends, and the number of days promised. */
export type PromisedDay = { readonly on: IstDate; readonly days: number };
