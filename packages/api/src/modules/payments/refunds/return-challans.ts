import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { moveChallan, moveStep, refreshStep } from '../../challan-orders/move-order.ts';
import { notify } from '../../challan-orders/notify.ts';
import { addOrderEvent } from '../../challan-orders/order-events.ts';
import type { OrderRow } from '../../challan-orders/order-row.ts';
import { findChallansOfRefund, type RefundRow } from './refund-repository.ts';

/** Marks the challans as refunded, updates the order's step and notifies the owner. The caller has locked the order's
 * row and saved the refund as processed. */
export async function returnChallans(
  tx: Transaction,
  services: Services,
  { refundId, amount }: RefundRow,
  order: OrderRow,
): Promise<void> {
  const { orderId } = order;
  const challans = await findChallansOfRefund(tx, refundId);
  for (const row of challans) {
    if (row.settlement === 'refunding') await moveChallan(tx, services, row, 'refunded');
  }
  if (challans.length > 0) await refreshStep(tx, services, order);
  // An order that was closed ends when its late payment is refunded.
  else if (order.paymentState === 'closed') {
    await moveStep(tx, services, order, 'CHALLAN_REFUNDED');
  }
  const first = challans[0]?.orderChallanId;
  const one = first === undefined ? {} : { orderChallanId: first };
  await addOrderEvent(tx, {
    orderId,
    kind: 'refund-processed',
    at: services.now(),
    amount,
    ...(challans.length === 1 ? one : {}),
  });
  await notify(tx, services, { orderId, refundId, turn: 'refunded' });
}
