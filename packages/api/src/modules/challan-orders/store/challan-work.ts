import { type QueueState, queueStates } from '@pahiya/contracts/operators/queue-states';
import type { Queryable } from '../../../db/database.ts';
import type { OpenWork } from '../../../desk-work.ts';
import { refreshWork } from '../../desk-queue/refresh-work.ts';
import { findOrders } from '../../orders/find-order.ts';
import { challanKind } from './challan-order.ts';
import { selectInStates, selectSpeeds } from './order-challan-repository.ts';

/** States that need an operator, whoever the challan was handed to. */
const desksOwn: readonly QueueState<'challan'>[] = ['documents-review', 'assigned'];

/** Open work on challans: none while one waits for its owner, and once it is settled or given up. */
export const openChallanWork: OpenWork = async (sql, which) => {
  const rows = await selectInStates(sql, queueStates.challan, which);
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  const [orders, speeds] = await Promise.all([
    findOrders(sql, orderIds),
    selectSpeeds(sql, orderIds),
  ]);
  return rows.map((row) => {
    const order = orders.get(row.orderId);
    if (order === undefined || order.paidAt === null || row.promisedOn === null) {
      throw new Error('a promised challan is of a paid order');
    }
    const isDesk = row.route === 'desk' || desksOwn.some((state) => state === row.settlement);
    return {
      itemId: row.orderChallanId,
      orderId: row.orderId,
      kind: challanKind,
      type: row.kind,
      name: row.challanNumber,
      state: row.settlement,
      // The partner also before it is submitted, unless it was routed to the desk.
      route: isDesk ? 'desk' : 'partner',
      isExpress: speeds.get(row.orderId) === 'EXPRESS',
      amount: row.fine,
      dueOn: row.promisedOn,
      publicId: order.publicId,
      vehicleNumber: order.vehicleNumber,
      paidAt: order.paidAt,
      assignedTo: row.assignedTo,
    };
  });
};

/** Brings the queue of the desk up to date after a challan changed, in the same transaction. */
export function refreshChallanWork(tx: Queryable, orderChallanId: string): Promise<void> {
  return refreshWork(tx, openChallanWork, orderChallanId);
}
