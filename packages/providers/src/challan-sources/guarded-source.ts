import type { ChallanSourceId, SourceChallan } from '@pahiya/domain/challans/challan';
import type { ChallanSource } from '@pahiya/domain/challans/ports';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import type { Result } from '@pahiya/domain/shared/result';
import type { OutgoingHttp } from '../http/outgoing-http.ts';
import {
  openProvider,
  type ProviderLimits,
  type WatchedProvider,
} from '../http/outgoing-provider.ts';

/** Settings of every challan source adapter for time-outs and retries. */
export type ChallanSourceLimits = ProviderLimits & {
  /** True for the sandbox: every challan is then marked. */
  readonly sandbox: boolean;
};

/** The port with its health for operators. */
export type GuardedChallanSource = ChallanSource &
  WatchedProvider & {
    /** Stable id in failures, logs and metrics. */
    readonly provider: string;
  };

/** A user waits for three sources: total time per source including retries, in milliseconds. */
const LONGEST_SEARCH_MS = 8_000;
/** A slow response is awaited; a retry would not be faster. */
const LONGEST_ANSWER_MS = 7_500;

/** Puts a source behind its own connections, retries and breaker. Searches are idempotent and retried: two retries,
 * 8 seconds for all attempts together. */
export function guardChallanSource(
  source: { readonly id: ChallanSourceId; readonly name: string; readonly provider: string },
  limits: ChallanSourceLimits,
  ask: (
    http: OutgoingHttp,
    vehicleNumber: VehicleNumber,
    signal: AbortSignal,
  ) => Promise<Result<readonly SourceChallan[], ProviderFailure>>,
): GuardedChallanSource {
  const { provider } = source;
  const { http, guard, watched } = openProvider(provider, limits, {
    http: { timeoutMs: LONGEST_ANSWER_MS },
    guard: { retries: 2, totalTimeoutMs: LONGEST_SEARCH_MS },
  });
  return {
    ...source,
    sandbox: limits.sandbox,
    find: (vehicleNumber, { signal } = {}) =>
      guard.run((attemptSignal) => ask(http, vehicleNumber, attemptSignal), signal),
    ...watched,
  };
}
