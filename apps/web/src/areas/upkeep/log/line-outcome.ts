import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import type { LineField, TypedLine } from './read-line.ts';

/** Outcome of the form without redirect. */
export type LineOutcome = {
  readonly typed: TypedLine;
  readonly faults: readonly (LineField | 'photo')[];
  readonly isConflict: boolean;
  /** The line was changed elsewhere since the form was opened. */
  readonly isStale: boolean;
  /** No network: the line waits on this device. */
  readonly isKept: boolean;
  readonly failure: PageFailure | null;
};

/** An outcome in which nothing is wrong. */
export function plainOutcome(typed: TypedLine): LineOutcome {
  return { typed, faults: [], isConflict: false, isStale: false, isKept: false, failure: null };
}

/** What a refusal of the server means for the form. */
export function refusedLine(typed: TypedLine, failure: PageFailure): LineOutcome {
  const outcome = plainOutcome(typed);
  if (failure.code === 'garage/odometer-conflict') return { ...outcome, isConflict: true };
  if (failure.code === 'garage/line-changed') return { ...outcome, isStale: true };
  // What the form could not see: the day has not come yet.
  if (failure.code === 'request/bad-input') return { ...outcome, faults: ['on'] };
  return { ...outcome, failure };
}
