import { readBy } from '@pahiya/domain/community/community-terms';
import type { PostState } from '@pahiya/domain/community/post-states';
import type { SpamParts } from '@pahiya/domain/community/spam-score';
import { pinnedAtMost } from '@pahiya/domain/community/topics';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable, Transaction } from '../../../db/database.ts';
import { type ListKey, pageSize } from '../store/list-cursor.ts';

/** A post of a list with its sort key. */
export type PostRow = {
  readonly rowId: number;
  readonly postId: string;
  readonly topic: string;
  readonly title: string;
  readonly source: string;
  readonly language: Language;
  readonly author: string | null;
  readonly authorName: string | null;
  readonly publishedAt: Date | null;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly topKey: number;
};

/** Columns of a list. */
export const columns = (sql: Queryable) => sql`
  p.post_id as "rowId", p.public_id as "postId", p.topic, p.title, left(p.source, 2000) as source,
  p.language, a.handle as author, a.display_name as "authorName",
  p.published_at as "publishedAt", p.like_count as "likeCount", p.comment_count as "commentCount", p.top_key as "topKey"`;

/** Shown posts by their row ids, in the order asked for. */
export async function selectByRowIds(
  sql: Queryable,
  rowIds: readonly number[],
): Promise<readonly PostRow[]> {
  return sql<PostRow[]>`
    select ${columns(sql)}
    from community_posts p left join community_people a on a.user_id = p.author_id
    where p.post_id = any(${[...rowIds]}::bigint[]) and p.state = 'live'
    order by array_position(${[...rowIds]}::bigint[], p.post_id)`;
}

/** Which posts, and from where on. */
export type ListWish = {
  /** Whose muted authors are left out. */
  readonly readerId: string | null;
  readonly topic: string | null;
  readonly authorId: string | null;
  readonly after: ListKey | undefined;
};

/** Leaves out authors that a reader mutes; pages stay full. */
export function unmuted(sql: Queryable, readerId: string | null) {
  if (readerId === null) return sql``;
  return sql`and not exists (select from community_mutes m
    where m.user_id = ${readerId} and m.other_id = author_id)`;
}

/** Goes on behind the end of a page. */
export function newer(sql: Queryable, after: ListKey | undefined) {
  if (after === undefined) return sql``;
  return sql`and (published_at, post_id) < (${after.key}::timestamptz, ${after.id}::bigint)`;
}

/** Shown posts, newest first; one more than a page. */
export async function selectLatest(
  sql: Queryable,
  { readerId, topic, authorId, after }: ListWish,
): Promise<readonly PostRow[]> {
  return sql<PostRow[]>`
    select ${columns(sql)}
    from (select * from community_posts where state = 'live'
        ${topic === null ? sql`` : sql`and topic = ${topic} and pinned_at is null`}
        ${authorId === null ? sql`` : sql`and author_id = ${authorId}`}
        ${newer(sql, after)} ${unmuted(sql, readerId)}
        order by published_at desc, post_id desc limit ${pageSize + 1}) p
      left join community_people a on a.user_id = p.author_id
    order by p.published_at desc, p.post_id desc`;
}

/** Shown posts by their stored key of likes, replies and age; one more than a page. */
export async function selectTop(
  sql: Queryable,
  { readerId, topic, after }: ListWish,
): Promise<readonly PostRow[]> {
  return sql<PostRow[]>`
    select ${columns(sql)}
    from (select * from community_posts where state = 'live'
        ${topic === null ? sql`` : sql`and topic = ${topic} and pinned_at is null`}
        ${after === undefined ? sql`` : sql`and (top_key, post_id) < (${after.key}::float8, ${after.id}::bigint)`}
        ${unmuted(sql, readerId)}
        order by top_key desc, post_id desc limit ${pageSize + 1}) p
      left join community_people a on a.user_id = p.author_id
    order by p.top_key desc, p.post_id desc`;
}

/** Posts that moderators pinned in a topic, newest pin first. */
export async function selectPinned(sql: Queryable, topic: string): Promise<readonly PostRow[]> {
  return sql<PostRow[]>`
    select ${columns(sql)}
    from community_posts p left join community_people a on a.user_id = p.author_id
    where p.state = 'live' and p.topic = ${topic} and p.pinned_at is not null
    order by p.pinned_at desc, p.post_id desc limit ${pinnedAtMost}`;
}

/** The shown post that a merged one leads to; null if it was not merged. */
export async function findMergedInto(sql: Queryable, postId: string): Promise<string | null> {
  const [row] = await sql<{ postId: string }[]>`
    with recursive chain as (
      select merged_into, 1 as depth from community_posts where public_id = ${postId}
      union all
      select p.merged_into, c.depth + 1 from chain c join community_posts p on p.post_id = c.merged_into
        where c.depth < 10
    )
    select p.public_id as "postId" from chain c join community_posts p on p.post_id = c.merged_into
    where p.state = 'live' order by c.depth desc limit 1`;
  return row?.postId ?? null;
}

