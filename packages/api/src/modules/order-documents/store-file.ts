import { hash } from 'node:crypto';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { readBase64 } from '../../http/read-base64.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import {
  type CleanDocument,
  cleanDocument,
  documentBytesAtMost,
} from './cleaning/clean-document.ts';
import { encryptDocument } from './document-cipher.ts';
import { documentRefusals, documentTooLarge, notStored } from './document-refusals.ts';

/** A file in the file store, not yet recorded. */
export type StoredFile = {
  readonly storageKey: string;
  readonly contentType: CleanDocument['contentType'];
  readonly bytes: number;
  readonly sha256: Buffer;
};

/** Sanitises an upload as sent. Refuses `document/*` and `request/too-large`. */
export async function readUpload(contentBase64: string): Promise<Result<CleanDocument, Refusal>> {
  const given = readBase64(contentBase64);
  if (given === null) return err(documentRefusals.unreadable);
  if (given.length > documentBytesAtMost) return err(documentTooLarge);
  const clean = await cleanDocument(given);
  return clean.ok ? clean : err(documentRefusals[clean.error]);
}

/** Encrypts a sanitised file and writes it to the file store. Call it outside a transaction. Refuses
 * `document/not-stored`. */
export async function storeFile(
  { files, settings }: Pick<Services, 'files' | 'settings'>,
  storageKey: string,
  { bytes, contentType }: CleanDocument,
): Promise<Result<StoredFile, Refusal>> {
  const put = await files.put(storageKey, encryptDocument(settings.secret, storageKey, bytes));
  if (!put.ok) return err(notStored);
  return ok({
    storageKey,
    contentType,
    bytes: bytes.length,
    sha256: hash('sha256', bytes, 'buffer'),
  });
}
