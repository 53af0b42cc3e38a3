import type { VehicleNumber } from '../registration/vehicle-number.ts';
import type { IstDate } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';
import type { ChallanKind, ChallanSourceId, SourceChallan } from './challan.ts';

/** A source of challans behind an adapter. An empty list is a valid response. */
export type ChallanSource = {
  readonly id: ChallanSourceId;
  /** Display name, e.g. "National e-challan system through ULIP". */
  readonly name: string;
  /** True for sandbox data. */
  readonly sandbox: boolean;
  /** All challans of a vehicle, pending and disposed. The adapter handles retries, time-out and breaker. */
  readonly find: (
    vehicleNumber: VehicleNumber,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<Result<readonly SourceChallan[], ProviderFailure>>;
};

/** Settlement request to a partner. `reference`: our id of this challan in this order, the partner's idempotency
 * key. */
export type SettlementRequest = {
  readonly reference: string;
  readonly challanNumber: string;
  readonly vehicleNumber: VehicleNumber;
  readonly stateCode: string | null;
  readonly kind: ChallanKind;
  readonly fine: Paise;
  /** Uses the partner's express queue. */
  readonly isExpress: boolean;
};

/** Status of a settlement at the partner. */
export type SettlementReport =
  | { readonly state: 'unknown' }
  | { readonly state: 'accepted'; readonly acceptedAt: string }
  | { readonly state: 'paid'; readonly receiptNumber: string; readonly paidAt: string }
  | { readonly state: 'amount-changed'; readonly fine: Paise }
  | { readonly state: 'moved-to-court' }
  | { readonly state: 'failed'; readonly reason: string };

/** A partner that pays challans at their authorities. There is no open API for it (domain facts, challans section
 * 4). */
export type SettlementPartner = {
  readonly id: string;
  /** Submits a challan and returns its status. Idempotent by reference. */
  readonly submit: (
    request: SettlementRequest,
  ) => Promise<Result<SettlementReport, ProviderFailure>>;
  /** Current status; `unknown` if the partner never received it. */
  readonly report: (reference: string) => Promise<Result<SettlementReport, ProviderFailure>>;
  /** Requests the court to send its OTP to the user's mobile (ten digits). */
  readonly requestCourtOtp: (request: {
    readonly reference: string;
    readonly challanNumber: string;
    readonly mobile: string;
  }) => Promise<Result<{ readonly sentAt: string }, ProviderFailure>>;
  /** Submits the court OTP. */
  readonly submitCourtOtp: (request: {
    readonly reference: string;
    readonly otp: string;
  }) => Promise<Result<'accepted' | 'wrong' | 'expired', ProviderFailure>>;
};

/** Promised date in India, and the number of promised days. */
export type PromisedDay = { readonly on: IstDate; readonly days: number };
