import type { Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { type OpenedDocument, openFile } from '../../order-documents/read-document.ts';
import { readUpload, type StoredFile, storeFile } from '../../order-documents/store-file.ts';
import { selectReceiptFile } from './authority-receipt-repository.ts';

/** Sanitises, encrypts and stores a receipt file. Call it outside a transaction. Refuses `document/*` and
 * `request/too-large`. */
export async function storeReceiptFile(
  services: Pick<Services, 'files' | 'settings'>,
  storageKey: string,
  contentBase64: string,
): Promise<Result<StoredFile, Refusal>> {
  const clean = await readUpload(contentBase64);
  return clean.ok ? storeFile(services, storageKey, clean.value) : clean;
}

/** Opens the receipt file of a challan; the caller checks permission. Null if missing or if authentication fails;
 * `unavailable` when the file store is down. */
export async function readReceiptFile(
  services: Pick<Services, 'sql' | 'files' | 'settings'>,
  orderChallanId: string,
): Promise<OpenedDocument | 'unavailable' | null> {
  const row = await selectReceiptFile(services.sql, orderChallanId);
  return row === null ? null : openFile(services, row);
}
