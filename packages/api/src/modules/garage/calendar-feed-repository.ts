import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';

/** The id of an account's feed; null until one was created. */
export async function findFeed(sql: Queryable, userId: string): Promise<string | null> {
  const [row] = await sql<{ feedId: string }[]>`
    select feed_id as "feedId" from calendar_feeds where user_id = ${userId}`;
  return row?.feedId ?? null;
}

/** Saves an account's feed; it replaces an earlier one, whose address is remembered as replaced. */
export async function saveFeed(
  sql: Queryable,
  userId: string,
  feed: { readonly feedId: string; readonly keyHash: Buffer; readonly createdAt: Date },
): Promise<void> {
  await sql`
    insert into replaced_feeds (key_hash, replaced_at)
    select key_hash, ${feed.createdAt} from calendar_feeds where user_id = ${userId}
    on conflict do nothing`;
  await sql`
    insert into calendar_feeds (user_id, feed_id, key_hash, created_at)
    values (${userId}, ${feed.feedId}, ${feed.keyHash}, ${feed.createdAt})
    on conflict (user_id) do update set feed_id = excluded.feed_id,
      key_hash = excluded.key_hash, created_at = excluded.created_at`;
}

/** The account of the feed with this key; null for an unknown one. */
export async function findUserOfFeed(sql: Queryable, keyHash: Buffer): Promise<string | null> {
  const [row] = await sql<{ userId: string }[]>`
    select user_id as "userId" from calendar_feeds where key_hash = ${keyHash}`;
  return row?.userId ?? null;
}

/** Whether a key was replaced by a newer one. */
export async function isReplaced(sql: Queryable, keyHash: Buffer): Promise<boolean> {
  const rows = await sql`select from replaced_feeds where key_hash = ${keyHash}`;
  return rows.length > 0;
}

/** An event as it is given, or was given last. */
export type FeedEvent = {
  readonly eventId: string;
  readonly dueOn: IstDate;
  readonly title: string;
};

/** The same with its history. `withdrawnAt`: it is cancelled. */
export type KnownEvent = FeedEvent & {
  readonly sequence: number;
  readonly changedAt: Date;
  readonly withdrawnAt: Date | null;
};

/** Notes the events of a feed: another day or title, and coming back, raise the sequence; what is missing is withdrawn,
 * unless not everything could be read, and forgotten after `keptUntil`. Unchanged events are not written. */
export async function noteEvents(
  sql: Queryable,
  userId: string,
  events: readonly FeedEvent[],
  {
    isWhole,
    now,
    keptUntil,
  }: { readonly isWhole: boolean; readonly now: Date; readonly keptUntil: Date },
): Promise<readonly KnownEvent[]> {
  await sql`
    insert into calendar_events as e (user_id, event_id, due_on, title, changed_at)
    select ${userId}, g."eventId", g."dueOn", g.title, ${now}
    from jsonb_to_recordset(${sql.json([...events])}) as g ("eventId" text, "dueOn" date, title text)
    on conflict (user_id, event_id) do update set due_on = excluded.due_on,
      title = excluded.title, sequence = e.sequence + 1, changed_at = excluded.changed_at,
      withdrawn_at = null
    where e.due_on <> excluded.due_on or e.title <> excluded.title or e.withdrawn_at is not null`;
  await sql`
    update calendar_events set withdrawn_at = ${now}, changed_at = ${now}, sequence = sequence + 1
    where user_id = ${userId} and withdrawn_at is null and ${isWhole}
      and event_id <> all(${events.map(({ eventId }) => eventId)}::text[])`;
  await sql`
    delete from calendar_events where user_id = ${userId} and withdrawn_at <= ${keptUntil}`;
  return sql<KnownEvent[]>`
    select event_id as "eventId", due_on::text as "dueOn", title, sequence,
      changed_at as "changedAt", withdrawn_at as "withdrawnAt"
    from calendar_events where user_id = ${userId} order by due_on, event_id`;
}

/** Deletes an account's feed and its events. */
export async function deleteFeed(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from calendar_events where user_id = ${userId}`;
  await tx`delete from calendar_feeds where user_id = ${userId}`;
}
