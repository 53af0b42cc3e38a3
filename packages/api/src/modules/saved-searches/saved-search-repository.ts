import type { AlertChannel } from '@pahiya/domain/messages/ports';
import type { Queryable } from '../../db/database.ts';

export type SavedSearch = {
  readonly searchId: string;
  readonly kind: 'new-cars';
  readonly query: string;
  readonly channels: AlertChannel[];
  readonly createdAt: Date;
};

/** A person's searches, newest first. */
export async function selectSearches(
  sql: Queryable,
  userId: string,
): Promise<readonly SavedSearch[]> {
  return sql<SavedSearch[]>`
    select id as "searchId", kind, query, channels, created_at as "createdAt"
    from saved_searches where user_id = ${userId} order by created_at desc, id`;
}

/** Stores a search, or the new channels of one that there is. False when the person has `most` others. */
export async function upsertSearch(
  tx: Queryable,
  row: {
    readonly id: string;
    readonly userId: string;
    readonly kind: string;
    readonly query: string;
    readonly channels: readonly string[];
    readonly seen: readonly string[];
    readonly at: Date;
  },
  most: number,
): Promise<boolean> {
  const { id, userId, kind, query, channels, seen, at } = row;
  const { count } = await tx`
    insert into saved_searches (id, user_id, kind, query, channels, seen, created_at)
    select ${id}, ${userId}, ${kind}, ${query}, ${[...channels]}::text[], ${[...seen]}::text[], ${at}
    where (select count(*) from saved_searches
      where user_id = ${userId} and (kind, query) <> (${kind}, ${query})) < ${most}
    on conflict (user_id, kind, query) do update set channels = excluded.channels`;
  return count > 0;
}

/** Deletes a search; of one person only, if given. False when there is none. */
export async function deleteSearch(
  sql: Queryable,
  searchId: string,
  userId: string | null,
): Promise<boolean> {
  const { count } = await sql`
    delete from saved_searches
    where id = ${searchId} and (${userId}::uuid is null or user_id = ${userId})`;
  return count > 0;
}

/** Deletes all searches of a person. */
export async function deleteSearchesOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from saved_searches where user_id = ${userId}`;
}

/** A search with what it found last. */
export type WatchedSearch = Omit<SavedSearch, 'createdAt'> & {
  readonly userId: string;
  readonly seen: readonly string[];
};

/** The next searches of a kind after one, by id. */
export async function selectWatched(
  sql: Queryable,
  { kind, afterId, limit }: { kind: string; afterId: string; limit: number },
): Promise<readonly WatchedSearch[]> {
  return sql<WatchedSearch[]>`
    select id as "searchId", user_id as "userId", kind, query, channels, seen
    from saved_searches where kind = ${kind} and id > ${afterId} order by id limit ${limit}`;
}

/** Saves what a search found. */
export async function updateSeen(
  tx: Queryable,
  searchId: string,
  seen: readonly string[],
): Promise<void> {
  await tx`update saved_searches set seen = ${[...seen]}::text[] where id = ${searchId}`;
}

/** A search for a message about it; null when it was stopped. */
export async function findSearch(
  sql: Queryable,
  searchId: string,
): Promise<Pick<SavedSearch, 'kind' | 'query'> | null> {
  const [row] = await sql<Pick<SavedSearch, 'kind' | 'query'>[]>`
    select kind, query from saved_searches where id = ${searchId}`;
  return row ?? null;
}
