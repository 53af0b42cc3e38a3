import type { CallShape } from '@pahiya/contracts/calls';

/** What goes with one call, before it is written to the wire. */
export type CallInput = {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  /** The same key with the same body gives the same answer. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** What came back, read but not yet believed. `retryAfter` in seconds. */
export type WireAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: number | null;
};

/** Carries one call: fetch in the browser, in process on the server. Rejects when no answer came at all.
 * It never shows anything to the person and never moves them. */
export type ApiTransport = (call: CallShape, input: CallInput) => Promise<WireAnswer>;
