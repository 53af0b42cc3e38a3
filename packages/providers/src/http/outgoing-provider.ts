import {
  createOutgoingHttp,
  type OutgoingHttp,
  type OutgoingHttpOptions,
} from './outgoing-http.ts';
import {
  type BreakerState,
  createProviderGuard,
  type ProviderGuard,
  type ProviderGuardOptions,
} from './provider-guard.ts';

/** Time-outs and retries of an adapter. Omitted fields fall back to the adapter's, then to the defaults of `http/`. */
export type ProviderLimits = {
  readonly http?: Omit<OutgoingHttpOptions, 'provider'>;
  readonly guard?: Omit<ProviderGuardOptions, 'provider'>;
};

/** The same for an adapter whose calls must not be retried. */
export type SingleTryLimits = Pick<ProviderLimits, 'http'> & {
  readonly guard?: Omit<ProviderGuardOptions, 'provider' | 'retries'>;
};

/** Health of an adapter, for operators. */
export type WatchedProvider = {
  readonly breakerState: () => BreakerState;
  /** Closes its connections. */
  readonly close: () => Promise<void>;
};

/** The connection pool of one adapter, the guard around its calls, and the health of both. */
export type OutgoingProvider = {
  readonly http: OutgoingHttp;
  readonly guard: ProviderGuard;
  readonly watched: WatchedProvider;
};

/** Opens the pool and guard of `provider`. `limits` override `own`, the adapter's limits. */
export function openProvider(
  provider: string,
  limits: ProviderLimits,
  own: ProviderLimits = {},
): OutgoingProvider {
  const http = createOutgoingHttp({ provider, ...own.http, ...limits.http });
  const guard = createProviderGuard({ provider, ...own.guard, ...limits.guard });
  return { http, guard, watched: { breakerState: guard.breakerState, close: http.close } };
}

/** The same without retries. */
export function openSingleTryProvider(
  provider: string,
  limits: SingleTryLimits,
  own: SingleTryLimits = {},
): OutgoingProvider {
  const once = { ...limits, guard: { ...limits.guard, retries: 0 } };
  return openProvider(provider, once, own);
}
