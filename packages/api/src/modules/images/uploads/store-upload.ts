import { hash, randomUUID } from 'node:crypto';
import type { UploadedImage } from '@pahiya/contracts/images/image-contracts';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { type Acting, performAct } from '../../operators/acts/perform-act.ts';
import { drawUpload } from './draw-upload.ts';
import { toImage } from './list-uploads.ts';
import { imageNotStored, imageRefusals, readImageBytes } from './read-image.ts';
import { findUploadBySum, insertUpload, putUploaded } from './upload-repository.ts';
import { putUpload, uploadAddress, uploadKey } from './upload-store.ts';

type Upload = {
  readonly contentBase64: string;
  readonly alt: Readonly<Record<Language, string>>;
  readonly acting: Acting;
};

/** Stores an editor's image: re-encoded, written to the store, then recorded. The same file again returns the existing
 * image with its new description. */
export async function storeUpload(
  services: Services,
  { contentBase64, alt, acting }: Upload,
): Promise<Result<UploadedImage, Refusal>> {
  const read = readImageBytes(contentBase64);
  if (!read.ok) return read;
  const given = read.value;
  const sum = hash('sha256', given, 'buffer');
  const stored = await findUploadBySum(services.sql, sum);
  const known = stored && toImage(stored);
  const drawn = known === null ? await drawUpload(given) : null;
  if (drawn !== null && !drawn.ok) return err(imageRefusals[drawn.error]);
  const id = randomUUID();
  if (drawn !== null && !(await putUpload(services, id, drawn.value.bytes)))
    return err(imageNotStored);
  const uploadedAt = services.now();
  const done = await attempt(
    performAct(services, { ...acting, subject: known?.src ?? id }, async (tx) => {
      if (drawn !== null) {
        const { bytes, width, height } = drawn.value;
        await insertUpload(tx, {
          id,
          storageKey: uploadKey(id),
          width,
          height,
          bytes: bytes.length,
          sha256: sum,
          uploadedAt,
          uploadedBy: acting.operator.operatorId,
        });
      }
      await putUploaded(tx, sum, { alt, uploadedAt });
      const stored = await findUploadBySum(tx, sum);
      if (stored === null) throw new Error('a picture that was noted is not there');
      return ok(toImage(stored));
    }),
  );
  // Refused, failed, or another editor uploaded the same file at the same moment: ours is not needed.
  const isOurs = done.ok && done.value.ok && done.value.value.src === uploadAddress(id);
  if (drawn !== null && !isOurs) await services.files.remove(uploadKey(id));
  if (!done.ok) throw done.error;
  return done.value;
}

/** The outcome, including a bug or an unavailable database. */
async function attempt<Done>(work: Promise<Done>): Promise<Result<Done, unknown>> {
  try {
    return ok(await work);
  } catch (error) {
    return err(error);
  }
}
