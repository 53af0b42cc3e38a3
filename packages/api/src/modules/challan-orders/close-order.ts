import type { Queryable } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { addOrderEvent } from './order-events.ts';
import type { OrderRow } from './order-row.ts';

/** Closes an unpaid, locked order and releases its challans. A payment captured later fulfils it if they are still
 * free, else it is refunded. */
export async function closeOrder(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { orderId }: Pick<OrderRow, 'orderId'>,
): Promise<void> {
  const at = now();
  await Promise.all([
    tx`
      update orders set payment_state = 'closed', active_step = 'PAYMENT_DISABLE', changed_at = ${at}
      where id = ${orderId}`,
    tx`update order_challans set is_open = false where order_id = ${orderId}`,
    addOrderEvent(tx, { orderId, kind: 'closed', at }),
  ]);
}
