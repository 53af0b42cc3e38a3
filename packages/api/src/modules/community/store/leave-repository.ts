import type { Queryable } from '../../../db/database.ts';

/** Takes back at most so many likes of a person; the counters change with the rows, in the order of their ids, so that
 * two people who leave never wait for each other in a circle. Returns the number. */
export async function takeBackLikes(sql: Queryable, userId: string, most: number): Promise<number> {
  const [row] = await sql<{ gone: number }[]>`
    with batch as (select kind, target_id from community_likes where user_id = ${userId}
        order by kind, target_id limit ${most}),
      posts as materialized (select post_id from community_posts
        where post_id in (select target_id from batch where kind = 'post') order by post_id for no key update),
      comments as materialized (select comment_id from community_comments
        where comment_id in (select target_id from batch where kind = 'comment')
        order by comment_id for no key update),
      gone as (delete from community_likes k using batch
        where k.kind = batch.kind and k.target_id = batch.target_id and k.user_id = ${userId}
          -- The rows that are counted are locked first.
          and (select count(*) from posts) + (select count(*) from comments) >= 0
        returning k.kind, k.target_id, k.weighs::int as weight),
      fewer_posts as (update community_posts p set like_count = p.like_count - 1, like_weight = p.like_weight - gone.weight,
          top_key = log(greatest(1, p.like_weight - gone.weight + 2 * p.commenter_count)::float8)
            + coalesce(extract(epoch from p.published_at)::float8, 0) / 45000
        from gone where gone.kind = 'post' and p.post_id = gone.target_id),
      fewer_comments as (update community_comments c set like_count = c.like_count - 1
        from gone where gone.kind = 'comment' and c.comment_id = gone.target_id)
    select count(*)::int as gone from gone`;
  return row?.gone ?? 0;
}

/** Takes at most so many of the rows that others have about a person, or the name from what the person wrote and is
 * shown. Each is a statement, and so a transaction, of its own. Returns the number. A batch that is locked is
 * materialized: as a subquery, PostgreSQL may run it for each row, and skips what the statement has changed already. */
export const leavingSteps: readonly ((
  sql: Queryable,
  userId: string,
  most: number,
) => Promise<number>)[] = [
  takeBackLikes,
  async (sql, userId, most) => {
    const { count } = await sql`delete from community_follows where followee_id = ${userId}
      and follower_id in (select follower_id from community_follows where followee_id = ${userId}
        order by follower_id limit ${most})`;
    return count;
  },
  async (sql, userId, most) => {
    const { count } = await sql`delete from community_mutes where other_id = ${userId}
      and user_id in (select user_id from community_mutes where other_id = ${userId}
        order by user_id limit ${most})`;
    return count;
  },
  async (sql, userId, most) => {
    const { count } = await sql`update community_news set actor_id = null
      where news_id in (select news_id from community_news where actor_id = ${userId}
        order by news_id limit ${most})`;
    return count;
  },
  // What texts are recognised by, and earlier texts, go before the name by which they are found.
  async (sql, userId, most) => {
    const { count } = await sql`delete from community_text_prints where (kind, subject_id) in (
      select t.kind, t.subject_id from community_text_prints t
        join community_posts p on t.kind = 'post' and p.public_id = t.subject_id
        where p.author_id = ${userId}
      union all
      select t.kind, t.subject_id from community_text_prints t
        join community_comments c on t.kind = 'comment' and c.public_id = t.subject_id
        where c.author_id = ${userId}
      limit ${most})`;
    return count;
  },
  async (sql, userId, most) => {
    const { count } = await sql`delete from community_revisions where revision_id in (
      select r.revision_id from community_revisions r join community_posts p on p.post_id = r.post_id
        where p.author_id = ${userId}
      union all
      select r.revision_id from community_revisions r
        join community_comments c on c.comment_id = r.comment_id where c.author_id = ${userId}
      limit ${most})`;
    return count;
  },
  async (sql, userId, most) => {
    const { count } = await sql`with batch as materialized (
        select post_id from community_posts where author_id = ${userId} and state = 'live'
        order by post_id limit ${most} for no key update)
      update community_posts p set author_id = null from batch where p.post_id = batch.post_id`;
    return count;
  },
  async (sql, userId, most) => {
    const { count } = await sql`with batch as materialized (
        select comment_id from community_comments where author_id = ${userId} and state = 'live'
        order by comment_id limit ${most} for no key update)
      update community_comments c set author_id = null from batch where c.comment_id = batch.comment_id`;
    return count;
  },
];
