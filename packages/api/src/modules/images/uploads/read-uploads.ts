import type { UploadedImage } from '@pahiya/contracts/images/image-contracts';
import type { Queryable } from '../../../db/database.ts';
import { toImage } from './list-uploads.ts';
import { findUploadsById } from './upload-repository.ts';

/** Uploaded images with their size and description, by id; those that do not exist are absent. */
export async function readUploads(
  sql: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Omit<UploadedImage, 'uploadedAt'>>> {
  if (ids.length === 0) return new Map();
  const rows = await findUploadsById(sql, ids);
  return new Map(
    rows.map((row) => {
      const { uploadedAt: _, ...image } = toImage(row);
      return [row.id, image];
    }),
  );
}
