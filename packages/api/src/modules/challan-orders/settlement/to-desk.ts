import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { moveChallan, routeChallan } from '../store/move-order.ts';
import { findOrderChallan } from '../store/order-challan-repository.ts';

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
  await routeChallan(tx, orderChallanId, { route: 'desk', assignedTo: keeper });
  if (keeper !== null)
    await moveChallan(tx, services, { ...row, settlement: 'queued' }, 'assigned');
}
