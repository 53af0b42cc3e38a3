import { setTimeout as sleep } from 'node:timers/promises';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';

/** The lease on one call to an external service, in the database, where all servers see it. */
export type CallLease = {
  /** Takes the lease if it is free. */
  readonly take: () => Promise<{ readonly isMine: boolean; readonly holder: string }>;
  /** State of the call of `holder`. */
  readonly read: (holder: string) => Promise<HolderState>;
};

/** State of another server's call. `free`: its lease has expired without a result, so it can be taken. */
export type HolderState = { readonly kind: 'asking' } | { readonly kind: 'free' } | HolderEnd;

/** Result of another server's call. `stored`: its response can be read. */
export type HolderEnd =
  | { readonly kind: 'stored' }
  | { readonly kind: 'failed'; readonly failure: ProviderFailure['kind'] };

const POLL_MS = 100;
/** A lease that expires (20 s at most) and then our own call (15 s). */
const WAIT_AT_MOST_MS = 40_000;

/** Makes a call unless another server is making it: then waits for its result. `call` receives the name under which the
 * lease is held, and ends the lease. */
export async function callOnce<Answer>(
  { take, read }: CallLease,
  call: (holder: string) => Promise<Answer>,
  closing?: AbortSignal,
): Promise<Answer | HolderEnd> {
  const giveUpAt = performance.now() + WAIT_AT_MOST_MS;
  const isClosing = () => closing?.aborted === true;
  while (!isClosing() && performance.now() < giveUpAt) {
    const lease = await take();
    if (lease.isMine) return call(lease.holder);
    for (;;) {
      const state = await read(lease.holder);
      if (state.kind === 'stored' || state.kind === 'failed') return state;
      if (state.kind === 'free' || isClosing()) break;
      await sleep(POLL_MS);
    }
  }
  return { kind: 'failed', failure: 'timeout' };
}
