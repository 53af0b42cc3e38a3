import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { cleanPdf } from './clean-pdf.ts';
import { fileTypeOf, isPolyglot } from './file-type.ts';

/** Maximum size of an upload, in bytes. */
export const documentBytesAtMost = 8_000_000;

/** A sanitised document. */
export type CleanDocument = {
  readonly bytes: Buffer;
  readonly contentType: 'image/jpeg' | 'application/pdf';
};

/** Sanitises an upload: photos are re-encoded, PDF pages copied. Refuses `wrong-type` for other files and for
 * polyglots, `unreadable` for damaged or encrypted files and bombs, `busy` when the queue is full. */
export async function cleanDocument(
  bytes: Uint8Array,
): Promise<Result<CleanDocument, 'wrong-type' | 'unreadable' | 'busy'>> {
  const type = fileTypeOf(bytes);
  if (type === null || isPolyglot(bytes, type)) return err('wrong-type');
  // The image library takes 20 MB: loaded with the first photo.
  if (type === 'pdf') {
    const pdf = await cleanPdf(bytes);
    return pdf.ok ? ok({ bytes: pdf.value, contentType: 'application/pdf' }) : pdf;
  }
  const { cleanPhoto } = await import('./clean-photo.ts');
  const photo = await cleanPhoto(bytes, type);
  return photo.ok ? ok({ bytes: photo.value, contentType: 'image/jpeg' }) : photo;
}
