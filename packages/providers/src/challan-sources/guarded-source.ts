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

/** What every adapter of a challan source can be told about waiting and retries. */
export type ChallanSourceLimits = ProviderLimits & {
  /** True when the address is the sandbox: every challan is then made up. */
  readonly sandbox: boolean;
};

/** The port with what an operator wants to see of it. */
export type GuardedChallanSource = ChallanSource &
  WatchedProvider & {
    /** Stable id in failures, logs and metrics. */
    readonly provider: string;
  };

/** A person waits for three sources: one may take so long, retries with it, in milliseconds. */
const LONGEST_SEARCH_MS = 8_000;
/** A slow answer is waited for; asking again would not be quicker. */
const LONGEST_ANSWER_MS = 7_500;

/**
 * Puts one source behind its own connections, retries and breaker. A search changes nothing there, so it is repeated:
 * two retries, 8 seconds for all tries together.
 */
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
