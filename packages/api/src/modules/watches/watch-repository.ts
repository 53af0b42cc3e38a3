import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';
import type { Watch, WatchedFacts } from './watch-kind.ts';

/** A watch as stored. */
export type WatchRow = Watch & {
  readonly id: number;
  readonly seen: WatchedFacts | null;
  readonly seenAt: Date | null;
  readonly failedAt: Date | null;
};

const columns = (sql: Queryable) => sql`id, kind, subject, user_id as "userId",
  vehicle_number as "vehicleNumber", next_on as "nextOn", until_on as "untilOn", seen,
  seen_at as "seenAt", failed_at as "failedAt"`;

/** Stores a watch; one of the same kind and subject is replaced, with what it has seen if the vehicle is the same. */
export async function upsertWatch(tx: Queryable, watch: Watch, startedAt: Date): Promise<void> {
  const { kind, subject, userId, vehicleNumber, nextOn, untilOn } = watch;
  await tx`
    insert into vehicle_watches as w
      (kind, subject, user_id, vehicle_number, next_on, until_on, started_at)
    values (${kind}, ${subject}, ${userId}, ${vehicleNumber}, ${nextOn}, ${untilOn}, ${startedAt})
    on conflict (kind, subject) do update
      set user_id = excluded.user_id, vehicle_number = excluded.vehicle_number,
        next_on = excluded.next_on, until_on = excluded.until_on, failed_at = null,
        seen = case when w.vehicle_number = excluded.vehicle_number then w.seen end,
        seen_at = case when w.vehicle_number = excluded.vehicle_number then w.seen_at end`;
}

/** How many watches a person has, without the one of this kind and subject. */
export async function countOtherWatches(
  tx: Queryable,
  { kind, subject, userId }: Pick<Watch, 'kind' | 'subject' | 'userId'>,
): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::integer as count from vehicle_watches
    where user_id = ${userId} and (kind, subject) <> (${kind}, ${subject})`;
  return row?.count ?? 0;
}

/** The watches of a kind for some subjects. */
export async function findWatches(
  sql: Queryable,
  kind: string,
  subjects: readonly string[],
): Promise<readonly WatchRow[]> {
  return sql<WatchRow[]>`
    select ${columns(sql)} from vehicle_watches
    where kind = ${kind} and subject = any(${[...subjects]}::text[])`;
}

/** Vehicles with a watch that is due, the longest waiting first. */
export async function findDueNumbers(
  sql: Queryable,
  today: IstDate,
  atMost: number,
): Promise<readonly string[]> {
  const rows = await sql<{ vehicleNumber: string }[]>`
    select vehicle_number as "vehicleNumber" from vehicle_watches
    where next_on <= ${today} and until_on >= ${today}
    group by vehicle_number order by min(next_on), vehicle_number limit ${atMost}`;
  return rows.map((row) => row.vehicleNumber);
}

/** Due watches of some vehicles, by id. */
export async function findDueIds(
  sql: Queryable,
  today: IstDate,
  vehicleNumbers: readonly string[],
): Promise<readonly number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from vehicle_watches
    where next_on <= ${today} and vehicle_number = any(${[...vehicleNumbers]}::text[])
    order by id`;
  return rows.map(({ id }) => id);
}

/** Watches whose last day is over, by id. */
export async function findOverIds(sql: Queryable, today: IstDate): Promise<readonly number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from vehicle_watches where until_on < ${today} order by id`;
  return rows.map(({ id }) => id);
}

/** A watch by its id; locks its row. */
export async function lockWatch(tx: Queryable, id: number): Promise<WatchRow | null> {
  const [row] = await tx<WatchRow[]>`
    select ${columns(tx)} from vehicle_watches where id = ${id} for update`;
  return row ?? null;
}

/** Stores an answer and the day to ask next. `seen` null: nothing could be seen, and what was seen before stays. */
export async function updateAnswered(
  tx: Queryable,
  id: number,
  answer: { readonly seen: WatchedFacts | null; readonly at: Date; readonly nextOn: IstDate },
): Promise<void> {
  const { seen, at, nextOn } = answer;
  await tx`
    update vehicle_watches
    set next_on = ${nextOn}, failed_at = null,
      seen = coalesce(${seen === null ? null : tx.json(seen)}, seen),
      seen_at = case when ${seen !== null} then ${at} else seen_at end
    where id = ${id}`;
}

/** Notes that the source did not answer for these vehicles. */
export async function updateFailed(
  sql: Queryable,
  { vehicleNumbers, today, at }: { vehicleNumbers: readonly string[]; today: IstDate; at: Date },
): Promise<void> {
  await sql`
    update vehicle_watches set failed_at = ${at}
    where next_on <= ${today} and vehicle_number = any(${[...vehicleNumbers]}::text[])`;
}

/** Ends a watch. */
export async function deleteWatch(
  tx: Queryable,
  { kind, subject }: Pick<Watch, 'kind' | 'subject'>,
): Promise<void> {
  await tx`delete from vehicle_watches where kind = ${kind} and subject = ${subject}`;
}

/** The watches of a person, for the account's export. */
export async function watchHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select kind, vehicle_number as "vehicleNumber", next_on as "nextOn", until_on as "untilOn",
      seen, seen_at as "seenAt", started_at as "startedAt"
    from vehicle_watches where user_id = ${userId} order by started_at, id`;
}

/** Deletes the watches of a person. */
export async function deleteWatchesOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from vehicle_watches where user_id = ${userId}`;
}
