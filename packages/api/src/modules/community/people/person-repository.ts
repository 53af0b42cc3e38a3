import type { Contributions } from '@pahiya/domain/community/trust';
import type { Queryable, Transaction } from '../../../db/database.ts';

export type Person = {
  readonly userId: string;
  readonly handle: string;
  /** Shown beside the handle; null: none. */
  readonly displayName: string | null;
  readonly bio: string;
  readonly joinedAt: Date;
  readonly renamedAt: Date;
  /** When a display name was last chosen; null: never. */
  readonly displayNamedAt: Date | null;
};

const personColumns = (sql: Queryable) => sql`
  user_id as "userId", handle, display_name as "displayName", bio, joined_at as "joinedAt",
  renamed_at as "renamedAt", display_named_at as "displayNamedAt"`;

/** A person by handle; null if there is none. */
export async function findPerson(sql: Queryable, handle: string): Promise<Person | null> {
  const [row] = await sql<Person[]>`
    select ${personColumns(sql)} from community_people where handle = ${handle}`;
  return row ?? null;
}

/** A person by account; null before they chose a name. */
export async function findPersonOf(sql: Queryable, userId: string): Promise<Person | null> {
  const [row] = await sql<Person[]>`
    select ${personColumns(sql)} from community_people where user_id = ${userId}`;
  return row ?? null;
}

/** Names of people by id; those who are not in the community are absent. */
export async function selectNames(
  sql: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<Person, 'handle' | 'displayName'>>> {
  const rows = await sql<Pick<Person, 'userId' | 'handle' | 'displayName'>[]>`
    select user_id as "userId", handle, display_name as "displayName" from community_people
    where user_id = any(${[...userIds]}::uuid[])`;
  return new Map(rows.map(({ userId, ...names }) => [userId, names]));
}

/** Whether what a handle looks like is somebody else's, or was within the time that names are held. */
export async function isSkeletonTaken(
  sql: Queryable,
  skeleton: string,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<boolean> {
  const { count } = await sql`
    select from community_people where skeleton = ${skeleton} and user_id <> ${userId}
    union all
    select from community_held_names
      where skeleton = ${skeleton} and (held_until is null or held_until > ${now})`;
  return count > 0;
}

/** What a person changes about themselves is done one after the other. */
export async function lockPerson(tx: Transaction, userId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`community ${userId}`}, 0))`;
}

/** Stores a person's name and words. False: the name was taken in the same moment. */
export async function putPerson(
  tx: Transaction,
  person: {
    readonly userId: string;
    readonly handle: string;
    readonly skeleton: string;
    readonly bio: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const { userId, handle, skeleton, bio, now } = person;
  const updated = await tx`
    update community_people set bio = ${bio} where user_id = ${userId} and handle = ${handle}`;
  if (updated.count > 0) return true;
  const { count } = await tx`
    insert into community_people (user_id, handle, skeleton, bio, joined_at, renamed_at)
    select ${userId}, ${handle}, ${skeleton}, ${bio}, ${now}, ${now}
    where not exists (select from community_people where user_id = ${userId})
    on conflict do nothing`;
  if (count > 0) return true;
  const renamed = await tx`
    update community_people set handle = ${handle}, skeleton = ${skeleton}, bio = ${bio},
      renamed_at = ${now}
    where user_id = ${userId}
      and not exists (select from community_people o where o.skeleton = ${skeleton}
        and o.user_id <> ${userId})`;
  return renamed.count > 0;
}

/** Sets or takes back a display name. */
export async function setDisplayName(
  tx: Transaction,
  { userId, displayName, now }: Pick<Person, 'userId' | 'displayName'> & { readonly now: Date },
): Promise<void> {
  await tx`update community_people set display_name = ${displayName},
      display_named_at = case when ${displayName === null} then display_named_at else ${now} end
    where user_id = ${userId}`;
}

/** Keeps a name that a person had until now, for moderators. */
export async function keepFormerName(
  tx: Transaction,
  former: {
    readonly userId: string;
    readonly kind: 'handle' | 'display';
    readonly name: string;
    readonly now: Date;
  },
): Promise<void> {
  const { userId, kind, name, now } = former;
  await tx`insert into community_former_names (user_id, kind, name, ended_at)
    values (${userId}, ${kind}, ${name}, ${now})`;
}

/** Deletes names that were given up before an instant. */
export async function deleteFormerNames(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from community_former_names where ended_at < ${before}`;
  return count;
}

