import type { ApiFailure } from '@pahiya/api-client/api-failure';
import type { ErrorCode } from '@pahiya/contracts/error-codes';

/** Failure of a loader as the page gets it: only the code, no text of the server. */
export type PageFailure = {
  readonly code: ErrorCode | 'unknown' | 'network';
  /** HTTP status of the page. */
  readonly status: number;
  /** Seconds. */
  readonly retryAfter: number | null;
};

/** A failed call as a page failure; an unreachable server counts as 502. */
export function toPageFailure(failure: ApiFailure): PageFailure {
  if (failure.kind === 'network') return { code: 'network', status: 502, retryAfter: null };
  return { code: failure.code, status: failure.status, retryAfter: failure.retryAfter };
}

/** When a retry can help: an instant; null when the server did not say. */
export function retryAt(failure: PageFailure, nowIso: string): string | null {
  if (failure.retryAfter === null) return null;
  return new Date(Date.parse(nowIso) + failure.retryAfter * 1000).toISOString();
}

/** Whether signing in would solve it. */
export function needsSignIn(failure: PageFailure): boolean {
  return failure.code === 'auth/required';
}
