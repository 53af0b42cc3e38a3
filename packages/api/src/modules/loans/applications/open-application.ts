import { type ApplicationState, mayMoveApplication } from '@pahiya/domain/loans/application-states';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import {
  type ApplicationRow,
  lockApplication,
  selectApplication,
  updateState,
} from './application-repository.ts';
import { applicationNotFound, wrongStep } from './loan-refusals.ts';

/** Names an application of a person. */
export type OwnApplication = { readonly applicationId: string; readonly userId: string };

/** A person's application in one of some states. Refuses `loan/application-not-found`, also for those of others, and
 * `loan/wrong-step`. */
export async function findOwn(
  sql: Queryable,
  { applicationId, userId }: OwnApplication,
  states: readonly ApplicationState[],
): Promise<Result<ApplicationRow, Refusal>> {
  return checkOwn(await selectApplication(sql, applicationId), userId, states);
}

/** The same; locks its row. */
export async function lockOwn(
  tx: Queryable,
  { applicationId, userId }: OwnApplication,
  states: readonly ApplicationState[],
): Promise<Result<ApplicationRow, Refusal>> {
  return checkOwn(await lockApplication(tx, applicationId), userId, states);
}

function checkOwn(
  row: ApplicationRow | null,
  userId: string,
  states: readonly ApplicationState[],
): Result<ApplicationRow, Refusal> {
  if (row === null || row.userId !== userId) return err(applicationNotFound);
  return states.includes(row.state) ? ok(row) : err(wrongStep);
}

/** Moves an application whose row is locked; false when its state leads elsewhere. */
export async function move(
  tx: Queryable,
  row: Pick<ApplicationRow, 'applicationId' | 'state'>,
  { to, at }: { readonly to: ApplicationState; readonly at: Date },
): Promise<boolean> {
  if (!mayMoveApplication(row.state, to)) return false;
  await updateState(tx, row.applicationId, { state: to, at });
  return true;
}
