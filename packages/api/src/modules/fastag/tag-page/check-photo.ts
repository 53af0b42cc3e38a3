import type { AnswerOf } from '@pahiya/contracts/contract';
import type { checkTagPhoto } from '@pahiya/contracts/fastag/tag-page-contracts';
import { photoFaults } from '@pahiya/domain/fastag/tag-photo';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { readBase64 } from '../../../http/read-base64.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { measurePhoto } from '../../images/uploads/measure-photo.ts';
import { openTagVehicle, type TagRequest } from './open-tag-vehicle.ts';

const bytesAtMost = 8 * 1024 * 1024;

/** Checks a photo of the vehicle's front by the same measures as the device. Nothing is stored or sent on. */
export async function checkPhoto(
  services: Services,
  request: TagRequest & { readonly contentBase64: string; readonly plateReadable: boolean },
): Promise<Result<AnswerOf<typeof checkTagPhoto>, Refusal>> {
  const opened = await openTagVehicle(services, request);
  if (!opened.ok) return opened;
  const bytes = readBase64(request.contentBase64);
  if (bytes === null) return err(unreadable);
  if (bytes.length > bytesAtMost) {
    return err({ code: 'request/too-large', detail: 'A photo can be up to 8 MB.' });
  }
  const measured = await measurePhoto(bytes);
  if (!measured.ok) return err(measured.error === 'wrong-type' ? wrongType : unreadable);
  const { width, height } = measured.value;
  const found = photoFaults(measured.value);
  const faults = request.plateReadable ? found : [...found, 'plate-not-seen' as const];
  return ok({ isGood: faults.length === 0, faults: [...faults], width, height });
}

const unreadable: Refusal = {
  code: 'document/unreadable',
  detail: 'The photo is damaged, has too many pixels, or is not valid base64.',
};

const wrongType: Refusal = {
  code: 'document/wrong-type',
  detail: 'A photo must be a JPEG, PNG or WebP file.',
};
