import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { canBeAssignedWork } from '../../operators/colleagues.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { moveChallan, routeChallan } from '../store/move-order.ts';
import { findDeskChallans } from './desk-challan.ts';
import { canBeAssigned } from './to-desk-challan.ts';

/** A challan and its new operator, null for none. `isTaking`: an operator takes the challan; refused if another
 * operator has it, so one of two simultaneous attempts succeeds. */
export type Assignment = {
  readonly orderId: string;
  readonly orderChallanId: string;
  readonly to: string | null;
  readonly isTaking?: boolean;
};

/** Assigns a challan of the desk to an operator, or unassigns it. A queued challan moves to `assigned`, and back to
 * `queued` when unassigned. Returns its order. */
export async function assignChallan(
  tx: Transaction,
  services: Services,
  { orderId, orderChallanId, to, isTaking = false }: Assignment,
): Promise<Result<string, Refusal>> {
  const order = await lockOrder(tx, orderId);
  const challans = await findDeskChallans(tx, orderId);
  const row = challans.find((one) => one.orderChallanId === orderChallanId);
  if (order === null || row === undefined) return err(notAtDesk);
  if (!canBeAssigned(row)) return err(wrongState);
  const hands = row.assignedTo;
  if (isTaking && hands !== null && hands !== to) return err(wrongState);
  if (to !== null && !(await canBeAssignedWork(tx, to))) return err(notAtDesk);
  if (row.settlement === 'queued' && to !== null) {
    await moveChallan(tx, services, row, 'assigned');
  }
  const isReturned = row.settlement === 'assigned' && to === null;
  if (isReturned) await moveChallan(tx, services, row, 'queued');
  // A returned one stays at the desk: the partner refused it, or does not handle its kind.
  const route = isReturned ? 'desk' : row.route;
  await routeChallan(tx, orderChallanId, { route, assignedTo: to });
  return ok(orderId);
}
