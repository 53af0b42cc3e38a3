import { type PhotoMeasures, sharpnessOf } from '@pahiya/domain/fastag/tag-photo';
import { err, ok, type Result } from '@pahiya/domain/shared/result';

const pixelsAtMost = 50_000_000;
/** Sharpness is measured on a picture of this width, as on the device. */
const measuredWidth = 640;

/** Size, light and sharpness of a photo, by the same measures as on the device. */
export async function measurePhoto(
  bytes: Buffer,
): Promise<Result<PhotoMeasures, 'unreadable' | 'wrong-type'>> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error', pages: 1 });
    const { format, width, height } = await picture.metadata();
    if (!['jpeg', 'png', 'webp'].includes(format)) return err('wrong-type');
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
    return err('unreadable');
  }
}
