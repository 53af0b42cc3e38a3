import type { Transaction } from '../../db/database.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { moveStep } from '../orders/move-step.ts';
import { moveChallan, refreshStep } from './store/move-order.ts';
import { findOrderChallans } from './store/order-challan-repository.ts';

/** Marks the challans of a credited refund and updates the step of their locked order. */
export async function noteRefundedChallans(
  tx: Transaction,
  services: Services,
  order: OrderRow,
  orderChallanIds: readonly string[],
): Promise<void> {
  const challans = await findOrderChallans(tx, order.orderId);
  for (const row of challans) {
    const isRefunded = orderChallanIds.includes(row.orderChallanId);
    if (isRefunded && row.settlement === 'refunding') {
      await moveChallan(tx, services, row, 'refunded');
    }
  }
  if (orderChallanIds.length > 0) await refreshStep(tx, services, order);
  // An order that was closed ends when its late payment is refunded.
  else if (order.paymentState === 'closed') {
    await moveStep(tx, services, order, 'CHALLAN_REFUNDED');
  }
}
