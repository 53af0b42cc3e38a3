import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { uploadAddress } from './upload-store.ts';

/** Deletes an image that no revision shows. Refuses `operator/not-found`, `operator/wrong-state` while one does, as an
 * old revision can be restored. The caller removes its file after the commit. */
export async function deleteUpload(
  tx: Transaction,
  id: string,
): Promise<Result<{ readonly isDeleted: true }, Refusal>> {
  // The lock keeps articles that use it from being saved in the meantime.
  await tx`lock table article_texts in share mode`;
  const address = uploadAddress(id);
  const [picture] = await tx<{ isUsed: boolean }[]>`
    select exists (select 1 from article_texts
      where image_src = ${address} or strpos(markdown, ${address}) > 0) as "isUsed"
    from uploaded_images where id = ${id} for update`;
  if (picture === undefined) return err(notAtDesk);
  if (picture.isUsed) return err(wrongState);
  await tx`delete from uploaded_images where id = ${id}`;
  return ok({ isDeleted: true });
}
