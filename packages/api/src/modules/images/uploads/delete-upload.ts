import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { isWrittenAnywhere } from '../../documents/read-documents.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { deleteUploadRow, lockUpload } from './upload-repository.ts';
import { uploadAddress } from './upload-store.ts';

/** Deletes an image that no revision shows. Refuses `operator/not-found`, `operator/wrong-state` while one does, as an
 * old revision can be restored. The caller removes its file after the commit. */
export async function deleteUpload(
  tx: Transaction,
  id: string,
): Promise<Result<{ readonly isDeleted: true }, Refusal>> {
  // Nothing that uses it is saved in the meantime.
  const isUsed = await isWrittenAnywhere(tx, uploadAddress(id));
  if (!(await lockUpload(tx, id))) return err(notAtDesk);
  if (isUsed) return err(wrongState);
  await deleteUploadRow(tx, id);
  // A model that it showed is drawn again.
  await bumpContent(tx, 'new-cars');
  return ok({ isDeleted: true });
}
