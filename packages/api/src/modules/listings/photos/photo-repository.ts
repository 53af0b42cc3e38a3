import type { Queryable, Transaction } from '../../../db/database.ts';

/** A photograph of a listing. */
export type PhotoRow = {
  readonly photoId: string;
  readonly width: number;
  readonly height: number;
};
type NewPhoto = PhotoRow & {
  readonly listingId: string;
  readonly storageKey: string;
  readonly bytes: number;
  /** 64 characters 0 and 1. */
  readonly hash: string;
};

/** Photographs of listings, in their order, by listing. */
export async function selectPhotos(
  sql: Queryable,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PhotoRow[]>> {
  const rows = await sql<(PhotoRow & { listingId: string })[]>`
    select listing_id as "listingId", id as "photoId", width, height from used_photos
    where listing_id = any(${[...listingIds]}::uuid[]) order by listing_id, position`;
  return Map.groupBy(rows, ({ listingId }) => listingId);
}

/** Adds a photograph as the last one of a locked listing. */
export async function insertPhoto(tx: Transaction, photo: NewPhoto): Promise<void> {
  const { photoId, listingId, storageKey, width, height, bytes, hash } = photo;
  await tx`
    insert into used_photos (id, listing_id, position, storage_key, width, height, bytes, picture_hash)
    select ${photoId}, ${listingId}, count(*), ${storageKey}, ${width}, ${height}, ${bytes},
      ${hash}::text::bit(64)
    from used_photos where listing_id = ${listingId}`;
}

/** Deletes a photograph of a locked listing and closes the gap; returns its key in the file store, null: no such one. */
export async function deletePhoto(
  tx: Transaction,
  listingId: string,
  photoId: string,
): Promise<string | null> {
  const [row] = await tx<{ key: string }[]>`
    delete from used_photos where id = ${photoId} and listing_id = ${listingId}
    returning storage_key as key`;
  if (row === undefined) return null;
  const order = await selectPhotos(tx, [listingId]);
  await setOrder(tx, listingId, order.get(listingId) ?? []);
  return row.key;
}

/** Puts a photograph of a locked listing before all others. */
export async function putFirst(
  tx: Transaction,
  listingId: string,
  photoId: string,
): Promise<boolean> {
  const photos = (await selectPhotos(tx, [listingId])).get(listingId) ?? [];
  const first = photos.find((photo) => photo.photoId === photoId);
  if (first === undefined) return false;
  await setOrder(tx, listingId, [first, ...photos.filter((photo) => photo !== first)]);
  return true;
}

/** Gives the photographs of a listing the places in which they are given, in one statement: two may have one place within
 * it (the constraint is checked at its end). */
async function setOrder(tx: Transaction, listingId: string, photos: readonly PhotoRow[]) {
  const ids = photos.map(({ photoId }) => photoId);
  await tx`
    update used_photos p set position = o.place - 1
    from unnest(${ids}::uuid[]) with ordinality as o (id, place)
    where p.id = o.id and p.listing_id = ${listingId}`;
}

/** Takes photographs of listings that ended before a time; returns their keys in the file store. */
export async function takeOverduePhotos(
  tx: Transaction,
  {
    endedBefore,
    soldBefore,
    limit,
  }: { readonly endedBefore: Date; readonly soldBefore: Date; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await tx<{ key: string }[]>`
    delete from used_photos where id = any(array(
      select p.id from used_photos p join used_listings l on l.id = p.listing_id
      where (l.state in ('removed', 'expired') and l.ended_at < ${endedBefore})
        or (l.state = 'sold' and l.ended_at < ${soldBefore})
      limit ${limit}))
    returning storage_key as key`;
  return rows.map(({ key }) => key);
}

/** Key of a photograph in the file store: of a listing, or of any that the public sees. */
export async function findPhotoKey(
  sql: Queryable,
  photoId: string,
  which: { readonly listing: string } | 'public',
): Promise<string | null> {
  const [row] = await sql<{ key: string }[]>`
    select p.storage_key as key from used_photos p join used_listings l on l.id = p.listing_id
    where p.id = ${photoId} and ${
      which === 'public' ? sql`l.state in ('live', 'sold')` : sql`l.public_id = ${which.listing}`
    }`;
  return row?.key ?? null;
}

/** Public ids of listings of other cars with one of a listing's pictures. Hashes that differ in three bits at most have
 * one of four parts in common, which the indexes find. */
export async function selectSamePictures(
  sql: Queryable,
  listingId: string,
  bitsAtMost: number,
): Promise<readonly string[]> {
  const part = (from: number) => sql`
    substring(o.picture_hash from ${sql.unsafe(String(from))} for 16)
      = substring(own.picture_hash from ${sql.unsafe(String(from))} for 16)`;
  const rows = await sql<{ listing: string }[]>`
    select distinct l.public_id as listing
    from used_photos own join used_listings mine on mine.id = own.listing_id
      join used_photos o on ${part(1)} or ${part(17)} or ${part(33)} or ${part(49)}
      join used_listings l on l.id = o.listing_id
    where own.listing_id = ${listingId} and l.car_id <> mine.car_id
      and bit_count(o.picture_hash # own.picture_hash) <= ${bitsAtMost}
    order by l.public_id limit 10`;
  return rows.map(({ listing }) => listing);
}
