import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { fileTypeOf, isPolyglot } from './file-type.ts';

/** Largest document, as it was sent. */
export const documentBytesAtMost = 8_000_000;

/** A document that is safe to keep and to show. */
export type CleanDocument = {
  readonly bytes: Buffer;
  readonly contentType: 'image/jpeg' | 'application/pdf';
};

/** Makes a document of a stranger's bytes: a photograph is drawn anew, of a PDF the pages are copied. Refuses
 * `wrong-type` for anything else and for files that are two at once, `unreadable` for damage, bombs and locks. */
export async function cleanDocument(
  bytes: Uint8Array,
): Promise<Result<CleanDocument, 'wrong-type' | 'unreadable'>> {
  const type = fileTypeOf(bytes);
  if (type === null || isPolyglot(bytes, type)) return err('wrong-type');
  // Libraries of 20 MB: loaded with the first document.
  if (type === 'pdf') {
    const { cleanPdf } = await import('./clean-pdf.ts');
    const pdf = await cleanPdf(bytes);
    return pdf.ok ? ok({ bytes: pdf.value, contentType: 'application/pdf' }) : pdf;
  }
  const { cleanPhoto } = await import('./clean-photo.ts');
  const photo = await cleanPhoto(bytes, type);
  return photo.ok ? ok({ bytes: photo.value, contentType: 'image/jpeg' }) : photo;
}

/** Bytes from base64; null for any other text. */
export function readBase64(text: string): Buffer | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 !== 0) return null;
  return Buffer.from(text, 'base64');
}
