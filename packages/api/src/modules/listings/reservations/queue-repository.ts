import type { Queryable, Transaction } from '../../../db/database.ts';

/** Puts a person into the queue of a listing; again changes nothing, unless the person was told already. */
export async function joinQueue(
  sql: Queryable,
  { listingId, userId, now }: { listingId: string; userId: string; now: Date },
): Promise<void> {
  await sql`
    insert into used_queue (listing_id, user_id, joined_at)
    values (${listingId}, ${userId}, ${now})
    on conflict (listing_id, user_id) do update set joined_at = excluded.joined_at, told_at = null
      where used_queue.told_at is not null`;
}

/** Takes a person out of the queue of a listing. */
export async function leaveQueue(
  sql: Queryable,
  { listingId, userId }: { listingId: string; userId: string },
): Promise<void> {
  await sql`delete from used_queue where listing_id = ${listingId} and user_id = ${userId}`;
}

/** Place in the queue, from 1; null: not in it. */
export async function selectPlace(
  sql: Queryable,
  { listingId, userId }: { listingId: string; userId: string },
): Promise<number | null> {
  const [row] = await sql<{ place: number }[]>`
    select place::int from (select user_id, row_number() over (order by joined_at, user_id) as place
      from used_queue where listing_id = ${listingId} and told_at is null) q
    where user_id = ${userId}`;
  return row?.place ?? null;
}

/** Marks the first who waits as told and returns that person; null: nobody waits. Each is told once. */
export async function takeFirst(
  tx: Transaction,
  listingId: string,
  now: Date,
): Promise<string | null> {
  const [row] = await tx<{ userId: string }[]>`
    update used_queue set told_at = ${now}
    where listing_id = ${listingId} and told_at is null and user_id = (
      select user_id from used_queue where listing_id = ${listingId} and told_at is null
      order by joined_at, user_id limit 1 for update)
    returning user_id as "userId"`;
  return row?.userId ?? null;
}

/** A car whose queue waits. */
export type WaitingCar = {
  readonly listingId: string;
  readonly publicId: string;
  readonly carName: string;
  /** When the last one was told that it is free. */
  readonly toldAt: Date;
};

/** Free cars in whose queue somebody waits and the last one was told before a time. */
export async function selectPassedTurns(
  sql: Queryable,
  {
    toldBefore,
    now,
    most,
  }: { readonly toldBefore: Date; readonly now: Date; readonly most: number },
): Promise<readonly WaitingCar[]> {
  return sql<WaitingCar[]>`
    select l.id as "listingId", l.public_id as "publicId",
      l.make_name || ' ' || l.model_name || ' ' || l.made_year as "carName", q."toldAt"
    from (select listing_id, max(told_at) as "toldAt" from used_queue group by listing_id
      having count(*) filter (where told_at is null) > 0 and max(told_at) <= ${toldBefore}) q
    join used_listings l on l.id = q.listing_id
    where l.state = 'live' and not exists (select 1 from used_reservations r
      where r.listing_id = l.id and (r.state = 'held'
        or (r.state = 'awaiting-payment' and r.until > ${now})))
    order by q."toldAt", l.id limit ${most}`;
}

/** When the last one in a queue was told, its listing locked; null: nobody was. */
export async function lockLastTold(tx: Transaction, listingId: string): Promise<Date | null> {
  await tx`select 1 from used_listings where id = ${listingId} for update`;
  const [row] = await tx<{ toldAt: Date | null }[]>`
    select max(told_at) as "toldAt" from used_queue where listing_id = ${listingId}`;
  return row?.toldAt ?? null;
}
