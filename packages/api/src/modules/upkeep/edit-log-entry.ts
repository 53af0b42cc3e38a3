import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { hasOdometerConflict } from '@pahiya/domain/upkeep/log-odometer';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { badDay, conflict, type SentEntry, toRow } from './add-log-entry.ts';
import { readVehicleState } from './read-vehicle-state.ts';
import { toLogEntry } from './to-log-entry.ts';
import { type OwnLog, updateEntry } from './upkeep-repository.ts';

/** Corrects a line: the whole line as it is to be. Its reading is held against the others without its old self. The
 * import that brought it can still be undone with it. */
export async function editLogEntry(
  services: Services,
  own: OwnLog,
  entryId: string,
  sent: SentEntry,
): Promise<Result<{ changed: true }, Refusal>> {
  const { sql, now } = services;
  const row = toRow(sent);
  if (row === null || row.on > istDateOf(now())) return err(badDay);
  if (row.km !== null && row.odometer === null) {
    const { entries, segment } = await readVehicleState(services, own);
    const others = entries.filter(({ id }) => id !== entryId);
    if (hasOdometerConflict(others, toLogEntry(row), segment)) return err(conflict);
  }
  const isChanged = await updateEntry(sql, own, { ...row, entryId });
  return isChanged ? ok({ changed: true }) : err(entryNotFound);
}

/** Refusal of a line that is not in the log. */
export const entryNotFound: Refusal = {
  code: 'garage/entry-not-found',
  detail: 'There is no such line in the log of this vehicle.',
};
