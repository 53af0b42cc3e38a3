import type { Queryable, Transaction } from '../../../db/database.ts';

export type PictureRow = {
  readonly pictureId: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};
type NewPicture = PictureRow & {
  readonly userId: string;
  readonly storageKey: string;
  readonly bytes: number;
  readonly now: Date;
};

const columns = (sql: Queryable) => sql`picture_id as "pictureId", alt, width, height`;

export async function insertPicture(sql: Queryable, picture: NewPicture): Promise<void> {
  const { pictureId, userId, alt, storageKey, width, height, bytes, now } = picture;
  await sql`insert into community_pictures
      (picture_id, user_id, alt, storage_key, width, height, bytes, created_at)
    values (${pictureId}, ${userId}, ${alt}, ${storageKey}, ${width}, ${height}, ${bytes}, ${now})`;
}

/** Pictures of a person that no post has yet, oldest first. */
export async function selectWaiting(
  sql: Queryable,
  userId: string,
): Promise<readonly PictureRow[]> {
  return sql<PictureRow[]>`select ${columns(sql)} from community_pictures
    where user_id = ${userId} and post_id is null order by created_at, picture_id limit 20`;
}

/** Pictures of posts by the public id of the post, in their order. */
export async function selectOfPosts(
  sql: Queryable,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PictureRow[]>> {
  if (postIds.length === 0) return new Map();
  const rows = await sql<(PictureRow & { postId: string })[]>`
    select c.picture_id as "pictureId", c.alt, c.width, c.height, p.public_id as "postId"
    from community_pictures c join community_posts p on p.post_id = c.post_id
    where p.public_id = any(${[...postIds]}::uuid[]) order by c.post_id, c.place`;
  return Map.groupBy(rows, ({ postId }) => postId);
}

/** Gives waiting pictures of a person to their post, in this order; false: not all of them wait. */
export async function attachPictures(
  tx: Transaction,
  {
    postId,
    userId,
    pictureIds,
  }: { readonly postId: string; readonly userId: string; readonly pictureIds: readonly string[] },
): Promise<boolean> {
  const { count } = await tx`
    update community_pictures c set post_id = p.post_id, place = w.place
    from unnest(${[...pictureIds]}::uuid[]) with ordinality as w (id, place), community_posts p
    where p.public_id = ${postId} and c.picture_id = w.id and c.user_id = ${userId}
      and c.post_id is null`;
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
        ? sql`and exists (select from community_posts p where p.post_id = c.post_id and p.state = 'live')`
        : sql`and c.user_id = ${viewer.userId}`;
  const [row] = await sql<{ key: string }[]>`
    select storage_key as key from community_pictures c where picture_id = ${pictureId} ${seen}`;
  return row?.key ?? null;
}

/** A deleted picture: its key in the file store and the post that it was on. */
export type TakenPicture = { readonly key: string; readonly postRowId: number | null };

/** Deletes an own picture; null: there is none. */
export async function takePicture(
  tx: Transaction,
  { pictureId, userId }: { readonly pictureId: string; readonly userId: string },
): Promise<TakenPicture | null> {
  const [row] = await tx<TakenPicture[]>`
    delete from community_pictures where picture_id = ${pictureId} and user_id = ${userId}
    returning storage_key as key, post_id as "postRowId"`;
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
      or (c.post_id is null and c.created_at < ${waiting} and not exists (
        select from community_drafts d where d.user_id = c.user_id and d.place = 'post'))
    returning storage_key as key`;
  return rows.map(({ key }) => key);
}

/** Whether the post of a picture is shown. */
export async function isPostShown(tx: Transaction, rowId: number): Promise<boolean> {
  const { count } = await tx`
    select from community_posts where post_id = ${rowId} and state = 'live'`;
  return count > 0;
}
