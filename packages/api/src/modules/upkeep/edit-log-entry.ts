import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { hasOdometerConflict } from '@pahiya/domain/upkeep/log-odometer';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { badDay, conflict, type SentEntry, toRow } from './add-log-entry.ts';
import { readVehicleState } from './read-vehicle-state.ts';
import { toLogEntry } from './to-log-entry.ts';
import { type EntryRow, findEntry, type OwnLog, updateEntry } from './upkeep-repository.ts';

/** A correction: the whole line as it is to be, and the version on which it was written. */
type Correction = {
  readonly entryId: string;
  readonly version?: number | undefined;
  readonly entry: SentEntry;
};

/** Corrects a line. Its reading is held against the others without its old self. A line that was changed since it was
 * read is not written over, unless it says the same already: then this correction came twice. The import that brought
 * the line can still be undone with it. */
export async function editLogEntry(
  services: Services,
  own: OwnLog,
  { entryId, version, entry }: Correction,
): Promise<Result<{ changed: true }, Refusal>> {
  const { sql, now } = services;
  const row = toRow({ ...entry, entryId });
  if (row === null || row.on > istDateOf(now())) return err(badDay);
  if (row.km !== null && row.odometer === null) {
    const { entries, segment } = await readVehicleState(services, own);
    const others = entries.filter(({ id }) => id !== entryId);
    if (hasOdometerConflict(others, toLogEntry(row), segment)) return err(conflict);
  }
  if (await updateEntry(sql, own, row, version ?? null)) return ok({ changed: true });
  const there = await findEntry(sql, own, entryId);
  if (there === null) return err(entryNotFound);
  return isSame(there, row) ? ok({ changed: true }) : err(lineChanged);
}

const corrected = [
  ...(['kind', 'category', 'on', 'km', 'costPaise', 'title', 'place', 'note'] as const),
  ...(['quantity', 'isFull', 'isMissed', 'odometer'] as const),
];

function isSame(one: EntryRow, other: EntryRow): boolean {
  return corrected.every((field) => one[field] === other[field]);
}

const lineChanged: Refusal = {
  code: 'garage/line-changed',
  detail: 'Read the line again, and send its `version`.',
};

/** Refusal of a line that is not in the log. */
export const entryNotFound: Refusal = {
  code: 'garage/entry-not-found',
  detail: 'There is no such line in the log of this vehicle.',
};
