import type { UploadedImage } from '@pahiya/contracts/images/image-contracts';
import type { Queryable } from '../../../db/database.ts';
import { toImage } from './list-uploads.ts';
import { findUploadById } from './upload-repository.ts';

/** An uploaded image with its size and description; null when it does not exist. */
export async function findUpload(
  sql: Queryable,
  id: string,
): Promise<Omit<UploadedImage, 'uploadedAt'> | null> {
  const row = await findUploadById(sql, id);
  if (row === null) return null;
  const { uploadedAt: _, ...image } = toImage(row);
  return image;
}
