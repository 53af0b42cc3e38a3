import type { NextStep } from '@pahiya/domain/leads/lead-stages';
import { needsNextStep } from '@pahiya/domain/leads/lead-stages';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import { nextStepNeeded, wrongState } from '../store/lead-refusals.ts';
import type { LeadChange, LeadRow } from '../store/lead-repository.ts';

type Due = LeadChange['due'] & object;
/** A step that a partner plans, and when. */
export type PlannedStep = { readonly step: NextStep; readonly dueAt: string };

/** When the next step of a lead is due. Refuses leads that have none, and days that are not ahead. */
export function planNextStep(
  { stage }: Pick<LeadRow, 'stage'>,
  next: PlannedStep,
  now: Date,
): Result<Due, Refusal> {
  if (!needsNextStep(stage)) return err(wrongState);
  const due = dueOf(next, now);
  return due === null ? err(nextStepNeeded) : ok(due);
}

/** A next step of the partner's own; null for one that is not in the future, or more than a year away. */
export function dueOf({ step, dueAt }: PlannedStep, now: Date): Due | null {
  const at = new Date(dueAt);
  const aheadMs = at.getTime() - now.getTime();
  if (aheadMs <= 0 || aheadMs > 366 * 86_400_000) return null;
  return { at, step, warnAt: null };
}
