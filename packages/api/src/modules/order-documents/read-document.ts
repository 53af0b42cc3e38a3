import type { Services } from '../../services.ts';
import { decryptDocument } from './document-cipher.ts';
import { selectDocument } from './order-document-repository.ts';

/** A decrypted document. */
export type OpenedDocument = { readonly bytes: Uint8Array; readonly contentType: string };

/** Opens a document; the caller checks permission and records it. Null when it is erased, missing or fails
 * authentication; `unavailable` when the file store is down. */
export async function readDocument(
  services: Services,
  documentId: string,
): Promise<OpenedDocument | 'unavailable' | null> {
  const document = await selectDocument(services.sql, documentId);
  return document === null || document.erasedAt !== null ? null : openFile(services, document);
}

/** Decrypts a file of the store; the caller checks permission. Null if missing or if authentication fails; `unavailable`
 * when the file store is down. */
export async function openFile(
  { files, settings }: Pick<Services, 'files' | 'settings'>,
  { storageKey, contentType }: { readonly storageKey: string; readonly contentType: string },
): Promise<OpenedDocument | 'unavailable' | null> {
  const stored = await files.get(storageKey);
  if (!stored.ok) return 'unavailable';
  if (stored.value === null) return null;
  const bytes = decryptDocument(settings.secret, storageKey, stored.value);
  return bytes === null ? null : { bytes, contentType };
}
