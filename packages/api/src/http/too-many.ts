import type { LimitState } from '../limits/limiter.ts';
import type { Refusal } from './refusal.ts';

/** The refusal of an exceeded limit. */
export function tooMany(state: LimitState): Refusal {
  return {
    code: 'request/too-many',
    detail: `Too many requests. Try again in ${state.resetSeconds} seconds.`,
    retryAfterSeconds: state.resetSeconds,
  };
}
