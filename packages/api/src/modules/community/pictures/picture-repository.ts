import type { Queryable, Transaction } from '../../../db/database.ts';

export type PictureRow = {
  readonly pictureId: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Made or altered with AI, as its author says. */
  readonly isSynthetic: boolean;
};
type NewPicture = PictureRow & {
  readonly userId: string;
  /** Text for which it waits, as drafts name it. */
  readonly draftPlace: string;
  readonly storageKey: string;
  readonly bytes: number;
  readonly now: Date;
};

const columns = (sql: Queryable) => sql`
  picture_id as "pictureId", alt, width, height, is_synthetic as "isSynthetic"`;

export async function insertPicture(sql: Queryable, picture: NewPicture): Promise<void> {
  const { pictureId, userId, draftPlace, alt, storageKey, width, height, bytes, now } = picture;
  await sql`insert into community_pictures
      (picture_id, user_id, draft_place, alt, storage_key, width, height, bytes, is_synthetic, created_at)
    values (${pictureId}, ${userId}, ${draftPlace}, ${alt}, ${storageKey}, ${width}, ${height},
      ${bytes}, ${picture.isSynthetic}, ${now})`;
}

/** Pictures of a person that wait for a text, oldest first. */
export async function selectWaiting(
  sql: Queryable,
  userId: string,
  draftPlace: string,
): Promise<readonly PictureRow[]> {
  return sql<PictureRow[]>`select ${columns(sql)} from community_pictures
    where user_id = ${userId} and draft_place = ${draftPlace} and post_id is null
      and comment_id is null order by created_at, picture_id limit 20`;
}

/** How many pictures an own text has. */
export async function countOfOwn(sql: Queryable, userId: string, id: string): Promise<number> {
  const [row] = await sql<{ pictures: number }[]>`
    select count(*)::int as pictures from community_pictures c
      left join community_posts p on p.post_id = c.post_id
      left join community_comments r on r.comment_id = c.comment_id
    where c.user_id = ${userId} and ${id}::uuid in (p.public_id, r.public_id)`;
  return row?.pictures ?? 0;
}

/** Pictures of replies by the public id of the reply, in their order. */
export async function selectOfComments(
  sql: Queryable,
  commentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PictureRow[]>> {
  if (commentIds.length === 0) return new Map();
  const rows = await sql<(PictureRow & { commentId: string })[]>`
    select c.picture_id as "pictureId", c.alt, c.width, c.height,
      c.is_synthetic as "isSynthetic", r.public_id as "commentId"
    from community_pictures c join community_comments r on r.comment_id = c.comment_id
    where r.public_id = any(${[...commentIds]}::uuid[])
    order by c.comment_id, c.place, c.created_at`;
  return Map.groupBy(rows, ({ commentId }) => commentId);
}

/** Pictures of posts by the public id of the post, in their order. */
export async function selectOfPosts(
  sql: Queryable,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PictureRow[]>> {
  if (postIds.length === 0) return new Map();
  const rows = await sql<(PictureRow & { postId: string })[]>`
    select c.picture_id as "pictureId", c.alt, c.width, c.height,
      c.is_synthetic as "isSynthetic", p.public_id as "postId"
    from community_pictures c join community_posts p on p.post_id = c.post_id
    where p.public_id = any(${[...postIds]}::uuid[]) order by c.post_id, c.place, c.created_at`;
  return Map.groupBy(rows, ({ postId }) => postId);
}

/** Gives waiting pictures of a person to their text, in this order behind those it has; false: not all of them wait. */
export async function attachPictures(
  tx: Transaction,
  {
    kind,
    id,
    userId,
    pictureIds,
  }: {
    readonly kind: 'post' | 'comment';
    readonly id: string;
    readonly userId: string;
    readonly pictureIds: readonly string[];
  },
): Promise<boolean> {
  const [key, table] =
    kind === 'post' ? [tx`post_id`, tx`community_posts`] : [tx`comment_id`, tx`community_comments`];
  const { count } = await tx`
    update community_pictures c set ${key} = t.${key}, place = w.place
      + (select coalesce(max(o.place), 0) from community_pictures o where o.${key} = t.${key})
    from unnest(${[...pictureIds]}::uuid[]) with ordinality as w (id, place), ${table} t
    where t.public_id = ${id} and c.picture_id = w.id and c.user_id = ${userId}
      and c.post_id is null and c.comment_id is null`;
  return count === pictureIds.length;
}

/** Who may see a picture: everybody while its post is shown, its author, a moderator. */
export type PictureViewer = 'public' | 'moderator' | { readonly userId: string };

/** Key of a picture in the file store; null: there is none for this viewer. */
export async function findPictureKey(
  sql: Queryable,
  pictureId: string,
  viewer: PictureViewer,
): Promise<string | null> {
  const seen =
    viewer === 'moderator'
      ? sql``
      : viewer === 'public'
        ? sql`and (exists (select from community_posts p
            where p.post_id = c.post_id and p.state = 'live')
          or exists (select from community_comments r
              join community_posts p on p.post_id = r.post_id and p.state = 'live'
            where r.comment_id = c.comment_id and r.state = 'live'))`
        : sql`and c.user_id = ${viewer.userId}`;
  const [row] = await sql<{ key: string }[]>`
    select storage_key as key from community_pictures c where picture_id = ${pictureId} ${seen}`;
  return row?.key ?? null;
}

/** A deleted picture: its key in the file store, and whether a text had it. */
export type TakenPicture = { readonly key: string; readonly wasOnText: boolean };

/** Deletes an own picture; null: there is none. */
export async function takePicture(
  tx: Transaction,
  { pictureId, userId }: { readonly pictureId: string; readonly userId: string },
): Promise<TakenPicture | null> {
  const [row] = await tx<TakenPicture[]>`
    delete from community_pictures where picture_id = ${pictureId} and user_id = ${userId}
    returning storage_key as key, coalesce(post_id, comment_id) is not null as "wasOnText"`;
  return row ?? null;
}

/** Deletes all pictures of a person; returns their keys. */
export async function takeAllOf(tx: Queryable, userId: string): Promise<readonly string[]> {
  const rows = await tx<{ key: string }[]>`
    delete from community_pictures where user_id = ${userId} returning storage_key as key`;
  return rows.map(({ key }) => key);
}

/** Deletes pictures of posts that are purged now, and those that no post took; returns their keys. */
export async function takeOverdue(
  tx: Transaction,
  { gone, waiting }: { readonly gone: Date; readonly waiting: Date },
): Promise<readonly string[]> {
  const rows = await tx<{ key: string }[]>`
    delete from community_pictures c
    where exists (select from community_posts p where p.post_id = c.post_id
        and p.state in ('deleted', 'removed') and p.changed_at < ${gone})
      or exists (select from community_comments r join community_posts p on p.post_id = r.post_id
        where r.comment_id = c.comment_id
          and ((r.state in ('deleted', 'removed') and r.changed_at < ${gone})
            or (p.state in ('deleted', 'removed') and p.changed_at < ${gone})))
      or (c.post_id is null and c.comment_id is null and c.created_at < ${waiting} and not exists (
        select from community_drafts d where d.user_id = c.user_id and d.place = c.draft_place))
    returning storage_key as key`;
  return rows.map(({ key }) => key);
}
