import { randomUUID } from 'node:crypto';
import type { logEntryInput } from '@pahiya/contracts/upkeep/upkeep-schemas';
import { istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { hasOdometerConflict } from '@pahiya/domain/upkeep/log-odometer';
import type { z } from 'zod';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { readVehicleState } from './read-vehicle-state.ts';
import { toLogEntry } from './to-log-entry.ts';
import {
  countEntries,
  type EntryRow,
  findEntry,
  insertEntries,
  type OwnLog,
} from './upkeep-repository.ts';

/** Lines that a log may have: forty years of a fill a day and more. */
export const longestLog = 20_000;

/** A line as sent. */
export type SentEntry = z.output<typeof logEntryInput>;

/** Adds a line. Refuses a day in the future, and a reading that does not agree with the log and for which no reason is
 * given: nothing is overwritten and nothing is dropped, the keeper decides. A line whose sender chose its id is added
 * once, however often it is sent. */
export async function addLogEntry(
  services: Services,
  own: OwnLog,
  sent: SentEntry,
): Promise<Result<{ entryId: string }, Refusal>> {
  const { sql, now } = services;
  const row = toRow(sent);
  if (row === null || row.on > istDateOf(now())) return err(badDay);
  const isThere = async () => (await findEntry(sql, own, row.entryId)) !== null;
  if (sent.entryId !== undefined && (await isThere())) return ok({ entryId: row.entryId });
  if (row.km !== null && row.odometer === null) {
    const { entries, segment } = await readVehicleState(services, own);
    if (hasOdometerConflict(entries, toLogEntry(row), segment)) return err(conflict);
  }
  if ((await countEntries(sql, own)) >= longestLog) return err(logFull);
  const added = await insertEntries(sql, own, [row], now());
  return added === 1 || (await isThere()) ? ok({ entryId: row.entryId }) : err(takenId);
}

/** A line as stored; null where its day does not exist. */
export function toRow(sent: SentEntry): EntryRow | null {
  const on = parseIstDate(sent.on);
  if (on === null) return null;
  const isFuel = sent.kind === 'fuel';
  return {
    entryId: sent.entryId ?? randomUUID(),
    kind: sent.kind,
    category: isFuel ? sent.fuel : sent.category,
    on,
    km: sent.km ?? null,
    costPaise: sent.costPaise === undefined ? null : paise(sent.costPaise),
    title: isFuel ? null : textOf(sent.title),
    place: textOf(sent.place),
    note: textOf(sent.note),
    quantity: isFuel ? sent.quantity : null,
    isFull: isFuel ? sent.isFull : null,
    isMissed: isFuel ? sent.isMissed : null,
    odometer: sent.km === undefined ? null : (sent.odometer ?? null),
    batchId: null,
  };
}

function textOf(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

/** Refusal of a day in the future. */
export const badDay: Refusal = {
  code: 'request/bad-input',
  detail: 'Some fields are not valid; see errors for details.',
  errors: [{ path: 'body.on', message: 'Enter a day that has come.' }],
};

/** Refusal of an id that a line of another log has. */
const takenId: Refusal = {
  code: 'request/bad-input',
  detail: 'Some fields are not valid; see errors for details.',
  errors: [{ path: 'body.entryId', message: 'Choose another id.' }],
};

/** Refusal of a reading that the others contradict. */
export const conflict: Refusal = {
  code: 'garage/odometer-conflict',
  detail: 'Correct the reading, or send `odometer` with the reason why it is right.',
  errors: [{ path: 'body.km', message: 'This reading does not agree with the others.' }],
};

/** Refusal of more lines than a log may have. */
export const logFull: Refusal = {
  code: 'garage/log-full',
  detail: `A log can have up to ${longestLog} lines.`,
};
