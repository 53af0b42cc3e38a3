import type { AnyNewsKind, NewsKind } from '@pahiya/domain/community/news-kinds';
import type { Queryable, Transaction } from '../../../db/database.ts';
import { type ListKey, pageSize } from '../store/list-cursor.ts';

/** Saves a shown post, or no longer; false: there is no such post. */
export async function setSaved(
  sql: Queryable,
  { userId, postId, isSaved, now }: { userId: string; postId: string; isSaved: boolean; now: Date },
): Promise<boolean> {
  if (!isSaved) {
    await sql`delete from community_bookmarks b using community_posts p
      where p.post_id = b.post_id and p.public_id = ${postId} and b.user_id = ${userId}`;
    return true;
  }
  const [row] = await sql<{ found: number }[]>`
    with it as (select post_id from community_posts where public_id = ${postId} and state = 'live'),
      put as (insert into community_bookmarks (user_id, post_id, saved_at)
        select ${userId}, post_id, ${now} from it on conflict do nothing)
    select count(*)::int as found from it`;
  return row?.found === 1;
}

/** Ids of saved posts that are shown, newest first; one more than a page. */
export async function selectSaved(sql: Queryable, userId: string, after: ListKey | undefined) {
  return sql<{ rowId: number; savedAt: Date }[]>`
    select b.post_id as "rowId", b.saved_at as "savedAt" from community_bookmarks b
      join community_posts p on p.post_id = b.post_id and p.state = 'live'
    where b.user_id = ${userId}
      ${after === undefined ? sql`` : sql`and (b.saved_at, b.post_id) < (${after.key}::timestamptz, ${after.id}::bigint)`}
    order by b.saved_at desc, b.post_id desc limit ${pageSize + 1}`;
}

type Pair = { readonly userId: string; readonly otherId: string };

/** Mutes or blocks somebody. Who is blocked follows no longer, in either direction. */
export async function putMute(
  tx: Transaction,
  { userId, otherId }: Pair,
  { isBlock, now }: { readonly isBlock: boolean; readonly now: Date },
): Promise<void> {
  await tx`insert into community_mutes (user_id, other_id, is_block, muted_at)
    values (${userId}, ${otherId}, ${isBlock}, ${now})
    on conflict (user_id, other_id) do update set is_block = excluded.is_block`;
  if (!isBlock) return;
  await tx`delete from community_follows where (follower_id = ${otherId} and followee_id = ${userId})
    or (follower_id = ${userId} and followee_id = ${otherId})`;
}

export async function dropMute(sql: Queryable, { userId, otherId }: Pair): Promise<void> {
  await sql`delete from community_mutes where user_id = ${userId} and other_id = ${otherId}`;
}

/** Whom a person mutes or blocks. */
export async function selectMuted(sql: Queryable, userId: string) {
  return sql<{ handle: string; displayName: string | null; isBlock: boolean }[]>`
    select p.handle, p.display_name as "displayName", m.is_block as "isBlock" from community_mutes m
      join community_people p on p.user_id = m.other_id
    where m.user_id = ${userId} order by p.handle limit 1000`;
}

/** Whether any of these people blocks somebody. */
export async function isBlockedBy(
  sql: Queryable,
  userId: string,
  by: readonly (string | null)[],
): Promise<boolean> {
  const people = by.filter((one) => one !== null);
  if (people.length === 0) return false;
  const { count } = await sql`select from community_mutes where is_block
    and other_id = ${userId} and user_id = any(${people}::uuid[]) limit 1`;
  return count > 0;
}

/** Accepts a shown comment as the answer to an own post; null takes it back. Returns the post's row; null: no such post or comment. */
export async function setAccepted(
  sql: Queryable,
  { userId, postId, commentId }: { userId: string; postId: string; commentId: string | null },
): Promise<number | null> {
  const [row] = await sql<{ rowId: number }[]>`
    update community_posts p set accepted_id = ${
      commentId === null
        ? sql`null`
        : sql`(select c.comment_id from community_comments c
            where c.public_id = ${commentId} and c.post_id = p.post_id and c.state = 'live')`
    }
    where p.public_id = ${postId} and p.author_id = ${userId} and p.state = 'live'
      and (${commentId === null} or exists (select from community_comments c
        where c.public_id = ${commentId ?? null} and c.post_id = p.post_id and c.state = 'live'))
    returning p.post_id as "rowId"`;
  return row?.rowId ?? null;
}

export type NewNews = {
  readonly kind: NewsKind;
  readonly cause: string;
  /** Null: about no post. */
  readonly postRowId: number | null;
  readonly commentRowId: number | null;
  readonly actorId: string | null;
  readonly act: string | null;
  readonly now: Date;
};

/** Tells people once about one cause: none who switched it off, who blocks or mutes the actor, or who did it. */
export async function insertNews(
  tx: Queryable,
  userIds: readonly string[],
  news: NewNews,
): Promise<void> {
  if (userIds.length === 0) return;
  const { kind, cause, postRowId, commentRowId, actorId, act, now } = news;
  await tx`
    insert into community_news (user_id, kind, cause, post_id, comment_id, actor_id, act, created_at)
    select u.id, ${kind}, ${cause}, ${postRowId}, ${commentRowId}, ${actorId}, ${act}, ${now}
    from unnest(${[...userIds]}::uuid[]) as u(id)
    where u.id is distinct from ${actorId}
      and not exists (select from community_news_off o where o.user_id = u.id and o.kind = ${kind})
      and not exists (select from community_mutes m where m.user_id = u.id
        and m.other_id = ${actorId})
    on conflict do nothing`;
}

