import { queueStates } from '@pahiya/contracts/operators/queue-states';
import type { Queryable } from '../../../db/database.ts';
import type { DeskWork } from '../../desk-queue/desk-work.ts';
import { keepWork } from '../../desk-queue/keep-work.ts';
import { findOrder } from '../../orders/find-order.ts';
import { challanKind } from './challan-order.ts';
import { findOrderChallan, selectTerms } from './order-challan-repository.ts';
import type { OrderChallanRow } from './order-row.ts';

/** Brings the queue of the desk up to date after a challan changed, in the same transaction. */
export async function refreshWork(tx: Queryable, orderChallanId: string): Promise<void> {
  const row = await findOrderChallan(tx, orderChallanId);
  await keepWork(tx, orderChallanId, row === null ? null : await workOn(tx, row));
}

/** Open work on a challan; null while it waits for its owner, and once it is settled or given up. */
async function workOn(tx: Queryable, row: OrderChallanRow): Promise<DeskWork | null> {
  const { settlement, promisedOn, orderId } = row;
  if (promisedOn === null || !queueStates.some((state) => state === settlement)) return null;
  const [order, terms] = await Promise.all([findOrder(tx, orderId), selectTerms(tx, orderId)]);
  if (order === null || order.paidAt === null || terms === null) {
    throw new Error('a promised challan is of a paid order');
  }
  // The desk once it was routed there or needs an operator, else the partner, also before it is submitted.
  const isDesk = row.route === 'desk' || ['documents-review', 'assigned'].includes(settlement);
  return {
    itemId: row.orderChallanId,
    orderId,
    kind: challanKind,
    type: row.kind,
    name: row.challanNumber,
    state: settlement,
    route: isDesk ? 'desk' : 'partner',
    isExpress: terms.settlementType === 'EXPRESS',
    amount: row.fine,
    dueOn: promisedOn,
    publicId: order.publicId,
    vehicleNumber: order.vehicleNumber,
    paidAt: order.paidAt,
    assignedTo: row.assignedTo,
  };
}
