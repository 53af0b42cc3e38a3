import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { moveChallan, moveStep, refreshStep } from '../../challan-orders/move-order.ts';
import { notify } from '../../challan-orders/notify.ts';
import { addOrderEvent } from '../../challan-orders/order-events.ts';
import type { OrderRow } from '../../challan-orders/order-row.ts';
import { findChallansOfRefund, type RefundRow } from './refund-repository.ts';

/** Ends the challans whose money is back, brings the order to where that leaves it, and tells its owner. The order's
 * row is locked, and the refund is written as processed. */
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
  // An order that was never kept ends when its late payment is back.
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
