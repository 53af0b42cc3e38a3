import type { AnswerOf } from '@pahiya/contracts/contract';
import type { checkTagPhoto } from '@pahiya/contracts/fastag/tag-page-contracts';
import { photoFaults, sharpnessOf } from '@pahiya/domain/fastag/tag-photo';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { readBase64 } from '../../../http/read-base64.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { openTagVehicle, type TagRequest } from './open-tag-vehicle.ts';

const bytesAtMost = 8 * 1024 * 1024;
const pixelsAtMost = 50_000_000;
/** Sharpness is measured on a picture of this width, as on the device. */
const measuredWidth = 640;

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
  const measured = await measure(bytes);
  if (!measured.ok) return err(measured.error === 'wrong-type' ? wrongType : unreadable);
  const { width, height } = measured.value;
  const found = photoFaults(measured.value);
  const faults = request.plateReadable ? found : [...found, 'plate-not-seen' as const];
  return ok({ isGood: faults.length === 0, faults: [...faults], width, height });
}

async function measure(bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error', pages: 1 });
    const { format, width, height } = await picture.metadata();
    if (!['jpeg', 'png', 'webp'].includes(format)) return err('wrong-type' as const);
    const grey = await picture
      .resize({ width: measuredWidth, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const light = new Uint8Array(grey.data);
    return ok({ width, height, ...sharpnessOf(light, grey.info.width) });
  } catch {
    // The decoder throws for every kind of damage.
    return err('unreadable' as const);
  }
}

const unreadable: Refusal = {
  code: 'document/unreadable',
  detail: 'The photo is damaged, has too many pixels, or is not valid base64.',
};

const wrongType: Refusal = {
  code: 'document/wrong-type',
  detail: 'A photo must be a JPEG, PNG or WebP file.',
};
