import { kindOf } from '../../../order-kind.ts';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { refreshWorkOf } from '../../desk-queue/refresh-work.ts';
import { findOrder } from '../find-order.ts';
import { hideVehicle } from '../finish-order.ts';

/** Erases the documents of a finished order. If its account is deleted, also what others gave us for its owner, and all
 * but the first letters of the vehicle number. Skips open orders: this is enqueued again when they end. */
export const eraseDocumentsTask: TaskHandler = async (services, orderId) => {
  const order = await findOrder(services.sql, orderId);
  if (order === null) return 'done';
  const kind = kindOf(services, order);
  const { ends, closed } = kind.steps;
  if (![...ends, closed].includes(order.activeStep)) return 'done';
  const isUnlinked = order.userId === null;
  const failed = await kind.eraseFiles(services, orderId, { isUnlinked });
  if (failed !== null) return { failed };
  if (!isUnlinked) return 'done';
  await services.sql.begin(async (tx) => {
    await hideVehicle(tx, orderId);
    // Work may outlive its order, and has a copy of the number.
    await refreshWorkOf(tx, kind.desk.openWork, orderId);
  });
  return 'done';
};
