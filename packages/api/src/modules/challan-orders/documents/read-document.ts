import type { Services } from '../../../services.ts';
import { decryptDocument } from './document-cipher.ts';
import { findDocument } from './document-repository.ts';

/** A decrypted document. */
export type OpenedDocument = { readonly bytes: Uint8Array; readonly contentType: string };

/** Opens a document; the caller checks permission and records it. Null when it is erased, missing or fails
 * authentication; `unavailable` when the file store is down. */
export async function readDocument(
  { sql, files, settings }: Services,
  documentId: string,
): Promise<OpenedDocument | 'unavailable' | null> {
  const document = await findDocument(sql, documentId);
  if (document === null || document.erasedAt !== null) return null;
  const stored = await files.get(document.storageKey);
  if (!stored.ok) return 'unavailable';
  if (stored.value === null) return null;
  const bytes = decryptDocument(settings.secret, document.storageKey, stored.value);
  return bytes === null ? null : { bytes, contentType: document.contentType };
}
