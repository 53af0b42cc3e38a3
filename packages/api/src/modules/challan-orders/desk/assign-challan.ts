import type { Assigning } from '../../../order-desk.ts';
import { moveChallan, routeChallan } from '../store/move-order.ts';
import { findOrderChallan } from '../store/order-challan-repository.ts';
import { canBeAssigned } from './to-desk-challan.ts';

/** Assigns a challan of the desk to an operator, or unassigns it. A queued challan moves to `assigned`, and back to
 * `queued` when unassigned. */
export const assignChallan: Assigning['assign'] = async (tx, services, { itemId }, to) => {
  const row = await findOrderChallan(tx, itemId);
  if (row === null || !canBeAssigned(row)) return false;
  if (row.settlement === 'queued' && to !== null) {
    await moveChallan(tx, services, row, 'assigned');
  }
  const isReturned = row.settlement === 'assigned' && to === null;
  if (isReturned) await moveChallan(tx, services, row, 'queued');
  // A returned one stays at the desk: the partner refused it, or does not handle its kind.
  const route = isReturned ? 'desk' : row.route;
  await routeChallan(tx, itemId, { route, assignedTo: to });
  return true;
};
