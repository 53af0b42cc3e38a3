import type { OrderKind } from '../../../order-kind.ts';
import { lockWork, moveWork } from '../store/move-work.ts';

/** Ends work whose refund was credited, and a closed order whose late payment was returned. */
export const noteRefunded: OrderKind['refunded'] = async (tx, services, order, itemIds) => {
  const held = await lockWork(tx, order.orderId);
  if (held === null) return;
  const isOver = itemIds.length > 0 ? held.step === 'refunding' : order.paymentState === 'closed';
  if (isOver) await moveWork(tx, services, held, 'refunded');
};
