import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { lockOrder } from '../../challan-orders/lock-order.ts';
import { moveChallan } from '../../challan-orders/move-order.ts';
import { findOperator } from '../operator-repository.ts';
import { findDeskChallans } from '../order/desk-order-repository.ts';
import { canBeAssigned } from '../order/to-desk-challan.ts';
import { notAtDesk, wrongState } from '../refusals.ts';

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
  const hands = row.assignedTo?.operatorId ?? null;
  if (isTaking && hands !== null && hands !== to) return err(wrongState);
  if (to !== null && !(await canWork(tx, to))) return err(notAtDesk);
  if (row.settlement === 'queued' && to !== null) {
    await moveChallan(tx, services, row, 'assigned');
  }
  if (row.settlement === 'assigned' && to === null) {
    await moveChallan(tx, services, row, 'queued');
    // It stays at the desk: the partner refused it, or does not handle its kind.
    await tx`update order_challans set route = 'desk' where id = ${orderChallanId}`;
  }
  await tx`update order_challans set assigned_to = ${to} where id = ${orderChallanId}`;
  return ok(orderId);
}

async function canWork(tx: Transaction, operatorId: string): Promise<boolean> {
  return (await findOperator(tx, operatorId))?.roles.includes('operator') === true;
}
