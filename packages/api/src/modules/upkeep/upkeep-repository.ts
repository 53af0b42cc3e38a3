import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { LogEntry, OdometerWord, WorkCategory } from '@pahiya/domain/upkeep/log-entry';
import type { Queryable } from '../../db/database.ts';

/** The log of one vehicle of one person. */
export type OwnLog = { readonly userId: string; readonly vehicleNumber: VehicleNumber };

/** A line as stored. */
export type EntryRow = {
  readonly entryId: string;
  readonly kind: LogEntry['kind'];
  readonly category: string;
  readonly on: IstDate;
  readonly km: number | null;
  readonly costPaise: Paise | null;
  readonly title: string | null;
  readonly place: string | null;
  readonly note: string | null;
  readonly quantity: number | null;
  readonly isFull: boolean | null;
  readonly isMissed: boolean | null;
  readonly odometer: OdometerWord | null;
  readonly batchId: string | null;
};

/** A line as read: with the number of its corrections, from 1. */
export type StoredEntry = EntryRow & { readonly version: number };

/** An interval that the keeper has set. */
export type IntervalRow = {
  readonly category: WorkCategory;
  readonly everyKm: number | null;
  readonly everyMonths: number | null;
};

const columns = (sql: Queryable) => sql`id as "entryId", kind, category, on_day as "on", km,
  cost_paise as "costPaise", title, place, note, quantity, is_full as "isFull",
  is_missed as "isMissed", odometer, batch_id as "batchId", version`;

