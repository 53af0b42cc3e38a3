import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { readBase64 } from '../../../http/read-base64.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { type DrawnImage, drawUpload } from './draw-upload.ts';

const bytesAtMost = 8 * 1024 * 1024;

/** Bytes of an uploaded image as sent. Refuses text that is not base64 and more than 8 MB. */
export function readImageBytes(contentBase64: string): Result<Buffer, Refusal> {
  const bytes = readBase64(contentBase64);
  if (bytes === null) return err(imageRefusals.unreadable);
  return bytes.length > bytesAtMost ? err(tooLarge) : ok(bytes);
}

/** An uploaded image, re-encoded without place, time and camera, and with the label of AI where it is `isSynthetic`. Refuses `document/unreadable`, `document/wrong-type` and
 * `request/too-large`. */
export async function readImage(
  contentBase64: string,
  marks: { readonly isSynthetic?: boolean } = {},
): Promise<Result<DrawnImage, Refusal>> {
  const bytes = readImageBytes(contentBase64);
  if (!bytes.ok) return bytes;
  const drawn = await drawUpload(bytes.value, marks);
  return drawn.ok ? drawn : err(imageRefusals[drawn.error]);
}

/** What is wrong with an uploaded image. */
export const imageRefusals: Readonly<Record<'unreadable' | 'wrong-type', Refusal>> = {
  unreadable: {
    code: 'document/unreadable',
    detail: 'The file is damaged, has too many pixels, or is not valid base64.',
  },
  'wrong-type': {
    code: 'document/wrong-type',
    detail: 'An image must be a JPEG, PNG or WebP file.',
  },
};

const tooLarge: Refusal = { code: 'request/too-large', detail: 'An image can be up to 8 MB.' };

/** The file store is unavailable. */
export const imageNotStored: Refusal = {
  code: 'document/not-stored',
  detail: 'The image could not be stored. Please upload it again.',
  retryAfterSeconds: 30,
};
