import { promisedDay } from '@pahiya/domain/challans/active-step';
import { afterPayment } from '@pahiya/domain/challans/settlement';
import { addDays, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { moveChallan, moveStep, refreshStep } from './move-order.ts';
import { notify } from './notify.ts';
import { addOrderEvent } from './order-events.ts';
import { findOrderChallans } from './order-repository.ts';
import type { OrderChallanRow, OrderRow } from './order-row.ts';
import { takeDocumentNumber } from './receipt/take-document-number.ts';
import { asSoonAs } from './settlement/queue-order.ts';

/** Marks a locked order as paid, once, in the transaction that books the payment: challans move on, get their promised
 * date and tasks, and the owner is notified. The challans of a closed order are locked again; if another order has one,
 * the unique index rejects it and the caller's transaction rolls back. */
export async function fulfilOrder(
  tx: Queryable,
  services: Services,
  order: OrderRow,
  paidAt: Date,
): Promise<void> {
  const { orderId, total } = order;
  const paidOn = istDateOf(paidAt);
  await tx`
    update orders set payment_state = 'paid', paid_at = ${paidAt}, changed_at = ${services.now()}
    where id = ${orderId}`;
  await tx`update order_challans set is_open = true where order_id = ${orderId}`;
  await moveStep(tx, services, order, 'CHALLAN_PAID');
  await addOrderEvent(tx, { orderId, kind: 'paid', at: paidAt, amount: total });
  const challans = await findOrderChallans(tx, orderId);
  for (const row of challans) await start(tx, services, order, row, paidOn);
  await refreshStep(tx, services, { orderId, activeStep: 'CHALLAN_PAID' });
  await notify(tx, services, { orderId, turn: 'paid' });
  if (challans.some(({ kind }) => kind === 'court')) {
    await notify(tx, services, { orderId, turn: 'documents-needed' });
  }
  const documentNumber = await takeDocumentNumber(tx, paidOn);
  await tx`update orders set document_number = ${documentNumber} where id = ${orderId}`;
}

async function start(
  tx: Queryable,
  services: Services,
  order: OrderRow,
  row: OrderChallanRow,
  paidOn: IstDate,
): Promise<void> {
  const { orderChallanId, orderId, kind } = row;
  const { on } = promisedDay(paidOn, kind);
  await moveChallan(tx, services, row, afterPayment(kind));
  await tx`update order_challans set promised_on = ${on}::date where id = ${orderChallanId}`;
  await enqueueTask(tx, {
    kind: 'watch-promise',
    subject: orderChallanId,
    dueAt: dayBegins(addDays(on, 1)),
  });
  if (kind === 'court') {
    await addOrderEvent(tx, {
      orderId,
      orderChallanId,
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
