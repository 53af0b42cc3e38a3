import { type ErrorCode, isErrorCode } from '@pahiya/contracts/error-codes';
import type { Problem } from '@pahiya/contracts/problem';
import type { WireAnswer } from './api-transport.ts';

/** Why a call failed: the server refused (with a code of the closed list where it sent one), or could not be reached.
 * `retryAfter` in seconds. */
export type ApiFailure =
  | {
      readonly kind: 'problem';
      readonly status: number;
      readonly code: ErrorCode | 'unknown';
      readonly problem: Partial<Problem>;
      readonly retryAfter: number | null;
    }
  | { readonly kind: 'network' };

/** Reads a problem document; anything else is `unknown`, so a proxy's error page never passes as ours. */
export function failureOf(answer: WireAnswer): ApiFailure {
  const problem = isRecord(answer.body) ? (answer.body as Partial<Problem>) : {};
  const code =
    typeof problem.code === 'string' && isErrorCode(problem.code) ? problem.code : 'unknown';
  const stated = typeof problem.retryAfter === 'number' ? problem.retryAfter : null;
  return {
    kind: 'problem',
    status: answer.status,
    code,
    problem,
    retryAfter: answer.retryAfter ?? stated,
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