/** Holds a name that is given up; null: for ever. */
export async function holdName(tx: Queryable, skeleton: string, until: Date | null): Promise<void> {
  await tx`insert into community_held_names (skeleton, held_until) values (${skeleton}, ${until})
    on conflict (skeleton) do update set held_until = excluded.held_until`;
}

/** Removes the names and the page of a person. */
export async function removePerson(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from community_former_names where user_id = ${userId}`;
  await tx`delete from community_people where user_id = ${userId}`;
}

/** What a person has done, counted from rows; null before they chose a name. */
export async function countContributions(
  sql: Queryable,
  userId: string,
  now: Date,
): Promise<Contributions | null> {
  const [row] = await sql<Contributions[]>`
    select extract(epoch from ${now}::timestamptz - u.joined_at)::float8 / 3600 as "accountHours",
      p.live as "livePosts", c.live as "liveComments", p.removed + c.removed as removed,
      d.days as "activeDays", coalesce((${now}::timestamptz at time zone 'Asia/Kolkata')::date - d.last, 0) as "idleDays", l.likes as "likesReceived", l.people as "likedBy"
    from community_people u
      cross join lateral (select count(*) filter (where state = 'live')::int as live,
        count(*) filter (where state = 'removed')::int as removed
        from community_posts where author_id = u.user_id) p
      cross join lateral (select count(*) filter (where state = 'live')::int as live,
        count(*) filter (where state = 'removed')::int as removed
        from community_comments where author_id = u.user_id) c
      cross join lateral (select count(distinct day)::int as days, max(day) as last from (
        select (created_at at time zone 'Asia/Kolkata')::date as day from community_posts
          where author_id = u.user_id and state = 'live'
        union all
        select (created_at at time zone 'Asia/Kolkata')::date from community_comments
          where author_id = u.user_id and state = 'live') w) d
      cross join lateral (select count(*)::int as likes, count(distinct user_id)::int as people
        from (select k.user_id from community_posts o join community_likes k
            on k.kind = 'post' and k.target_id = o.post_id where o.author_id = u.user_id
          union all
          select k.user_id from community_comments o join community_likes k
            on k.kind = 'comment' and k.target_id = o.comment_id where o.author_id = u.user_id) k) l
    where u.user_id = ${userId}`;
  return row ?? null;
}

type Edge = { readonly userId: string; readonly followeeId: string };

/** Follows a person; false: the most that can be followed is reached. */
export async function putFollow(
  tx: Transaction,
  { userId, followeeId }: Edge,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<boolean> {
  await lockPerson(tx, userId);
  const [row] = await tx<{ followed: number }[]>`
    select count(*)::int as followed from community_follows
    where follower_id = ${userId} and followee_id <> ${followeeId}`;
  if ((row?.followed ?? 0) >= most) return false;
  await tx`insert into community_follows (follower_id, followee_id, followed_at)
    values (${userId}, ${followeeId}, ${now}) on conflict do nothing`;
  return true;
}

export async function removeFollow(sql: Queryable, { userId, followeeId }: Edge): Promise<void> {
  await sql`delete from community_follows
    where follower_id = ${userId} and followee_id = ${followeeId}`;
}

/** Whether one person follows another. */
export async function isFollowing(sql: Queryable, { userId, followeeId }: Edge): Promise<boolean> {
  const { count } = await sql`select from community_follows
    where follower_id = ${userId} and followee_id = ${followeeId}`;
  return count > 0;
}

/** Whom and what a person follows. */
export async function selectFollowed(
  sql: Queryable,
  userId: string,
): Promise<{
  readonly people: readonly Pick<Person, 'handle' | 'displayName'>[];
  readonly topics: readonly string[];
}> {
  const [people, topics] = await Promise.all([
    sql<Pick<Person, 'handle' | 'displayName'>[]>`
      select p.handle, p.display_name as "displayName" from community_follows f
      join community_people p on p.user_id = f.followee_id
      where f.follower_id = ${userId} order by p.handle`,
    sql<{ topic: string }[]>`select topic from community_subscriptions
      where user_id = ${userId} order by topic`,
  ]);
  return { people, topics: topics.map(({ topic }) => topic) };
}

export async function putSubscription(
  sql: Queryable,
  { userId, topic, now }: { readonly userId: string; readonly topic: string; readonly now: Date },
): Promise<void> {
  await sql`insert into community_subscriptions (user_id, topic, subscribed_at)
    values (${userId}, ${topic}, ${now}) on conflict do nothing`;
}

export async function removeSubscription(
  sql: Queryable,
  { userId, topic }: { readonly userId: string; readonly topic: string },
): Promise<void> {
  await sql`delete from community_subscriptions where user_id = ${userId} and topic = ${topic}`;
}
