import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { lockOrder } from '../lock-order.ts';
import { moveChallan } from '../move-order.ts';
import { findOrderChallan } from '../order-repository.ts';

/** Moves a challan to the queue of the desk: one that was queued, or that the partner refused. It stays assigned to the
 * operator who checked its documents. */
export async function toDesk(
  tx: Queryable,
  services: Pick<Services, 'now'>,
  orderChallanId: string,
): Promise<void> {
  const found = await findOrderChallan(tx, orderChallanId);
  if (found === null) return;
  await lockOrder(tx, found.orderId);
  const row = await findOrderChallan(tx, orderChallanId);
  if (row === null || (row.settlement !== 'queued' && row.settlement !== 'submitted')) return;
  if (row.settlement === 'submitted') {
    await moveChallan(tx, services, row, 'assigned');
    await moveChallan(tx, services, { ...row, settlement: 'assigned' }, 'queued');
  }
  const keeper = row.settlement === 'queued' ? row.assignedTo : null;
  await tx`
    update order_challans set route = 'desk', assigned_to = ${keeper} where id = ${orderChallanId}`;
  if (keeper !== null)
    await moveChallan(tx, services, { ...row, settlement: 'queued' }, 'assigned');
}
