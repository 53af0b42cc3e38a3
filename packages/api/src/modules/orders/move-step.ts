import type { Queryable } from '../../db/database.ts';
import { kindOf } from '../../order-kind.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { updateStep } from './order-state-repository.ts';

/** Moves a locked order one step along the table of its kind. The same step is a no-op; a move that is not in the table
 * is a bug and throws. At its last step the erasure of its documents is scheduled. */
export async function moveStep(
  tx: Queryable,
  services: Pick<Services, 'now' | 'settings' | 'orderKinds'>,
  order: Pick<OrderRow, 'orderId' | 'kind' | 'activeStep'>,
  to: string,
): Promise<void> {
  const { orderId, activeStep } = order;
  if (activeStep === to) return;
  const { steps } = kindOf(services, order);
  if (!steps.canMove(activeStep, to)) {
    throw new Error(`an order cannot go from ${activeStep} to ${to}`);
  }
  const at = services.now();
  await updateStep(tx, orderId, { activeStep: to, at });
  if (!steps.ends.includes(to)) return;
  const dueAt = new Date(at.getTime() + services.settings.orders.documentDays * 86_400_000);
  await enqueueTask(tx, { kind: 'erase-documents', subject: orderId, dueAt });
}