/** Lines of a log, newest first. */
export async function findEntries(
  sql: Queryable,
  { userId, vehicleNumber }: OwnLog,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<readonly StoredEntry[]> {
  return sql<StoredEntry[]>`
    select ${columns(sql)} from upkeep_entries
    where user_id = ${userId} and vehicle_number = ${vehicleNumber}
    order by on_day desc, added_at desc, id limit ${limit} offset ${offset}`;
}

/** One line of a log. */
export async function findEntry(
  sql: Queryable,
  { userId, vehicleNumber }: OwnLog,
  entryId: string,
): Promise<StoredEntry | null> {
  const [row] = await sql<StoredEntry[]>`
    select ${columns(sql)} from upkeep_entries
    where id = ${entryId} and user_id = ${userId} and vehicle_number = ${vehicleNumber}`;
  return row ?? null;
}

/** How many lines a log has. */
export async function countEntries(
  sql: Queryable,
  { userId, vehicleNumber }: OwnLog,
): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from upkeep_entries
    where user_id = ${userId} and vehicle_number = ${vehicleNumber}`;
  return row?.total ?? 0;
}

/** Stores lines; returns how many were new: one whose id is taken is left out. */
export async function insertEntries(
  tx: Queryable,
  { userId, vehicleNumber }: OwnLog,
  rows: readonly EntryRow[],
  addedAt: Date,
): Promise<number> {
  let added = 0;
  // A statement takes at most 65,535 parameters, and a line 17.
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce).map((row) => ({
      id: row.entryId,
      user_id: userId,
      vehicle_number: vehicleNumber,
      kind: row.kind,
      category: row.category,
      on_day: row.on,
      km: row.km,
      cost_paise: row.costPaise,
      title: row.title,
      place: row.place,
      note: row.note,
      quantity: row.quantity,
      is_full: row.isFull,
      is_missed: row.isMissed,
      odometer: row.odometer,
      batch_id: row.batchId,
      added_at: addedAt,
    }));
    const { count } = await tx`
      insert into upkeep_entries ${tx(part)} on conflict (id) do nothing`;
    added += count;
  }
  return added;
}

const rowsAtOnce = 2_000;

/** Writes a line over; false when there is none in this log, or it has changed since this version. */
export async function updateEntry(
  tx: Queryable,
  { userId, vehicleNumber }: OwnLog,
  row: EntryRow,
  version: number | null,
): Promise<boolean> {
  const { count } = await tx`
    update upkeep_entries set kind = ${row.kind}, category = ${row.category},
      on_day = ${row.on}, km = ${row.km}, cost_paise = ${row.costPaise}, title = ${row.title},
      place = ${row.place}, note = ${row.note}, quantity = ${row.quantity},
      is_full = ${row.isFull}, is_missed = ${row.isMissed}, odometer = ${row.odometer},
      version = version + 1
    where id = ${row.entryId} and user_id = ${userId} and vehicle_number = ${vehicleNumber}
      and version = coalesce(${version}::int, version)`;
  return count > 0;
}

/** Locks a line, or those of an import, so that no photo is added while they are removed. */
export async function lockLines(
  tx: Queryable,
  { userId, vehicleNumber }: OwnLog,
  lines: { readonly entryId: string } | { readonly batchId: string },
): Promise<void> {
  const chosen = 'entryId' in lines ? tx`id = ${lines.entryId}` : tx`batch_id = ${lines.batchId}`;
  await tx`select 1 from upkeep_entries where ${chosen} and user_id = ${userId}
    and vehicle_number = ${vehicleNumber} for update`;
}

/** Deletes a line; false when there is none in this log. */
export async function deleteEntry(
  tx: Queryable,
  { userId, vehicleNumber }: OwnLog,
  entryId: string,
): Promise<boolean> {
  const { count } = await tx`
    delete from upkeep_entries where id = ${entryId} and user_id = ${userId}
      and vehicle_number = ${vehicleNumber}`;
  return count > 0;
}

/** Deletes the lines of an import; false when there are none in this log. */
export async function deleteBatch(
  tx: Queryable,
  { userId, vehicleNumber }: OwnLog,
  batchId: string,
): Promise<boolean> {
  const { count } = await tx`
    delete from upkeep_entries where batch_id = ${batchId} and user_id = ${userId}
      and vehicle_number = ${vehicleNumber}`;
  return count > 0;
}

/** Intervals that the keeper has set for a vehicle. */
export async function findIntervals(
  sql: Queryable,
  { userId, vehicleNumber }: OwnLog,
): Promise<readonly IntervalRow[]> {
  return sql<IntervalRow[]>`
    select category, every_km as "everyKm", every_months as "everyMonths" from upkeep_intervals
    where user_id = ${userId} and vehicle_number = ${vehicleNumber} order by category`;
}

/** Sets an interval, or with neither kilometres nor months takes it away. */
export async function saveInterval(
  tx: Queryable,
  { userId, vehicleNumber }: OwnLog,
  { category, everyKm, everyMonths }: IntervalRow,
): Promise<void> {
  if (everyKm === null && everyMonths === null) {
    await tx`delete from upkeep_intervals where user_id = ${userId}
      and vehicle_number = ${vehicleNumber} and category = ${category}`;
    return;
  }
  await tx`
    insert into upkeep_intervals (user_id, vehicle_number, category, every_km, every_months)
    values (${userId}, ${vehicleNumber}, ${category}, ${everyKm}, ${everyMonths})
    on conflict (user_id, vehicle_number, category)
      do update set every_km = excluded.every_km, every_months = excluded.every_months`;
}

/** Logs and intervals of a person, for the account's export. */
export async function upkeepHistory(
  sql: Queryable,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const entries = await sql<Record<string, unknown>[]>`
    select vehicle_number as "vehicleNumber", kind, category, on_day as "on", km,
      cost_paise as "costPaise", title, place, note, quantity, is_full as "isFull",
      is_missed as "isMissed", odometer, added_at as "addedAt"
    from upkeep_entries where user_id = ${userId} order by vehicle_number, on_day, id`;
  const intervals = await sql<Record<string, unknown>[]>`
    select vehicle_number as "vehicleNumber", category, every_km as "everyKm",
      every_months as "everyMonths"
    from upkeep_intervals where user_id = ${userId} order by vehicle_number, category`;
  return [...entries, ...intervals];
}

/** Deletes logs and intervals of a person. */
export async function deleteUpkeep(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from upkeep_entries where user_id = ${userId}`;
  await tx`delete from upkeep_intervals where user_id = ${userId}`;
}
