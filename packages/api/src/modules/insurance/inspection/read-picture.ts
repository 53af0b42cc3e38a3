import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { openSealed } from '../../../http/sealed-bytes.ts';
import type { Services } from '../../../services.ts';
import { imageNotStored } from '../../images/uploads/read-image.ts';
import { noInspectionNeeded } from './inspection-refusals.ts';
import { selectPictures } from './inspection-repository.ts';

/** Under what a picture is encrypted. */
export const pictureSeal = (name: string) => ({ purpose: 'insurance inspection', name });

/** A picture of an inspection, for the desk. */
export async function readPicture(
  { sql, files, settings }: Services,
  { inspectionId, shot }: { readonly inspectionId: string; readonly shot: string },
): Promise<Result<FileAnswer, Refusal>> {
  const pictures = await selectPictures(sql, inspectionId);
  const picture = pictures.find((one) => one.shot === shot);
  if (picture === undefined) return err(noInspectionNeeded);
  const { storageKey } = picture;
  const stored = await files.get(storageKey);
  if (!stored.ok) return err(imageNotStored);
  const bytes =
    stored.value === null
      ? null
      : openSealed(settings.secret, pictureSeal(storageKey), stored.value);
  if (bytes === null) return err(noInspectionNeeded);
  return ok(new FileAnswer({ bytes, contentType: 'image/webp', fileName: null }));
}
