import type { Queryable } from '../../../db/database.ts';
import { takeBackLikes } from './leave-repository.ts';

/** Everything that a person wrote, liked and follows, for the account's export. */
export async function exportWritten(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select 'profile' as what, null as topic, handle as title, bio as text, null as state,
      joined_at as at from community_people where user_id = ${userId}
    union all
    select 'display name', null, display_name, null, null, display_named_at from community_people
      where user_id = ${userId} and display_name is not null
    union all
    select 'former name', null, name, null, kind, ended_at from community_former_names
      where user_id = ${userId}
    union all
    select 'post', topic, title, source, state, created_at from community_posts
      where author_id = ${userId}
    union all
    select 'comment', null, null, source, state, created_at from community_comments
      where author_id = ${userId}
    union all
    select 'like', null, null, kind, null, liked_at from community_likes where user_id = ${userId}
    union all
    select 'follows', null, p.handle, null, null, f.followed_at from community_follows f
      join community_people p on p.user_id = f.followee_id where f.follower_id = ${userId}
    union all
    select 'draft', topic, title, source, place, updated_at from community_drafts
      where user_id = ${userId}
    union all
    select 'earlier text', p.topic, r.title, r.source, null, r.replaced_at
      from community_revisions r left join community_comments c on c.comment_id = r.comment_id
        join community_posts p on p.post_id = coalesce(r.post_id, c.post_id)
      where coalesce(c.author_id, p.author_id) = ${userId} and (c.comment_id is null or c.author_id = ${userId})
    union all
    select 'picture', p.topic, p.title, c.alt, null, c.created_at
      from community_pictures c left join community_posts p on p.post_id = c.post_id
      where c.user_id = ${userId}
    union all
    select 'saved', null, p.title, null, null, b.saved_at from community_bookmarks b
      join community_posts p on p.post_id = b.post_id where b.user_id = ${userId}
    union all
    select case when m.is_block then 'blocks' else 'mutes' end, null, p.handle, null, null, m.muted_at
      from community_mutes m join community_people p on p.user_id = m.other_id
      where m.user_id = ${userId}
    union all
    select 'news', null, kind, null, null, created_at from community_news where user_id = ${userId}
    union all
    select 'letters', null, null, array_to_string(channels, ', '), null, changed_at
      from community_letters where user_id = ${userId}
    union all
    select 'news off', null, kind, null, null, now() from community_news_off where user_id = ${userId}
    union all
    select 'appeal', null, null, words, is_granted::text, filed_at from community_appeals
      where user_id = ${userId}
    union all
    select 'moderator', null, null, null, null, named_at from community_moderator_accounts
      where user_id = ${userId}
    union all
    select 'suspension', null, null, reason, null, starts_at from community_suspensions
      where user_id = ${userId}
    union all
    select 'topic', topic, null, null, null, subscribed_at from community_subscriptions
      where user_id = ${userId}
    order by at desc`;
}

/** Takes a person out of the community: counters of what they liked are corrected with the rows that go. Returns posts
 * and comments that were deleted because they were not shown. */
export async function eraseWritten(
  tx: Queryable,
  userId: string,
): Promise<readonly { readonly kind: 'post' | 'comment'; readonly id: string }[]> {
  await takeBackLikes(tx, userId, 1_000_000);
  await tx`delete from community_follows where follower_id = ${userId} or followee_id = ${userId}`;
  await tx`delete from community_subscriptions where user_id = ${userId}`;
  await tx`delete from community_drafts where user_id = ${userId}`;
  await tx`delete from community_bookmarks where user_id = ${userId}`;
  await tx`delete from community_mutes where user_id = ${userId} or other_id = ${userId}`;
  await tx`delete from community_news where user_id = ${userId}`;
  await tx`update community_news set actor_id = null where actor_id = ${userId}`;
  await tx`delete from community_letters where user_id = ${userId}`;
  await tx`delete from community_news_off where user_id = ${userId}`;
  await tx`delete from community_appeals where user_id = ${userId}`;
  await tx`delete from community_moderator_accounts where user_id = ${userId}`;
  await tx`delete from community_suspensions where user_id = ${userId}`;
  // Earlier texts of what is shown go too: a person who leaves leaves what they stood by.
  await tx`delete from community_revisions r using community_posts p
    where p.post_id = r.post_id and p.author_id = ${userId}`;
  await tx`delete from community_revisions r using community_comments c
    where c.comment_id = r.comment_id and c.author_id = ${userId}`;
  // A comment that has replies keeps its place, without its words. What moderators removed stays as evidence, without
  // its author, until `deleteOld` takes it.
  const posts = await tx<{ kind: 'post'; id: string }[]>`
    delete from community_posts where author_id = ${userId} and state not in ('live', 'removed')
    returning 'post' as kind, public_id as id`;
  const comments = await tx<{ kind: 'comment'; id: string }[]>`
    update community_comments set source = '', state = 'deleted'
    where author_id = ${userId} and state not in ('live', 'removed') returning 'comment' as kind, public_id as id`;
  await tx`update community_posts set author_id = null where author_id = ${userId}`;
  await tx`update community_comments set author_id = null where author_id = ${userId}`;
  await tx`delete from community_former_names where user_id = ${userId}`;
  await tx`delete from community_people where user_id = ${userId}`;
  return [...posts, ...comments];
}

/** Deletes what has not been shown since, and names that are no longer held; returns the number of posts and comments. */
export async function deleteOld(sql: Queryable, before: Date, now: Date): Promise<number> {
  const posts = await sql`delete from community_posts
    where state in ('deleted', 'removed') and changed_at < ${before}`;
  await sql`delete from community_revisions r using community_comments c
    where c.comment_id = r.comment_id and c.state in ('deleted', 'removed')
      and c.changed_at < ${before}`;
  const comments = await sql`update community_comments set source = '', author_id = null
    where state in ('deleted', 'removed') and changed_at < ${before} and source <> ''`;
  await sql`delete from community_held_names where held_until < ${now}`;
  return posts.count + comments.count;
}
