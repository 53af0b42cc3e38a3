import { type Language, languages } from '@pahiya/domain/shared/language';
import type { Queryable, Transaction } from '../../../db/database.ts';

/** An uploaded image with its description in the languages that have one. */
export type UploadRow = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly alt: Partial<Readonly<Record<Language, string>>>;
  readonly uploadedAt: Date;
};

/** An image about to be stored. */
export type NewUpload = Pick<UploadRow, 'id' | 'width' | 'height' | 'uploadedAt'> & {
  readonly storageKey: string;
  readonly bytes: number;
  readonly sha256: Uint8Array;
  readonly uploadedBy: string;
};

/** Images, newest first. */
export async function findUploads(
  sql: Queryable,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly UploadRow[]> {
  return sql<UploadRow[]>`
    select ${columns(sql)} from uploaded_images i order by i.uploaded_at desc, i.id
    limit ${limit} offset ${offset}`;
}

/** The image of a file with this SHA-256; null when it was not uploaded yet. */
export async function findUploadBySum(sql: Queryable, sum: Uint8Array): Promise<UploadRow | null> {
  const [row] = await sql<UploadRow[]>`
    select ${columns(sql)} from uploaded_images i where i.sha256 = ${sum}`;
  return row ?? null;
}

/** Images by their ids; those that do not exist are absent. */
export async function findUploadsById(
  sql: Queryable,
  ids: readonly string[],
): Promise<readonly UploadRow[]> {
  return sql<UploadRow[]>`
    select ${columns(sql)} from uploaded_images i where i.id = any(${[...ids]}::uuid[])`;
}

/** Storage key of an image; null when it does not exist. */
export async function findStorageKey(sql: Queryable, id: string): Promise<string | null> {
  const [row] = await sql<{ name: string }[]>`
    select storage_key as name from uploaded_images where id = ${id}`;
  return row?.name ?? null;
}

/** Stores an image without its description; nothing when the same file was stored before. */
export async function insertUpload(tx: Transaction, image: NewUpload): Promise<void> {
  await tx`
    insert into uploaded_images (id, storage_key, width, height, bytes, sha256, uploaded_at,
      uploaded_by)
    values (${image.id}, ${image.storageKey}, ${image.width}, ${image.height}, ${image.bytes},
      ${image.sha256}, ${image.uploadedAt}, ${image.uploadedBy})
    on conflict (sha256) do nothing`;
}

/** Replaces the description of an image and sets its upload time to now. */
export async function putUploaded(
  tx: Transaction,
  sum: Uint8Array,
  { alt, uploadedAt }: Pick<UploadRow, 'alt' | 'uploadedAt'>,
): Promise<void> {
  const [row] = await tx<{ id: string }[]>`
    update uploaded_images set uploaded_at = ${uploadedAt} where sha256 = ${sum} returning id`;
  if (row === undefined) return;
  for (const language of languages) {
    const text = alt[language];
    if (text === undefined) continue;
    await tx`
      insert into uploaded_image_texts (image_id, language, alt)
      values (${row.id}, ${language}, ${text})
      on conflict (image_id, language) do update set alt = excluded.alt`;
  }
}

/** Whether an image exists. It is locked until the transaction ends. */
export async function lockUpload(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx`select 1 from uploaded_images where id = ${id} for update`;
  return row !== undefined;
}

/** Deletes an image with its descriptions. */
export async function deleteUploadRow(tx: Transaction, id: string): Promise<void> {
  await tx`delete from uploaded_images where id = ${id}`;
}

function columns(sql: Queryable) {
  return sql`i.id, i.width, i.height, i.uploaded_at as "uploadedAt",
    coalesce((select json_object_agg(t.language, t.alt) from uploaded_image_texts t
      where t.image_id = i.id), '{}') as alt`;
}