/** People with these names. */
export async function selectNamed(sql: Queryable, handles: readonly string[]) {
  const rows = await sql<{ userId: string }[]>`
    select user_id as "userId" from community_people where handle = any(${[...handles]})`;
  return rows.map(({ userId }) => userId);
}

/** A text as it is told about. */
export async function findTold(sql: Queryable, kind: 'post' | 'comment', id: string) {
  type Row = {
    source: string;
    authorId: string | null;
    postRowId: number;
    commentRowId: number | null;
    answeredId: string | null;
  };
  const [row] =
    kind === 'post'
      ? await sql<Row[]>`select title || ' ' || source as source, author_id as "authorId",
          post_id as "postRowId", null as "commentRowId", null as "answeredId"
          from community_posts where public_id = ${id}`
      : await sql<Row[]>`select c.source, c.author_id as "authorId", c.post_id as "postRowId",
          c.comment_id as "commentRowId", coalesce(o.author_id, p.author_id) as "answeredId"
          from community_comments c join community_posts p on p.post_id = c.post_id
            left join community_comments o on o.comment_id = c.parent_id
          where c.public_id = ${id}`;
  return row ?? null;
}

/** News of a person, newest first, marked as read; one more than a page. */
export async function takeNews(
  sql: Queryable,
  userId: string,
  after: ListKey | undefined,
  now: Date,
) {
  type Row = {
    rowId: number;
    kind: AnyNewsKind;
    postId: string | null;
    commentId: string | null;
    title: string | null;
    actor: string | null;
    actorName: string | null;
    act: string | null;
    createdAt: Date;
    isRead: boolean;
  };
  const rows = await sql<Row[]>`
    select n.news_id as "rowId", n.kind, p.public_id as "postId", c.public_id as "commentId",
      p.title, a.handle as actor, a.display_name as "actorName", n.act, n.created_at as "createdAt", n.read_at is not null as "isRead"
    from community_news n left join community_posts p on p.post_id = n.post_id
      left join community_comments c on c.comment_id = n.comment_id
      left join community_people a on a.user_id = n.actor_id
    where n.user_id = ${userId} and (n.kind in ('decision', 'rules') or p.state = 'live')
      ${after === undefined ? sql`` : sql`and n.news_id < ${after.id}::bigint`}
    order by n.news_id desc limit ${pageSize + 1}`;
  const seen = rows.filter(({ isRead }) => !isRead).map(({ rowId }) => rowId);
  if (seen.length > 0) {
    await sql`update community_news set read_at = ${now} where news_id = any(${seen}::bigint[])`;
  }
  return rows;
}

export async function selectNewsOff(sql: Queryable, userId: string): Promise<NewsKind[]> {
  const rows = await sql<{ kind: NewsKind }[]>`
    select kind from community_news_off where user_id = ${userId} order by kind`;
  return rows.map(({ kind }) => kind);
}

export async function putNewsOff(
  tx: Transaction,
  userId: string,
  off: readonly NewsKind[],
): Promise<void> {
  await tx`delete from community_news_off where user_id = ${userId}`;
  await tx`insert into community_news_off (user_id, kind)
    select ${userId}, kind from unnest(${[...off]}::text[]) as kind on conflict do nothing`;
}

/** Counts likes and shown comments again and repairs what differs; returns how many rows differed. */
export async function recount(sql: Queryable): Promise<number> {
  const posts = await sql`
    update community_posts p set like_count = n.likes, comment_count = n.comments, like_weight = n.weight
    from (select q.post_id,
        (select count(*) from community_likes k where k.kind = 'post' and k.target_id = q.post_id)::int as likes,
        (select count(*) from community_likes k where k.kind = 'post' and k.target_id = q.post_id
          and k.weighs)::int as weight,
        (select count(*) from community_comments c where c.post_id = q.post_id and c.state = 'live')::int as comments
      from community_posts q) n
    where n.post_id = p.post_id and (p.like_count, p.comment_count, p.like_weight) <> (n.likes, n.comments, n.weight)`;
  const comments = await sql`
    update community_comments c set like_count = n.likes
    from (select d.comment_id, (select count(*) from community_likes k
        where k.kind = 'comment' and k.target_id = d.comment_id)::int as likes
      from community_comments d) n
    where n.comment_id = c.comment_id and c.like_count <> n.likes`;
  return posts.count + comments.count;
}

export async function insertRecount(sql: Queryable, at: Date, wrong: number): Promise<void> {
  await sql`insert into community_recounts (recounted_at, wrong) values (${at}, ${wrong})
    on conflict do nothing`;
}

/** Deletes news that are old; returns their number. */
export async function deleteOldNews(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from community_news where created_at < ${before}`;
  return count;
}
