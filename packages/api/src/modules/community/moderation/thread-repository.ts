import type { PostState } from '@pahiya/domain/community/post-states';
import type { Queryable, Transaction } from '../../../db/database.ts';

/** A shown post, locked, with what pinning and merging need. */
export type ThreadRow = {
  readonly rowId: number;
  readonly topic: string;
  readonly isPinned: boolean;
};

/** Shown posts by id, locked in the order of their rows, so that two merges cannot wait for each other. */
export async function lockThreads(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ThreadRow>> {
  const rows = await tx<(ThreadRow & { id: string })[]>`
    select public_id as id, post_id as "rowId", topic, pinned_at is not null as "isPinned"
    from community_posts where public_id = any(${[...ids]}::uuid[]) and state = 'live'
    order by post_id for update`;
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** A text for a moderator, with how its thread is arranged; null: it is gone. */
export async function findArranged(sql: Queryable, kind: 'post' | 'comment', id: string) {
  type Row = {
    title: string;
    author: string | null;
    authorName: string | null;
    state: PostState;
    topic: string;
    isLocked: boolean;
    isPinned: boolean;
  };
  const written =
    kind === 'post'
      ? sql`select post_id, author_id, state from community_posts where public_id = ${id}`
      : sql`select post_id, author_id, state from community_comments where public_id = ${id}`;
  const [row] = await sql<Row[]>`
    select p.title, a.handle as author, a.display_name as "authorName", w.state, p.topic, p.is_locked as "isLocked",
      p.pinned_at is not null as "isPinned"
    from (${written}) w join community_posts p on p.post_id = w.post_id
      left join community_people a on a.user_id = w.author_id`;
  return row ?? null;
}

/** How many posts are pinned in a topic. */
export async function countPinned(tx: Transaction, topic: string): Promise<number> {
  const [row] = await tx<{ pinned: number }[]>`
    select count(*)::int as pinned from community_posts
    where topic = ${topic} and pinned_at is not null and state = 'live'`;
  return row?.pinned ?? 0;
}

/** Pins a post, or no longer (null). */
export async function setPinned(tx: Transaction, rowId: number, at: Date | null): Promise<void> {
  await tx`update community_posts set pinned_at = ${at} where post_id = ${rowId}`;
}

/** Moves all replies of a post to another; returns how many of them are shown. */
export async function moveComments(tx: Transaction, from: number, to: number): Promise<number> {
  const [row] = await tx<{ live: number }[]>`
    with moved as (update community_comments set post_id = ${to} where post_id = ${from}
      returning state)
    select count(*) filter (where state = 'live')::int as live from moved`;
  return row?.live ?? 0;
}

/** Notes where a post's replies went; its accepted answer is another post's reply now. */
export async function setMergedInto(tx: Transaction, from: number, to: number): Promise<void> {
  await tx`update community_posts set merged_into = ${to}, accepted_id = null, pinned_at = null
    where post_id = ${from}`;
}

/** Closes a post for replies or opens it, and moves it to a topic; what is absent stays. Null: there is no such post. */
export async function updateThread(
  tx: Queryable,
  {
    id,
    isLocked,
    topic,
  }: {
    readonly id: string;
    readonly isLocked: boolean | undefined;
    readonly topic: string | undefined;
  },
) {
  type Row = { wasLocked: boolean; wasTopic: string; state: PostState };
  const [row] = await tx<Row[]>`
    update community_posts p set is_locked = coalesce(${isLocked ?? null}, p.is_locked),
      topic = coalesce(${topic ?? null}, p.topic)
    from (select post_id, is_locked, topic from community_posts where public_id = ${id} for update) b
    where p.post_id = b.post_id
    returning b.is_locked as "wasLocked", b.topic as "wasTopic", p.state`;
  return row ?? null;
}
