import type { TollCrossing } from '@pahiya/domain/fastag/ports';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../../db/database.ts';

/** A vehicle whose crossings are asked for on behalf of its owner. */
export type PollKey = { readonly userId: string; readonly vehicleNumber: VehicleNumber };

/** The state of a poll. `answeredAt`: the last answer; `askedAt`: the last attempt, with its failure if any. */
export type StoredPoll = {
  readonly answeredAt: Date | null;
  readonly askedAt: Date | null;
  readonly failure: string | null;
};

/** A stored crossing. */
export type StoredCrossing = {
  readonly plaza: string;
  readonly direction: string | null;
  readonly readAt: Date;
};

/** Starts a poll; an existing one is unchanged unless it belongs to another source, whose crossings go. */
export async function startPoll(
  tx: Queryable,
  { userId, vehicleNumber }: PollKey,
  sourceKey: string,
): Promise<void> {
  await tx`delete from toll_crossing_polls
    where user_id = ${userId} and vehicle_number = ${vehicleNumber} and source_key <> ${sourceKey}`;
  await tx`
    insert into toll_crossing_polls (user_id, vehicle_number, source_key)
    values (${userId}, ${vehicleNumber}, ${sourceKey}) on conflict do nothing`;
}

/** Locks a poll and tells whether it is still there: a withdrawal deletes it, and what comes later is not stored. */
export async function lockPoll(tx: Queryable, key: PollKey, sourceKey: string): Promise<boolean> {
  const [row] = await tx`
    select 1 from toll_crossing_polls where user_id = ${key.userId}
      and vehicle_number = ${key.vehicleNumber} and source_key = ${sourceKey} for update`;
  return row !== undefined;
}

/** Notes an attempt. */
export async function notePoll(
  tx: Queryable,
  { userId, vehicleNumber }: PollKey,
  askedAt: Date,
  failure: string | null,
): Promise<void> {
  await tx`update toll_crossing_polls set asked_at = ${askedAt}, failure = ${failure},
      answered_at = case when ${failure}::text is null then ${askedAt} else answered_at end
    where user_id = ${userId} and vehicle_number = ${vehicleNumber}`;
}

/** Stores crossings; one that is stored already is not stored twice. */
export async function insertCrossings(
  tx: Queryable,
  { userId, vehicleNumber }: PollKey,
  crossings: readonly TollCrossing[],
): Promise<void> {
  for (const { plaza, direction, sequence, vehicleClassText, readAt } of crossings) {
    await tx`
      insert into toll_crossings
        (user_id, vehicle_number, plaza, direction, sequence, vehicle_class, read_at)
      values (${userId}, ${vehicleNumber}, ${plaza}, ${direction}, ${sequence}, ${vehicleClassText},
        ${new Date(readAt)})
      on conflict do nothing`;
  }
}

/** State of a poll; null if there is none, or of another source. */
export async function findPoll(
  sql: Queryable,
  { userId, vehicleNumber }: PollKey,
  sourceKey: string,
): Promise<StoredPoll | null> {
  const [row] = await sql<StoredPoll[]>`
    select answered_at as "answeredAt", asked_at as "askedAt", failure from toll_crossing_polls
    where user_id = ${userId} and vehicle_number = ${vehicleNumber} and source_key = ${sourceKey}`;
  return row ?? null;
}

/** Crossings after an instant, newest first. */
export async function findCrossings(
  sql: Queryable,
  { userId, vehicleNumber }: PollKey,
  after: Date,
): Promise<readonly StoredCrossing[]> {
  return sql<StoredCrossing[]>`
    select plaza, direction, read_at as "readAt" from toll_crossings
    where user_id = ${userId} and vehicle_number = ${vehicleNumber} and read_at > ${after}
    order by read_at desc, id desc`;
}

/** Polls that were not attempted since an instant, at most `limit`, oldest first. */
export async function findDuePolls(
  sql: Queryable,
  sourceKey: string,
  before: Date,
  limit: number,
): Promise<readonly PollKey[]> {
  return sql<PollKey[]>`
    select user_id as "userId", vehicle_number as "vehicleNumber" from toll_crossing_polls
    where source_key = ${sourceKey} and (asked_at is null or asked_at < ${before})
    order by asked_at nulls first, vehicle_number limit ${limit}`;
}

/** Ends a poll and erases its crossings. */
export async function deletePoll(tx: Queryable, { userId, vehicleNumber }: PollKey): Promise<void> {
  await tx`delete from toll_crossing_polls
    where user_id = ${userId} and vehicle_number = ${vehicleNumber}`;
}

/** Ends all polls of an account and erases their crossings. */
export async function deletePolls(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from toll_crossing_polls where user_id = ${userId}`;
}

/** Deletes crossings read at or before an instant; returns their number. */
export async function deleteCrossingsBefore(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from toll_crossings where read_at <= ${before}`;
  return count;
}

/** The crossings of an account, for its export. */
export async function crossingHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select vehicle_number as "vehicleNumber", plaza, direction, read_at as "readAt"
    from toll_crossings where user_id = ${userId} order by read_at desc`;
}
