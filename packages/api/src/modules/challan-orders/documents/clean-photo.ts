import { err, ok, type Result } from '@pahiya/domain/shared/result';
import sharp from 'sharp';
import type { FileType } from './file-type.ts';

/** More is no photograph of a paper; a picture is refused by its head, before it is unpacked. */
const pixelsAtMost = 50_000_000;
const longestSide = 3_000;

/** Draws a photograph anew: what it shows stays, turned upright; place, time, camera and whatever else was in the file
 * is gone. JPEG of 3,000 pixels at most. Refuses what cannot be decoded, and pictures of too many pixels. */
export async function cleanPhoto(
  bytes: Uint8Array,
  type: Exclude<FileType, 'pdf'>,
): Promise<Result<Buffer, 'unreadable'>> {
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error' });
    const { format, width, height } = await picture.metadata();
    if (format !== type || width * height > pixelsAtMost) return err('unreadable');
    const clean = await picture
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer();
    return ok(clean);
  } catch {
    // The decoder throws for every kind of damage; the bytes come from a stranger.
    return err('unreadable');
  }
}
