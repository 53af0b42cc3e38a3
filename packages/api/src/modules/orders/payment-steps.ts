import { stateAfter } from '@pahiya/domain/payments/payment-states';
import type { Queryable } from '../../db/database.ts';
import { kindOf } from '../../order-kind.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { addOrderEvent } from './order-events.ts';
import { updatePaid, updatePaymentState, updateStep } from './order-state-repository.ts';

type Kinds = Pick<Services, 'orderKinds'>;

/** Notes on a locked order that its owner was redirected to the gateway. */
export async function notePaymentStarted(
  tx: Queryable,
  services: Kinds,
  order: OrderRow,
  at: Date,
): Promise<void> {
  const { orderId, activeStep, total } = order;
  const { canMove, paying } = kindOf(services, order).steps;
  if (activeStep !== paying && !canMove(activeStep, paying)) {
    throw new Error(`an order cannot go from ${activeStep} to ${paying}`);
  }
  const changedAt = activeStep === paying ? order.changedAt : at;
  await updatePaymentState(tx, orderId, {
    paymentState: 'attempted',
    activeStep: paying,
    at: changedAt,
  });
  await addOrderEvent(tx, { orderId, kind: 'payment-started', at, amount: total });
}

/** Notes an attempt on a locked order. `isOpen`: this or another attempt is in progress; otherwise it can be paid
 * again. */
export async function noteAttempt(
  tx: Queryable,
  services: Kinds,
  order: OrderRow,
  {
    isOpen,
    isFailed,
    at,
  }: { readonly isOpen: boolean; readonly isFailed: boolean; readonly at: Date },
): Promise<void> {
  const { orderId, activeStep, paymentState } = order;
  const { canMove, paying, toPay } = kindOf(services, order).steps;
  const wanted = isOpen ? paying : toPay;
  await updatePaymentState(tx, orderId, {
    paymentState: stateAfter(paymentState, 'note-attempt'),
    activeStep: canMove(activeStep, wanted) ? wanted : activeStep,
    at,
  });
  if (isFailed) await addOrderEvent(tx, { orderId, kind: 'payment-failed', at });
}

/** Allows another payment of a locked order on which no attempt is in progress. */
export async function allowAnotherPayment(
  tx: Queryable,
  services: Kinds,
  order: OrderRow,
  at: Date,
): Promise<void> {
  const { canMove, toPay } = kindOf(services, order).steps;
  if (!canMove(order.activeStep, toPay)) return;
  await updateStep(tx, order.orderId, { activeStep: toPay, at });
}

/** Saves a locked order as paid. Its kind fulfils it afterwards. */
export async function notePaid(
  tx: Queryable,
  { orderId, total }: OrderRow,
  at: Date,
): Promise<void> {
  await updatePaid(tx, orderId, at);
  await addOrderEvent(tx, { orderId, kind: 'paid', at, amount: total });
}
