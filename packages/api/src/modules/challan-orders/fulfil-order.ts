import { promisedDay } from '@pahiya/domain/challans/active-step';
import { afterPayment } from '@pahiya/domain/challans/settlement';
import { addDays, type IstDate } from '@pahiya/domain/shared/ist-date';
import type { Transaction } from '../../db/database.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { moveStep } from '../orders/move-step.ts';
import { notify } from '../orders/notifications/notify.ts';
import { addOrderEvent } from '../orders/order-events.ts';
import { asSoonAs } from './settlement/queue-order.ts';
import { withTerms } from './store/challan-order.ts';
import { updateOpen } from './store/challan-state-repository.ts';
import { moveChallan, promiseChallan, refreshStep } from './store/move-order.ts';
import { findOrderChallans } from './store/order-challan-repository.ts';
import type { ChallanOrderRow, OrderChallanRow } from './store/order-row.ts';

/** Starts the challans of an order that was paid: they move on, get their promised date and tasks. The challans of a
 * closed order are locked again; if another order has one, the unique index rejects it and the transaction of the
 * payment rolls back. */
export async function fulfilOrder(
  tx: Transaction,
  services: Services,
  order: OrderRow,
  paidOn: IstDate,
): Promise<void> {
  const { orderId } = order;
  const own = await withTerms(tx, order);
  if (own === null) throw new Error('a challan order');
  await updateOpen(tx, orderId, true);
  await moveStep(tx, services, order, 'CHALLAN_PAID');
  const challans = await findOrderChallans(tx, orderId);
  for (const row of challans) await start(tx, services, own, row, paidOn);
  await refreshStep(tx, services, { ...order, activeStep: 'CHALLAN_PAID' });
  if (challans.some(({ kind }) => kind === 'court')) {
    await notify(tx, services, { orderId, turn: 'documents-needed' });
  }
}

async function start(
  tx: Transaction,
  services: Services,
  order: ChallanOrderRow,
  row: OrderChallanRow,
  paidOn: IstDate,
): Promise<void> {
  const { orderChallanId, orderId, kind } = row;
  const { on } = promisedDay(paidOn, kind);
  await moveChallan(tx, services, row, afterPayment(kind));
  await promiseChallan(tx, orderChallanId, on);
  await enqueueTask(tx, {
    kind: 'watch-promise',
    subject: orderChallanId,
    dueAt: dayBegins(addDays(on, 1)),
  });
  if (kind === 'court') {
    await addOrderEvent(tx, {
      orderId,
      itemId: orderChallanId,
      kind: 'documents-needed',
      at: services.now(),
    });
  } else {
    const dueAt = asSoonAs(services.now(), order.settlementType);
    await enqueueTask(tx, { kind: 'settle-challan', subject: orderChallanId, dueAt });
  }
}

/** Midnight in India. */
function dayBegins(day: IstDate): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
