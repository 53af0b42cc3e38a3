import { err, ok, type Result } from '@pahiya/domain/shared/result';
import sharp from 'sharp';
import type { FileType } from './file-type.ts';

/** Larger than any photo of a document; refused by its header, before decoding. */
const pixelsAtMost = 50_000_000;
const longestSide = 3_000;

/** Re-encodes a photo as a JPEG of at most 3,000 pixels a side, upright and without metadata (place, time, camera).
 * Refuses files that cannot be decoded and too many pixels. */
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
    // The decoder throws on damaged files.
    return err('unreadable');
  }
}
