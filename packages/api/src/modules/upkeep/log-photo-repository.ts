import type { Queryable } from '../../db/database.ts';
import type { OwnLog } from './upkeep-repository.ts';

/** A photo as stored. */
export type PhotoRow = {
  readonly photoId: string;
  readonly storageKey: string;
  readonly contentType: string;
};

/** Stored photos of lines, by line, oldest first. */
export async function photosOf(
  sql: Queryable,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await sql<{ entryId: string; photos: string[] }[]>`
    select entry_id as "entryId", array_agg(id::text order by added_at, id) as photos
    from upkeep_photos where entry_id = any(${[...entryIds]}::uuid[]) and stored_at is not null
    group by entry_id`;
  return new Map(rows.map(({ entryId, photos }) => [entryId, photos]));
}

/** How many photos a line has, with uploads under way; null when there is no such line in this log. The line is locked
 * against deletion and other uploads. */
export async function countPhotos(
  tx: Queryable,
  { userId, vehicleNumber }: OwnLog,
  entryId: string,
): Promise<number | null> {
  const [line] = await tx`
    select 1 from upkeep_entries where id = ${entryId} and user_id = ${userId}
      and vehicle_number = ${vehicleNumber} for update`;
  if (line === undefined) return null;
  const [row] = await tx<{ total: number }[]>`
    select count(*)::int as total from upkeep_photos where entry_id = ${entryId}`;
  return row?.total ?? 0;
}

/** Notes a photo before its file is written, so that no file is without a row. */
export async function insertPhoto(
  tx: Queryable,
  row: {
    readonly photoId: string;
    readonly entryId: string;
    readonly userId: string;
    readonly storageKey: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx`insert into upkeep_photos (id, entry_id, user_id, storage_key, added_at)
    values (${row.photoId}, ${row.entryId}, ${row.userId}, ${row.storageKey}, ${row.at})`;
}

/** Notes that the file was written; false when the row is gone meanwhile. */
export async function updatePhotoStored(
  sql: Queryable,
  photoId: string,
  file: {
    readonly contentType: string;
    readonly bytes: number;
    readonly sha256: Buffer;
    readonly at: Date;
  },
): Promise<boolean> {
  const { count } = await sql`
    update upkeep_photos set content_type = ${file.contentType}, bytes = ${file.bytes},
      sha256 = ${file.sha256}, stored_at = ${file.at}
    where id = ${photoId}`;
  return count > 0;
}

/** A stored photo of a log. */
export async function selectPhoto(
  sql: Queryable,
  { userId, vehicleNumber }: OwnLog,
  photoId: string,
): Promise<PhotoRow | null> {
  const [row] = await sql<PhotoRow[]>`
    select p.id as "photoId", p.storage_key as "storageKey", p.content_type as "contentType"
    from upkeep_photos p join upkeep_entries e on e.id = p.entry_id
    where p.id = ${photoId} and p.stored_at is not null and e.user_id = ${userId}
      and e.vehicle_number = ${vehicleNumber}`;
  return row ?? null;
}

/** Deletes one photo of a log; the key of its file, which is still stored. */
export async function deletePhoto(
  tx: Queryable,
  { userId, vehicleNumber }: OwnLog,
  photoId: string,
): Promise<string | null> {
  const [row] = await tx<{ storageKey: string }[]>`
    delete from upkeep_photos p using upkeep_entries e
    where p.id = ${photoId} and e.id = p.entry_id and e.user_id = ${userId}
      and e.vehicle_number = ${vehicleNumber}
    returning p.storage_key as "storageKey"`;
  return row?.storageKey ?? null;
}

/** Deletes the photos of a line or of the lines of an import; the keys of their files. */
export async function deletePhotosOf(
  tx: Queryable,
  { userId, vehicleNumber }: OwnLog,
  lines: { readonly entryId: string } | { readonly batchId: string },
): Promise<readonly string[]> {
  const chosen =
    'entryId' in lines ? tx`e.id = ${lines.entryId}` : tx`e.batch_id = ${lines.batchId}`;
  const rows = await tx<{ storageKey: string }[]>`
    delete from upkeep_photos p using upkeep_entries e
    where e.id = p.entry_id and ${chosen} and e.user_id = ${userId}
      and e.vehicle_number = ${vehicleNumber}
    returning p.storage_key as "storageKey"`;
  return rows.map(({ storageKey }) => storageKey);
}

/** Deletes uploads to a person's logs that were broken off before an instant; the keys of their files. */
export async function deleteBrokenOffPhotos(
  tx: Queryable,
  userId: string,
  before: Date,
): Promise<readonly string[]> {
  const rows = await tx<{ storageKey: string }[]>`
    delete from upkeep_photos
    where user_id = ${userId} and stored_at is null and added_at < ${before}
    returning storage_key as "storageKey"`;
  return rows.map(({ storageKey }) => storageKey);
}

/** Deletes all photos of a person's logs; the keys of their files. */
export async function deletePhotosOfPerson(
  tx: Queryable,
  userId: string,
): Promise<readonly string[]> {
  const rows = await tx<{ storageKey: string }[]>`
    delete from upkeep_photos where user_id = ${userId} returning storage_key as "storageKey"`;
  return rows.map(({ storageKey }) => storageKey);
}

/** Photos of a person's logs for the export. */
export async function photoHistory(
  sql: Queryable,
  userId: string,
): Promise<Record<string, unknown>[]> {
  return sql<Record<string, unknown>[]>`
    select p.id as "photoId", e.vehicle_number as "vehicleNumber", e.on_day as "on",
      p.bytes, p.added_at as "addedAt"
    from upkeep_photos p join upkeep_entries e on e.id = p.entry_id
    where p.user_id = ${userId} and p.stored_at is not null order by p.added_at`;
}
