import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { maxPixels } from '../optimize-image.ts';
import { syntheticXmp } from './synthetic-xmp.ts';

const longestSide = 2_400;
const taken = new Set(['jpeg', 'png', 'webp']);

/** An image as stored. */
export type DrawnImage = {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
};

/** Re-encodes an uploaded image: rotated upright and without place, time, camera or other metadata. WebP of at most
 * 2,400 pixels, not animated. The type is detected from the content, not the name. One that AI made or altered says so in
 * its file. */
export async function drawUpload(
  input: Buffer,
  { isSynthetic = false }: { readonly isSynthetic?: boolean } = {},
): Promise<Result<DrawnImage, 'wrong-type' | 'unreadable'>> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(input, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
    const { format } = await picture.metadata();
    if (!taken.has(format)) return err('wrong-type');
    const drawn = picture
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88, effort: 4 });
    const { data, info } = await (isSynthetic ? drawn.withXmp(syntheticXmp) : drawn).toBuffer({
      resolveWithObject: true,
    });
    return ok({ bytes: data, width: info.width, height: info.height });
  } catch {
    // The decoder throws for every kind of damage.
    return err('unreadable');
  }
}
