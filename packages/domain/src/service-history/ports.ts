import type { VehicleNumber } from '../registration/vehicle-number.ts';
import type { IstDate } from '../shared/ist-date.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';
import type { CorrectionAnswer, CorrectionClaim } from './correction.ts';
import type { ServiceHistory } from './history.ts';

/** Answer to the free question whether a report would have anything in it. */
export type HistoryPreview =
  | { readonly kind: 'none' }
  | { readonly kind: 'some'; readonly visits: number; readonly newestOn: IstDate };

/** Status of a report at the vendor. `unknown`: the vendor never received the request. */
export type HistoryStatus =
  | { readonly state: 'unknown' }
  | { readonly state: 'working' }
  | { readonly state: 'no-record' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'ready'; readonly history: ServiceHistory };

/** A correction of one line, passed on to the vendor. Names nobody. */
export type CorrectionRequest = {
  /** Our id of the correction. */
  readonly reference: string;
  /** Our id of the report. */
  readonly report: string;
  readonly lineId: string;
  readonly claim: CorrectionClaim;
  readonly statedKm: number | null;
  /** Proof in the buyer's words; phone numbers are masked by the adapter. */
  readonly note: string;
};

/** Status of a correction at the vendor. `unknown`: the vendor never received it. */
export type CorrectionStatus =
  | { readonly state: 'unknown' }
  | { readonly state: 'open' }
  | CorrectionAnswer;

/** A vendor of service histories. The adapter handles retries, time-outs and breaker. */
export type ServiceHistoryVendor = {
  readonly id: string;
  /** Display name. */
  readonly name: string;
  /** True for sandbox data. */
  readonly sandbox: boolean;
  /** Whether records exist. Free of charge, and no report is made. */
  readonly preview: (
    vehicleNumber: VehicleNumber,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<Result<HistoryPreview, ProviderFailure>>;
  /** Orders a report, which the vendor charges for. Idempotent by reference, our id of the report. */
  readonly order: (request: {
    readonly reference: string;
    readonly vehicleNumber: VehicleNumber;
  }) => Promise<Result<HistoryStatus, ProviderFailure>>;
  /** Current status of a report. */
  readonly status: (reference: string) => Promise<Result<HistoryStatus, ProviderFailure>>;
  /** Passes a correction on. Idempotent by reference. */
  readonly correct: (
    request: CorrectionRequest,
  ) => Promise<Result<CorrectionStatus, ProviderFailure>>;
  /** Current status of a correction. */
  readonly correction: (reference: string) => Promise<Result<CorrectionStatus, ProviderFailure>>;
};
