import type { Queryable } from '../../db/database.ts';

/** The id of an account's feed; null until one was created. */
export async function findFeed(sql: Queryable, userId: string): Promise<string | null> {
  const [row] = await sql<{ feedId: string }[]>`
    select feed_id as "feedId" from calendar_feeds where user_id = ${userId}`;
  return row?.feedId ?? null;
}

/** Saves an account's feed; it replaces an earlier one. */
export async function saveFeed(
  sql: Queryable,
  userId: string,
  feed: { readonly feedId: string; readonly keyHash: Buffer; readonly createdAt: Date },
): Promise<void> {
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

/** Deletes an account's feed. */
export async function deleteFeed(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from calendar_feeds where user_id = ${userId}`;
}
