import type { CallShape } from '@pahiya/contracts/call';

/** Input of one call before it is serialised. */
export type CallInput = {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  /** The same key with the same body returns the same response. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** A parsed but unvalidated response. `retryAfter` in seconds. */
export type WireAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: number | null;
};

/** Carries one call: fetch in the browser, in process on the server. Rejects when there was no response. It never shows
 * anything or navigates. */
export type ApiTransport = (call: CallShape, input: CallInput) => Promise<WireAnswer>;
