import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { ImageFormat } from './image-request.ts';

/** Largest image that is decoded, in pixels: larger ones are decompression bombs or mistakes. */
export const maxPixels = 40_000_000;

const accepted = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Encodes an image in a width and format: upright, never enlarged, without metadata (places, cameras, names). Refuses
 * content other than JPEG, PNG, WebP or AVIF (SVG can run code, animations may never end), and decompression bombs. */
export async function optimizeImage(
  input: Buffer,
  { width, quality, format }: { width: number; quality: number; format: ImageFormat },
): Promise<Result<Buffer, 'not-an-image'>> {
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(input, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
    const { format: found } = await image.metadata();
    if (found === undefined || !accepted.has(found)) return err('not-an-image');
    const resized = image.rotate().resize({ width, withoutEnlargement: true });
    return ok(await resized.toFormat(format, { quality, effort: 3 }).toBuffer());
  } catch {
    return err('not-an-image');
  }
}
