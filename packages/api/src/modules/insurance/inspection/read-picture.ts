import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { readSealedFile } from '../../../sealed-files.ts';
import type { Services } from '../../../services.ts';
import { imageNotStored } from '../../images/uploads/read-image.ts';
import { noInspectionNeeded } from './inspection-refusals.ts';
import { selectPictures } from './inspection-repository.ts';

/** Under what a picture is encrypted. */
export const pictureSeal = (name: string) => ({ purpose: 'insurance inspection', name });

/** A picture of an inspection, for the desk. */
export async function readPicture(
  services: Services,
  { inspectionId, shot }: { readonly inspectionId: string; readonly shot: string },
): Promise<Result<FileAnswer, Refusal>> {
  const pictures = await selectPictures(services.sql, inspectionId);
  const picture = pictures.find((one) => one.shot === shot);
  if (picture === undefined) return err(noInspectionNeeded);
  const bytes = await readSealedFile(services, pictureSeal(picture.storageKey));
  if (!bytes.ok) return err(bytes.error === 'not-found' ? noInspectionNeeded : imageNotStored);
  return ok(new FileAnswer({ bytes: bytes.value, contentType: 'image/webp', fileName: null }));
}
