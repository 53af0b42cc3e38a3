import type { Services } from '../../../services.ts';
import { eraseDocuments } from '../../order-documents/erase-documents.ts';
import { deleteReceiptFile, findReceiptFiles } from './authority-receipt-repository.ts';

/** Erases the documents of an order and, once its account is deleted, the authority's receipts. Returns why it failed;
 * null when done. */
export async function eraseOrderFiles(
  services: Pick<Services, 'sql' | 'files' | 'now'>,
  orderId: string,
  { isUnlinked }: { readonly isUnlinked: boolean },
): Promise<string | null> {
  const failed = await eraseDocuments(services, orderId);
  if (failed !== null || !isUnlinked) return failed;
  const { sql, files } = services;
  for (const { orderChallanId, storageKey } of await findReceiptFiles(sql, orderId)) {
    const removed = await files.remove(storageKey);
    if (!removed.ok) return `files-${removed.error.kind}`;
    await deleteReceiptFile(sql, orderChallanId);
  }
  return null;
}
