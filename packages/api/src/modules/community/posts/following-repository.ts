import type { Queryable } from '../../../db/database.ts';
import { type ListKey, pageSize } from '../store/list-cursor.ts';
import { columns, newer, type PostRow, unmuted } from './post-repository.ts';

/** How many of all newest posts are looked through for those of the followed. */
const lookedThrough = 10 * pageSize;

/** Posts of people and topics that a person follows, newest first. Where these write much, a page of them is among the
 * newest posts of all, which stand side by side; else they are read one by one. The cost grows with the number followed,
 * not with the posts. */
export async function selectFollowing(
  sql: Queryable,
  userId: string,
  after: ListKey | undefined,
): Promise<readonly PostRow[]> {
  const near = await selectFollowedNear(sql, userId, after);
  return near.length > pageSize ? near : selectFollowedFar(sql, userId, after);
}

/** Those among the newest of all; the page is whole only when it is full. */
async function selectFollowedNear(
  sql: Queryable,
  userId: string,
  after: ListKey | undefined,
): Promise<readonly PostRow[]> {
  return sql<PostRow[]>`
    with near as materialized (
      select post_id from (
        select post_id, published_at, author_id, topic from community_posts
        where state = 'live' ${newer(sql, after)}
        order by published_at desc, post_id desc limit ${lookedThrough}) n
      where (author_id in (select followee_id from community_follows where follower_id = ${userId})
          or topic in (select topic from community_subscriptions where user_id = ${userId}))
        and (author_id in (select other_id from community_mutes where user_id = ${userId})) is not true
      order by published_at desc, post_id desc limit ${pageSize + 1})
    select ${columns(sql)}
    from near join community_posts p on p.post_id = near.post_id
      left join community_people a on a.user_id = p.author_id
    order by p.published_at desc, p.post_id desc`;
}

/** First the newest post of each: where the page of these ends is the edge, and no older post is on the page, so that only
 * the few whose newest is not older are read on. */
async function selectFollowedFar(
  sql: Queryable,
  userId: string,
  after: ListKey | undefined,
): Promise<readonly PostRow[]> {
  const newest = sql`${newer(sql, after)} order by published_at desc, post_id desc`;
  const byAuthor = sql`
    select post_id, published_at from community_posts where state = 'live' and author_id = f.author_id`;
  const byTopic = sql`
    select post_id, published_at from community_posts
    where state = 'live' and topic = f.topic ${unmuted(sql, userId)}`;
  const readOn = sql`and published_at >= (select since from edge) ${newest} limit ${pageSize + 1}`;
  // Only the rows of the page itself are read; what decides about it is in the indices.
  return sql<PostRow[]>`
    with followed as materialized (
        select followee_id as author_id, null as topic from community_follows
        where follower_id = ${userId} and not exists (select from community_mutes m
          where m.user_id = ${userId} and m.other_id = followee_id)
        union all
        select null, topic from community_subscriptions where user_id = ${userId}),
      heads as materialized (
        select f.*, x.* from followed f cross join lateral (${byAuthor} ${newest} limit 1) x
        where f.author_id is not null
        union all
        select f.*, x.* from followed f cross join lateral (${byTopic} ${newest} limit 1) x
        where f.topic is not null),
      edge as materialized (
        select coalesce((select published_at from (select distinct post_id, published_at from heads) h
          order by published_at desc, post_id desc offset ${pageSize} limit 1), '-infinity') as since),
      ahead as materialized (
        select author_id, topic from heads where published_at >= (select since from edge)),
      found as (
        select x.* from ahead f cross join lateral (${byAuthor} ${readOn}) x where f.author_id is not null
        union
        select x.* from ahead f cross join lateral (${byTopic} ${readOn}) x where f.topic is not null),
      page as (select post_id from found order by published_at desc, post_id desc limit ${pageSize + 1})
    select ${columns(sql)}
    from page join community_posts p on p.post_id = page.post_id
      left join community_people a on a.user_id = p.author_id
    order by p.published_at desc, p.post_id desc`;
}
