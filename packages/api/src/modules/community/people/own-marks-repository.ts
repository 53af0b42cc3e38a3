import type { Queryable } from '../../../db/database.ts';

/** What a person follows, whom they mute, whether there is news, what they like of one post and its comments or of several posts, and which of these texts are
 * their own, as pages name it. */
export async function readOwnMarks(
  sql: Queryable,
  userId: string,
  {
    postId,
    postIds,
  }: { readonly postId?: string | undefined; readonly postIds: readonly string[] },
): Promise<string[]> {
  const rows = await sql<{ mark: string }[]>`
    select 'user:' || p.handle as mark from community_follows f
      join community_people p on p.user_id = f.followee_id where f.follower_id = ${userId}
    union all
    select 'topic:' || topic from community_subscriptions where user_id = ${userId}
    union all
    select case when m.is_block then 'block:' else 'mute:' end || p.handle from community_mutes m
      join community_people p on p.user_id = m.other_id where m.user_id = ${userId}
    union all
    select 'own:news' where exists (select from community_news n
      left join community_posts p on p.post_id = n.post_id
      where n.user_id = ${userId} and n.read_at is null
        and (n.kind in ('decision', 'rules') or p.state = 'live'))
    union all
    select 'save:' || p.public_id from community_posts p join community_bookmarks b
      on b.post_id = p.post_id and b.user_id = ${userId} where p.public_id = ${postId ?? null}
    union all
    select 'like:' || p.public_id from community_posts p join community_likes k
      on k.kind = 'post' and k.target_id = p.post_id and k.user_id = ${userId}
      where p.public_id = ${postId ?? null} or p.public_id = any(${[...postIds]}::uuid[])
    union all
    select 'like-comment:' || c.public_id from community_posts p
      join community_comments c on c.post_id = p.post_id
      join community_likes k on k.kind = 'comment' and k.target_id = c.comment_id
        and k.user_id = ${userId}
      where p.public_id = ${postId ?? null}
    union all
    select 'own:' || public_id from community_posts
      where public_id = ${postId ?? null} and author_id = ${userId}
    union all
    select 'own:' || c.public_id from community_posts p
      join community_comments c on c.post_id = p.post_id and c.author_id = ${userId}
      where p.public_id = ${postId ?? null} and c.state = 'live'
    order by mark`;
  return rows.map(({ mark }) => mark);
}