/** One post with what concerns a reader. */
export type FullPost = Omit<PostRow, 'topKey'> & {
  readonly state: PostState;
  readonly reason: string | null;
  readonly version: number;
  readonly editedAt: Date | null;
  readonly isLocked: boolean;
  readonly acceptedId: string | null;
  readonly about: string | null;
  readonly isOwn: boolean;
  readonly isLiked: boolean;
  readonly isAuthorFollowed: boolean;
};

/** A shown post, or an own one in any state but deleted; null otherwise. */
export async function findPost(
  sql: Queryable,
  postId: string,
  readerId: string | null,
): Promise<FullPost | null> {
  const [row] = await sql<FullPost[]>`
    select p.post_id as "rowId", p.public_id as "postId", p.topic, p.title, p.source, p.language,
      a.handle as author, a.display_name as "authorName", p.published_at as "publishedAt",
      p.like_count as "likeCount",
      p.comment_count as "commentCount", p.state, p.version, p.edited_at as "editedAt",
      p.is_locked as "isLocked", p.about,
      (select c.public_id from community_comments c
        where c.comment_id = p.accepted_id and c.state = 'live') as "acceptedId",
      case when p.state in ('removed', 'hidden') then (select t.reason from community_acts t
        where t.subject_id = p.public_id order by t.act_id desc limit 1) end as reason,
      coalesce(p.author_id = ${readerId}, false) as "isOwn",
      exists (select from community_likes k where k.kind = 'post' and k.target_id = p.post_id
        and k.user_id = ${readerId}) as "isLiked",
      exists (select from community_follows f where f.follower_id = ${readerId}
        and f.followee_id = p.author_id) as "isAuthorFollowed"
    from community_posts p left join community_people a on a.user_id = p.author_id
    where p.public_id = ${postId}
      and (p.state = 'live' or (p.author_id = ${readerId} and p.state <> 'deleted'))`;
  return row ?? null;
}

/** A post as it is written. */
export type NewPost = {
  readonly postId: string;
  readonly authorId: string;
  readonly topic: string;
  readonly title: string;
  readonly source: string;
  readonly language: Language;
  readonly about: string | null;
  readonly state: 'pending' | 'live';
  readonly spamParts: SpamParts;
  readonly textHash: string;
  readonly now: Date;
};

/** What orders the feed "top": likes that weigh and others who replied by their logarithm, and the time. Written with
 * what changes it, never by a job, so that a page of the feed does not move under its reader. 45,000 seconds weigh as ten
 * times the likes. Source: the ranking that Reddit published; confidence: high. Rule id: COMMUNITY-TOP. */
const topKey = (sql: Queryable) => sql`
  log(greatest(1, like_weight + 2 * commenter_count)::float8)
    + coalesce(extract(epoch from published_at)::float8, 0) / 45000`;

export async function insertPost(tx: Transaction, post: NewPost): Promise<void> {
  const { postId, authorId, topic, title, source, language, about, state, spamParts, now } = post;
  await tx`
    insert into community_posts (public_id, author_id, topic, title, source, language, about, state,
      spam_parts, text_hash, created_at, published_at, changed_at, due_at)
    values (${postId}, ${authorId}, ${topic}, ${title}, ${source}, ${language}, ${about}, ${state},
      ${tx.json(spamParts)}, ${post.textHash}, ${now}, ${state === 'live' ? now : null}, ${now},
      ${state === 'live' ? null : readBy(now)})`;
  await tx`update community_posts set top_key = ${topKey(tx)} where public_id = ${postId}`;
}

/** Moves a post to a state; it is published when it is shown for the first time. Its version grows. */
export async function setPostState(
  tx: Transaction,
  postId: string,
  { state, now }: { readonly state: PostState; readonly now: Date },
): Promise<void> {
  await tx`
    update community_posts set state = ${state}, version = version + 1, changed_at = ${now},
      published_at = case when ${state} = 'live' then coalesce(published_at, ${now}) else published_at end,
      merged_into = case when ${state} = 'live' then null else merged_into end
    where public_id = ${postId}`;
  await tx`update community_posts set top_key = ${topKey(tx)} where public_id = ${postId}`;
}

/** Adds to the number of shown comments of a post, and counts who wrote them besides its author. Everybody who left counts
 * as one. */
export async function countComments(tx: Transaction, rowId: number, change: number): Promise<void> {
  await tx`update community_posts p set comment_count = comment_count + ${change},
      commenter_count = (select count(distinct c.author_id) + coalesce(bool_or(c.author_id is null)::int, 0)
        from community_comments c where c.post_id = p.post_id and c.state = 'live'
          and (c.author_id is null or c.author_id is distinct from p.author_id))
    where post_id = ${rowId}`;
  await tx`update community_posts set top_key = ${topKey(tx)} where post_id = ${rowId}`;
}

