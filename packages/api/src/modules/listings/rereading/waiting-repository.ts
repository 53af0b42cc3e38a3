import type { Queryable } from '../../../db/database.ts';

/** A person who waits for a car, and the ways they chose. */
export type Waiting = {
  readonly userId: string;
  readonly channels: readonly ('sms' | 'email')[];
  readonly isInQueue: boolean;
};

/** Who is in the queue of a car or watches its price. `userId`: this person alone. */
export async function selectWaiting(
  sql: Queryable,
  listingId: string,
  userId: string | null = null,
): Promise<readonly Waiting[]> {
  return sql<Waiting[]>`
    select w.user_id as "userId", array_agg(distinct w.channel) as channels,
      bool_or(w.is_queue) as "isInQueue"
    from (
      select user_id, unnest(array['sms', 'email']) as channel, true as is_queue
      from used_queue where listing_id = ${listingId}
      union all
      select user_id, unnest(channels), false
      from used_price_watches where listing_id = ${listingId}
    ) w
    where ${userId}::uuid is null or w.user_id = ${userId}
    group by w.user_id order by w.user_id`;
}
