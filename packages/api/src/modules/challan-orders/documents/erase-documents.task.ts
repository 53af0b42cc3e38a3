import type { ActiveStep } from '@pahiya/domain/challans/active-step';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { findOrder } from '../order-repository.ts';
import { findDocuments } from './document-repository.ts';

const ends: readonly ActiveStep[] = [
  'CHALLAN_PAYMENT_SETTLED',
  'CHALLAN_REFUNDED',
  'PAYMENT_DISABLE',
];

/** Some time after an order ended: erases its documents, and of an order whose account is gone also what tells the
 * vehicle. An order that still goes on is left: its end asks again. */
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
    await sql`update orders set vehicle_number = left(vehicle_number, 4) where id = ${orderId}`;
  }
  return 'done';
};
