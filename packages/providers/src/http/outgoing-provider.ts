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

/** How patient an adapter is. What is left out is the adapter's own, and after that the defaults of `http/`. */
export type ProviderLimits = {
  readonly http?: Omit<OutgoingHttpOptions, 'provider'>;
  readonly guard?: Omit<ProviderGuardOptions, 'provider'>;
};

/** The same for an adapter whose calls must not be repeated: nobody can give it retries. */
export type SingleTryLimits = Pick<ProviderLimits, 'http'> & {
  readonly guard?: Omit<ProviderGuardOptions, 'provider' | 'retries'>;
};

/** What an operator wants to see of an adapter. */
export type WatchedProvider = {
  readonly breakerState: () => BreakerState;
  /** Ends its connections. */
  readonly close: () => Promise<void>;
};

/** The connections of one adapter, the guard around its calls, and both for who watches it. */
export type OutgoingProvider = {
  readonly http: OutgoingHttp;
  readonly guard: ProviderGuard;
  readonly watched: WatchedProvider;
};

/** Opens connections and guard of `provider`. `limits` go before `own`, the adapter's limits. */
export function openProvider(
  provider: string,
  limits: ProviderLimits,
  own: ProviderLimits = {},
): OutgoingProvider {
  const http = createOutgoingHttp({ provider, ...own.http, ...limits.http });
  const guard = createProviderGuard({ provider, ...own.guard, ...limits.guard });
  return { http, guard, watched: { breakerState: guard.breakerState, close: http.close } };
}

/** The same with one try a call, whatever fails. */
export function openSingleTryProvider(
  provider: string,
  limits: SingleTryLimits,
  own: SingleTryLimits = {},
): OutgoingProvider {
  const once = { ...limits, guard: { ...limits.guard, retries: 0 } };
  return openProvider(provider, once, own);
}
