import type { UploadedImage } from '@pahiya/contracts/images/image-contracts';
import type { Queryable } from '../../../db/database.ts';
import { uploadAddress } from './upload-store.ts';

const imagesShown = 24;

type Row = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly en: string;
  readonly hi: string;
  readonly uploadedAt: Date;
};

/** Uploaded images, newest first. */
export async function listUploads(
  sql: Queryable,
  pageNumber: number,
): Promise<{ images: UploadedImage[]; pageNumber: number; hasMore: boolean }> {
  const rows = await sql<Row[]>`
    select ${columns(sql)} from uploaded_images order by uploaded_at desc, id
    limit ${imagesShown + 1} offset ${(pageNumber - 1) * imagesShown}`;
  const hasMore = rows.length > imagesShown;
  return { images: rows.slice(0, imagesShown).map(toImage), pageNumber, hasMore };
}

/** The image of a file with this SHA-256; null when it was not uploaded yet. */
export async function findUploadBySum(sql: Queryable, sum: Buffer): Promise<UploadedImage | null> {
  const [row] = await sql<Row[]>`
    select ${columns(sql)} from uploaded_images where sha256 = ${sum}`;
  return row === undefined ? null : toImage(row);
}

function columns(sql: Queryable) {
  return sql`id, width, height, alt_en as en, alt_hi as hi, uploaded_at as "uploadedAt"`;
}

function toImage({ id, width, height, en, hi, uploadedAt }: Row): UploadedImage {
  return {
    src: uploadAddress(id),
    width,
    height,
    alt: { en, hi },
    uploadedAt: uploadedAt.toISOString(),
  };
}
