import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import type { LineField, TypedLine } from './read-line.ts';

/** Outcome of the form without redirect. */
export type LineOutcome = {
  readonly typed: TypedLine;
  readonly faults: readonly LineField[];
  readonly isConflict: boolean;
  /** No network: the line waits on this device. */
  readonly isKept: boolean;
  readonly failure: PageFailure | null;
};

/** What a refusal of the server means for the form. */
export function refusedLine(typed: TypedLine, failure: PageFailure): LineOutcome {
  const outcome = { typed, faults: [], isConflict: false, isKept: false, failure: null };
  if (failure.code === 'garage/odometer-conflict') return { ...outcome, isConflict: true };
  // What the form could not see: the day has not come yet.
  if (failure.code === 'request/bad-input') return { ...outcome, faults: ['on'] };
  return { ...outcome, failure };
}