/** A shown post by id, locked; null if there is none. */
export async function lockShownPost(
  tx: Transaction,
  postId: string,
): Promise<{
  readonly rowId: number;
  readonly authorId: string | null;
  readonly isLocked: boolean;
} | null> {
  const [row] = await tx<{ rowId: number; authorId: string | null; isLocked: boolean }[]>`
    select post_id as "rowId", author_id as "authorId", is_locked as "isLocked" from community_posts
    where public_id = ${postId} and state = 'live' for update`;
  return row ?? null;
}

/** Deletes an own post; returns its row, null when there is none. */
export async function markPostDeleted(
  tx: Transaction,
  { postId, userId, now }: { readonly postId: string; readonly userId: string; readonly now: Date },
): Promise<number | null> {
  const [row] = await tx<{ rowId: number }[]>`
    update community_posts set state = 'deleted', version = version + 1, changed_at = ${now},
      deleted_from = state, undo_due_at = due_at, due_at = null
    where public_id = ${postId} and author_id = ${userId} and state in ('pending', 'live', 'hidden')
    returning post_id as "rowId"`;
  return row?.rowId ?? null;
}

/** Whether another person sent the same words since. */
export async function isTextRepeated(
  sql: Queryable,
  textHash: string,
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<boolean> {
  const { count } = await sql`
    select from community_posts where text_hash = ${textHash} and created_at > ${since}
      and author_id is distinct from ${userId}
    union all
    select from community_comments where text_hash = ${textHash} and created_at > ${since}
      and author_id is distinct from ${userId}
    limit 1`;
  return count > 0;
}

/** Shown posts by topic. */
export async function countByTopic(sql: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ topic: string; posts: number }[]>`
    select topic, count(*)::int as posts from community_posts where state = 'live' group by topic`;
  return new Map(rows.map(({ topic, posts }) => [topic, posts]));
}

/** Who wrote a post or comment; null: nobody, or nobody any more. */
export async function selectAuthor(
  sql: Queryable,
  { kind, id }: { readonly kind: 'post' | 'comment'; readonly id: string },
): Promise<string | null> {
  const table = kind === 'post' ? sql`community_posts` : sql`community_comments`;
  const [row] = await sql<{ authorId: string | null }[]>`
    select author_id as "authorId" from ${table} where public_id = ${id}`;
  return row?.authorId ?? null;
}

/** How many texts of one person another has liked since. */
export async function countLikesTo(
  sql: Queryable,
  {
    userId,
    authorId,
    since,
  }: { readonly userId: string; readonly authorId: string; readonly since: Date },
): Promise<number> {
  const [row] = await sql<{ likes: number }[]>`
    select count(*)::int as likes from community_likes k
    where k.user_id = ${userId} and k.liked_at > ${since} and case k.kind
      when 'post' then exists (select from community_posts p
        where p.post_id = k.target_id and p.author_id = ${authorId})
      else exists (select from community_comments c
        where c.comment_id = k.target_id and c.author_id = ${authorId}) end`;
  return row?.likes ?? 0;
}

type Like = {
  readonly kind: 'post' | 'comment';
  readonly id: string;
  readonly userId: string;
  readonly isLiked: boolean;
  /** Whether it moves the post up; false for accounts without trust. */
  readonly weighs?: boolean;
  readonly now: Date;
};

/** Sets a like to the wanted state. Row and counter change in one statement, and the counter only if a row did. Null: not
 * shown, or one's own. */
export async function setLike(sql: Queryable, like: Like): Promise<number | null> {
  const { kind, id, userId, isLiked, weighs = true, now } = like;
  const [key, table] =
    kind === 'post'
      ? [sql`post_id`, sql`community_posts`]
      : [sql`comment_id`, sql`community_comments`];
  const changed = isLiked
    ? sql`insert into community_likes (kind, target_id, user_id, liked_at, weighs)
        select ${kind}, id, ${userId}, ${now}, ${weighs} from it on conflict do nothing
        returning target_id, weighs::int as weight`
    : sql`delete from community_likes k using it where k.kind = ${kind} and k.target_id = it.id
        and k.user_id = ${userId} returning k.target_id, -k.weighs::int as weight`;
  const [row] = await sql<{ likeCount: number }[]>`
    with it as (select ${key} as id, like_count from ${table}
        where public_id = ${id} and state = 'live' and author_id is distinct from ${userId}
          and not (${isLiked} and exists (select from community_mutes m where m.is_block
            and m.user_id = author_id and m.other_id = ${userId}))),
      changed as (${changed}),
      counted as (update ${table} t set like_count = t.like_count + ${isLiked ? 1 : -1}
        ${
          kind === 'post'
            ? sql`, like_weight = t.like_weight + changed.weight,
          top_key = log(greatest(1, t.like_weight + changed.weight + 2 * t.commenter_count)::float8) + extract(epoch from t.published_at)::float8 / 45000`
            : sql``
        }
        from changed where t.${key} = changed.target_id returning t.like_count)
    select coalesce((select like_count from counted), it.like_count) as "likeCount" from it`;
  return row?.likeCount ?? null;
}
