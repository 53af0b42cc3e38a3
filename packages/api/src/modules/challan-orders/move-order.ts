import { type ActiveStep, canMove } from '@pahiya/domain/challans/active-step';
import { canSettle, type SettlementState, stepOf } from '@pahiya/domain/challans/settlement';
import type { Queryable } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { findOrderChallans, saveStep } from './order-repository.ts';
import type { OrderChallanRow, OrderRow } from './order-row.ts';

const ends: readonly ActiveStep[] = ['CHALLAN_PAYMENT_SETTLED', 'CHALLAN_REFUNDED'];

/** Moves a locked order one step along the table of moves. The same step is a no-op; a move that is not in the table is
 * a bug and throws. At its last step the erasure of documents is scheduled. */
export async function moveStep(
  tx: Queryable,
  { now, settings }: Pick<Services, 'now' | 'settings'>,
  order: Pick<OrderRow, 'orderId' | 'activeStep'>,
  to: ActiveStep,
): Promise<void> {
  const { orderId, activeStep } = order;
  if (activeStep === to) return;
  if (!canMove(activeStep, to)) throw new Error(`an order cannot go from ${activeStep} to ${to}`);
  await saveStep(tx, orderId, to, now());
  if (!ends.includes(to)) return;
  const dueAt = new Date(now().getTime() + settings.challans.documentDays * 86_400_000);
  await enqueueTask(tx, { kind: 'erase-documents', subject: orderId, dueAt });
}

/** Updates the step of a locked, paid order from its challans. */
export async function refreshStep(
  tx: Queryable,
  services: Pick<Services, 'now' | 'settings'>,
  order: Pick<OrderRow, 'orderId' | 'activeStep'>,
): Promise<void> {
  const challans = await findOrderChallans(tx, order.orderId);
  const step = stepOf(challans.map(({ kind, settlement }) => ({ kind, state: settlement })));
  await moveStep(tx, services, order, step);
}

/** States in which a challan may be ordered again: it is being refunded, or its source shows it as closed. */
const released: readonly SettlementState[] = ['refunding', 'refunded', 'cleared'];

/** Moves one challan of a locked order along the table of moves; throws for a move that is not in it. The challan stays
 * locked against other orders until its source shows it as closed or it is refunded. */
export async function moveChallan(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  row: Pick<OrderChallanRow, 'orderChallanId' | 'settlement'>,
  to: SettlementState,
): Promise<void> {
  if (!canSettle(row.settlement, to)) {
    throw new Error(`a challan cannot go from ${row.settlement} to ${to}`);
  }
  await tx`
    update order_challans set settlement = ${to}, settlement_changed_at = ${now()},
      is_open = ${!released.includes(to)}
    where id = ${row.orderChallanId}`;
}
