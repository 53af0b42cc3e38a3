import type { ActiveStep } from '@pahiya/domain/challans/active-step';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { findOrder } from '../order-repository.ts';
import { deleteReceiptFile, findReceiptFiles } from '../settlement/authority-receipt.ts';
import { findDocuments } from './document-repository.ts';

const ends: readonly ActiveStep[] = [
  'CHALLAN_PAYMENT_SETTLED',
  'CHALLAN_REFUNDED',
  'PAYMENT_DISABLE',
];

/** Erases the documents of a finished order. If its account is deleted, also the authority's receipts and all but the
 * first letters of the vehicle number. Skips open orders: this is enqueued again when they end. */
export const eraseDocumentsTask: TaskHandler = async ({ sql, files, now }, orderId) => {
  const order = await findOrder(sql, orderId);
  if (order === null || !ends.includes(order.activeStep)) return 'done';
  for (const { documentId, storageKey, erasedAt } of await findDocuments(sql, orderId)) {
    if (erasedAt !== null) continue;
    const removed = await files.remove(storageKey);
    if (!removed.ok) return { failed: `files-${removed.error.kind}` };
    await sql`update order_documents set erased_at = ${now()} where id = ${documentId}`;
  }
  if (order.userId === null) {
    for (const { orderChallanId, storageKey } of await findReceiptFiles(sql, orderId)) {
      const removed = await files.remove(storageKey);
      if (!removed.ok) return { failed: `files-${removed.error.kind}` };
      await deleteReceiptFile(sql, orderChallanId);
    }
    await sql`update orders set vehicle_number = left(vehicle_number, 4) where id = ${orderId}`;
  }
  return 'done';
};
