import type { ApiFailure } from '@pahiya/api-client/api-failure';
import type { ErrorCode } from '@pahiya/contracts/error-codes';

/** Why a page could not be filled, as a loader hands it on: no words of the server, only the code. */
export type PageFailure = {
  readonly code: ErrorCode | 'unknown' | 'network';
  /** HTTP status of the page. */
  readonly status: number;
  /** Seconds. */
  readonly retryAfter: number | null;
};

/** The failure of a call as that of a page; a server that could not be reached counts as 502. */
export function toPageFailure(failure: ApiFailure): PageFailure {
  if (failure.kind === 'network') return { code: 'network', status: 502, retryAfter: null };
  return { code: failure.code, status: failure.status, retryAfter: failure.retryAfter };
}

/** When asking again can help: an instant; null when the server did not say. */
export function retryAt(failure: PageFailure, nowIso: string): string | null {
  if (failure.retryAfter === null) return null;
  return new Date(Date.parse(nowIso) + failure.retryAfter * 1000).toISOString();
}

/** Whether the person only has to sign in. */
export function needsSignIn(failure: PageFailure): boolean {
  return failure.code === 'auth/required';
}
