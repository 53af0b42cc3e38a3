import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, type Result } from '@pahiya/domain/shared/result';
import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  decorrelatedJitterGenerator,
  ExponentialBackoff,
  handleWhenResult,
  isBrokenCircuitError,
  retry,
  wrap,
} from 'cockatiel';
import { BREAKER_OPEN, CALLER_GAVE_UP, providerFailure } from './provider-failures.ts';

/** State of a circuit breaker: `open` rejects every call, `half-open` lets one call through. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** Outcome of a guarded call, for metrics. Contains no personal data. */
export type ProviderCall = {
  readonly provider: string;
  /** `refused`: the provider works but refused this request; `rejected`: it refuses the caller. */
  readonly outcome: 'ok' | 'refused' | ProviderFailure['kind'] | 'breaker-open';
  /** Including retries, in milliseconds. */
  readonly durationMs: number;
};

/** Retry and time-out settings of a provider. Times in milliseconds. */
export type ProviderGuardOptions = {
  readonly provider: string;
  /** Retries after a retryable failure, with jitter. Only for idempotent calls. Default 2. */
  readonly retries?: number;
  /** Base delay before a retry, with exponential back-off and jitter. Default 150. */
  readonly retryDelayMs?: number;
  /** Total time including retries. Default 15,000. */
  readonly totalTimeoutMs?: number;
  /** Consecutive failed attempts that open the breaker. Default 5. */
  readonly breakerFailures?: number;
  /** How long the breaker stays open before one call is let through. Default 20,000. */
  readonly breakerOpenMs?: number;
  /** Scales all times above (1: unchanged); set by the operator for all providers at once. */
  readonly patience?: number;
  readonly onCall?: (call: ProviderCall) => void;
};

/** Retries, total time-out and circuit breaker around the calls of one provider. */
export type ProviderGuard = {
  /**
   * Runs `attempt` until it succeeds or may not be retried. `attempt` must be idempotent. Refuses with the last
   * failure, or `unavailable` at once while the breaker is open.
   */
  readonly run: <T>(
    attempt: (signal: AbortSignal) => Promise<Result<T, ProviderFailure>>,
    signal?: AbortSignal,
  ) => Promise<Result<T, ProviderFailure>>;
  /** The same for an attempt that must not be retried: one try, same breaker and time-out. */
  readonly runOnce: ProviderGuard['run'];
  /** For /readyz and metrics. */
  readonly breakerState: () => BreakerState;
};

/** State shared by retries and breaker. */
type Policy = {
  readonly execute: <T>(attempt: () => PromiseLike<T>, signal?: AbortSignal) => Promise<T>;
};

/** One guard per provider; share it, since the breaker counts across calls. */
export function createProviderGuard(options: ProviderGuardOptions): ProviderGuard {
  const { provider } = options;
  const patient = (milliseconds: number) => milliseconds * (options.patience ?? 1);
  const breaker = circuitBreaker(handleWhenResult(isProviderDown), {
    breaker: new ConsecutiveBreaker(options.breakerFailures ?? 5),
    halfOpenAfter: patient(options.breakerOpenMs ?? 20_000),
  });
  const delayMs = patient(options.retryDelayMs ?? 150);
  const retries = retry(handleWhenResult(mayBeRepeated), {
    maxAttempts: options.retries ?? 2,
    backoff: new ExponentialBackoff({
      generator: decorrelatedJitterGenerator,
      initialDelay: delayMs,
      maxDelay: delayMs * 8,
    }),
  });
  const repeating = wrap(retries, breaker);

  async function guarded<T>(
    policy: Policy,
    attempt: (signal: AbortSignal) => Promise<Result<T, ProviderFailure>>,
    callerSignal?: AbortSignal,
  ): Promise<Result<T, ProviderFailure>> {
    const started = performance.now();
    const total = AbortSignal.timeout(patient(options.totalTimeoutMs ?? 15_000));
    const signal = callerSignal ? AbortSignal.any([total, callerSignal]) : total;
    const result = await Promise.race([
      policy.execute(() => attempt(signal), signal).catch(mapBroken),
      whenAborted(signal).then(() =>
        err(
          providerFailure(
            provider,
            'timeout',
            callerSignal?.aborted ? CALLER_GAVE_UP : 'no answer in time',
          ),
        ),
      ),
    ]);
    options.onCall?.({
      provider,
      outcome: outcomeOf(result),
      durationMs: performance.now() - started,
    });
    return result;
  }

  function mapBroken(error: unknown): Result<never, ProviderFailure> {
    if (isBrokenCircuitError(error))
      return err(providerFailure(provider, 'unavailable', BREAKER_OPEN));
    throw error;
  }

  return {
    run: (attempt, signal) => guarded(repeating, attempt, signal),
    runOnce: (attempt, signal) => guarded(breaker, attempt, signal),
    breakerState: () => nameOf(breaker.state),
  };
}

function nameOf(state: CircuitState): BreakerState {
  if (state === CircuitState.Closed) return 'closed';
  return state === CircuitState.HalfOpen ? 'half-open' : 'open';
}

function failureIn(result: unknown): ProviderFailure | null {
  const failed = result as Result<unknown, ProviderFailure>;
  return failed.ok ? null : failed.error;
}

function mayBeRepeated(result: unknown): boolean {
  const failure = failureIn(result);
  return failure?.retryable === true && failure.reason !== CALLER_GAVE_UP;
}

/** A refusal or a malformed record of one vehicle says nothing about the provider's health. */
function isProviderDown(result: unknown): boolean {
  const failure = failureIn(result);
  if (failure === null || failure.reason === CALLER_GAVE_UP) return false;
  return (
    failure.kind === 'timeout' || failure.kind === 'unavailable' || failure.kind === 'rate-limited'
  );
}

function outcomeOf(result: Result<unknown, ProviderFailure>): ProviderCall['outcome'] {
  if (result.ok) return 'ok';
  if (result.error.isOfOneQuestion) return 'refused';
  return result.error.reason === BREAKER_OPEN ? 'breaker-open' : result.error.kind;
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
