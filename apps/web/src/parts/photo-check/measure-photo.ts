import { type PhotoMeasures, sharpnessOf } from '@pahiya/domain/fastag/tag-photo';

/** As on the server. */
const measuredWidth = 640;

/** Measures a photo on the device; null where the browser cannot decode it, and the server decides. */
export async function measurePhoto(file: File): Promise<PhotoMeasures | null> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    const scale = Math.min(1, measuredWidth / width);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.max(1, Math.round(height * scale));
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (pen === null) return null;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return { width, height, ...sharpnessOf(greyOf(data), canvas.width) };
  } catch {
    return null;
  }
}

/** Luma of the pixels, in the weights of ITU-R BT.601. */
function greyOf(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(pixels.length / 4);
  for (let index = 0; index < grey.length; index += 1) {
    const at = index * 4;
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    grey[index] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return grey;
}
