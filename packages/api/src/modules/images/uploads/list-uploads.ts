import type { UploadedImage } from '@pahiya/contracts/images/image-contracts';
import { everyLanguage } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';
import { findUploads, type UploadRow } from './upload-repository.ts';
import { uploadAddress } from './upload-store.ts';

const imagesShown = 24;

/** Uploaded images, newest first. */
export async function listUploads(
  sql: Queryable,
  pageNumber: number,
): Promise<{ images: UploadedImage[]; pageNumber: number; hasMore: boolean }> {
  const offset = (pageNumber - 1) * imagesShown;
  const rows = await findUploads(sql, { limit: imagesShown + 1, offset });
  const hasMore = rows.length > imagesShown;
  return { images: rows.slice(0, imagesShown).map(toImage), pageNumber, hasMore };
}

/** An image as sent. */
export function toImage({ id, width, height, alt, uploadedAt }: UploadRow): UploadedImage {
  return {
    src: uploadAddress(id),
    width,
    height,
    alt: everyLanguage((language) => alt[language] ?? ''),
    uploadedAt: uploadedAt.toISOString(),
  };
}
