import type { OrderEvent } from '@pahiya/contracts/challans/order-schema';
import {
  afterDeclinedRefund,
  isPastPromise,
  type SettlementState,
} from '@pahiya/domain/challans/settlement';
import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import { isUnique } from '../../../db/is-unique.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { findDocumentsOf } from '../../order-documents/order-documents.ts';
import { addOrderEvent, countOrderEvents } from '../../orders/order-events.ts';
import { inOpenOrder } from '../checkout/cart.ts';
import { missingDocuments } from '../documents/needed-documents.ts';
import { moveChallan, refreshStep, routeChallan } from '../store/move-order.ts';
import { selectIsTaken } from '../store/order-challan-repository.ts';
import type { ChallanOrderRow, OrderChallanRow } from '../store/order-row.ts';
import { asSoonAs } from './queue-order.ts';

/** Resumes a challan of a locked, paid order whose refund was declined, from the state before it was given up. Nothing
 * was booked for that refund. Locks the challan against other orders again; refuses `challan/in-open-order` if another
 * order has it or has settled it. */
export async function resumeChallan(
  tx: Transaction,
  services: Services,
  order: ChallanOrderRow,
  row: OrderChallanRow,
  operatorId: string,
): Promise<Result<undefined, Refusal>> {
  const { orderId, orderChallanId, promisedOn } = row;
  const to = await stateBefore(tx, row);
  const isTaken = await selectIsTaken(tx, orderId, orderChallanId);
  const isFree = !isTaken && (await takeBack(tx, services, row, to));
  if (!isFree) return err(inOpenOrder);
  const at = services.now();
  await routeChallan(tx, orderChallanId, { route: row.route, assignedTo: null });
  await addOrderEvent(tx, {
    orderId,
    itemId: orderChallanId,
    kind: 'resumed',
    at,
    operatorId,
  });
  if (to === 'queued' || to === 'submitted') {
    const dueAt = asSoonAs(at, order.settlementType);
    await enqueueTask(tx, { kind: 'settle-challan', subject: orderChallanId, dueAt });
  }
  if (promisedOn !== null) {
    // The task may have run while the refund was pending.
    const dueAt = new Date(`${addDays(promisedOn, 1)}T00:00:00+05:30`);
    await enqueueTask(tx, { kind: 'watch-promise', subject: orderChallanId, dueAt });
  }
  await refreshStep(tx, services, order);
  return ok(undefined);
}

/** May a challan be resumed? After its promised date it must be refunded. */
export function canStillResume(
  { kind }: Pick<OrderChallanRow, 'kind'>,
  paidAt: Date | null,
  now: Date,
): boolean {
  // Any state in progress gives the same result; `queued` is one.
  const challan = { kind, state: 'queued' } as const;
  return paidAt !== null && !isPastPromise(challan, istDateOf(paidAt), istDateOf(now));
}

async function stateBefore(tx: Transaction, row: OrderChallanRow) {
  const { orderId, orderChallanId, challan, kind, route } = row;
  const documents = await findDocumentsOf(tx, orderChallanId);
  const count = (event: OrderEvent['kind']) =>
    countOrderEvents(tx, { orderId, itemId: orderChallanId }, event);
  const isComplete = missingDocuments(challan, documents).length === 0;
  return afterDeclinedRefund({
    kind,
    isWithPartner: route === 'partner',
    hasDocuments: isComplete && (await count('documents-received')) > 0,
    areDocumentsAccepted: documents.every(({ state }) => state !== 'stored'),
    hasCourtOtp: (await count('court-otp-received')) > 0,
  });
}

/** False if another order was faster: decided by the unique index of open challans. */
function takeBack(
  tx: Transaction,
  services: Services,
  row: OrderChallanRow,
  to: SettlementState,
): Promise<boolean> {
  return isUnique(tx, (save) => moveChallan(save, services, row, to));
}
