import { canMove } from '@pahiya/domain/challans/active-step';
import { captureEntries, surplusEntries } from '@pahiya/domain/ledger/ledger';
import { decide, type PaymentDecision, stateAfter } from '@pahiya/domain/payments/payment-states';
import type { GatewayPayment } from '@pahiya/domain/payments/ports';
import type { Transaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { wakeWorkers } from '../../tasks/wake-workers.ts';
import { fulfilOrder } from '../challan-orders/fulfil-order.ts';
import { lockOrder } from '../challan-orders/lock-order.ts';
import { notify } from '../challan-orders/notify.ts';
import { addOrderEvent } from '../challan-orders/order-events.ts';
import type { OrderRow } from '../challan-orders/order-row.ts';
import { canFulfilClosed } from '../challan-orders/reopen-order.ts';
import { book } from '../ledger/book.ts';
import { isNews, isUnderWay } from './attempt-order.ts';
import {
  type AttemptRow,
  findAttempts,
  findPaymentByGatewayOrder,
  type PaymentRow,
  saveAttempt,
} from './payment-repository.ts';
import { recordDifference } from './record-difference.ts';
import { requestRefund } from './refunds/request-refund.ts';

/** Outcome of a payment. `not-ours`: its order is unknown and nothing was written. */
export type Applied = PaymentDecision | 'not-ours';

/** Applies the gateway's state of a payment, whatever its origin: return page, webhook or poll. The only place where a
 * payment moves an order. Locks the order's row first, which serialises all callers; duplicate, late and out-of-order
 * updates change nothing. An authorised payment is captured here if the order still needs it. */
export async function applyGatewayPayment(
  services: Services,
  told: GatewayPayment,
): Promise<Applied> {
  const { gatewayOrderId } = told;
  const payment =
    gatewayOrderId === null ? null : await findPaymentByGatewayOrder(services.sql, gatewayOrderId);
  if (payment === null) return 'not-ours';
  const applied = await services.sql.begin((tx) => applyLocked(tx, services, payment, told));
  if (applied.decision !== 'nothing') wakeWorkers(services.sql);
  if (!applied.isToCapture) return applied.decision;
  // Authorised only: captures the same amount. Idempotent at the gateway.
  const captured = await services.gateway.capture(told.gatewayPaymentId, payment.amount);
  // Not captured: the attempt stays open and the polling task retries.
  return captured.ok ? applyGatewayPayment(services, captured.value) : applied.decision;
}

type Step = {
  readonly tx: Transaction;
  readonly services: Services;
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly told: GatewayPayment;
  readonly at: Date;
};

async function applyLocked(
  tx: Transaction,
  services: Services,
  payment: PaymentRow,
  told: GatewayPayment,
): Promise<{ decision: PaymentDecision; isToCapture: boolean }> {
  const order = await lockOrder(tx, payment.orderId);
  if (order === null) throw new Error('a payment has its order');
  const attempts = await findAttempts(tx, order.orderId);
  const known = attempts.find((one) => one.gatewayPaymentId === told.gatewayPaymentId);
  if (known !== undefined && known.paymentId !== payment.paymentId) {
    throw new Error('an attempt changed its order');
  }
  if (!isNews(known?.status ?? null, told.status)) {
    const wantsCapture = told.status === 'authorized' && known?.status === 'authorized';
    return { decision: 'nothing', isToCapture: wantsCapture && isWanted(order, payment, told) };
  }
  const step = { tx, services, order, payment, told, at: services.now() };
  const decision = await decideNow(step, attempts);
  await write(step, attempts, decision);
  const isToCapture = told.status === 'authorized' && isWanted(order, payment, told);
  return { decision, isToCapture };
}

async function decideNow(
  { tx, order, payment, told }: Step,
  attempts: readonly AttemptRow[],
): Promise<PaymentDecision> {
  const asked = payable(order, payment, attempts);
  const decision = decide(asked, told);
  if (decision !== 'fulfil' || order.paymentState !== 'closed') return decision;
  // Its challans could be ordered by others after it closed.
  const isOver = order.activeStep === 'CHALLAN_REFUNDED';
  const canHoldChallans = !isOver && (await canFulfilClosed(tx, order));
  return decide({ ...asked, canHoldChallans }, told);
}

/** Would the payment fulfil the order once captured? For a closed order the authorisation is left to lapse. */
function isWanted(order: OrderRow, payment: PaymentRow, told: GatewayPayment): boolean {
  if (order.paymentState === 'closed') return false;
  return decide(payable(order, payment, []), { ...told, status: 'captured' }) === 'fulfil';
}

/** The order's current amount: an older gateway order may be for a different one. */
function payable(order: OrderRow, payment: PaymentRow, attempts: readonly AttemptRow[]) {
  return {
    state: order.paymentState,
    gatewayOrderId: String(payment.gatewayOrderId),
    amount: order.total,
    currency: 'INR',
    paidWith: attempts.find(({ use }) => use === 'fulfilled')?.gatewayPaymentId ?? null,
    refundedPaymentIds: attempts
      .filter(isGivenBack)
      .map(({ gatewayPaymentId }) => gatewayPaymentId),
    canHoldChallans: true,
  };
}

function isGivenBack({ use }: AttemptRow): boolean {
  return use === 'surplus' || use === 'mismatch';
}

async function write(
  step: Step,
  attempts: readonly AttemptRow[],
  decision: PaymentDecision,
): Promise<void> {
  const { tx, payment, told, at } = step;
  const use = {
    fulfil: 'fulfilled',
    'refund-surplus': 'surplus',
    'refund-mismatch': 'mismatch',
  } as const;
  const isUse = decision !== 'nothing' && decision !== 'note-attempt';
  await saveAttempt(tx, payment.paymentId, told, { use: isUse ? use[decision] : null, at });
  if (decision === 'fulfil') await fulfil(step);
  if (decision === 'note-attempt') await noteAttempt(step, attempts);
  if (decision === 'refund-surplus' || decision === 'refund-mismatch') {
    await giveBack(step, use[decision]);
  }
}

async function fulfil({ tx, services, order, told, at }: Step): Promise<void> {
  const { orderId } = order;
  await book(tx, {
    key: `capture:${told.gatewayPaymentId}`,
    kind: 'capture',
    orderId,
    at,
    entries: captureEntries(order.quote[order.settlementType]),
  });
  await fulfilOrder(tx, services, order, at);
}

/** After a failed attempt the order can be paid again, unless another attempt is in progress. */
async function noteAttempt(
  { tx, order, told, at }: Step,
  attempts: readonly AttemptRow[],
): Promise<void> {
  const { orderId } = order;
  const others = attempts.filter((one) => one.gatewayPaymentId !== told.gatewayPaymentId);
  const isOpen = isUnderWay(told.status) || others.some(({ status }) => isUnderWay(status));
  const wanted = isOpen ? 'CHALLAN_PAYMENT_IN_PROGRESS' : 'CHALLAN_PAY';
  const activeStep = canMove(order.activeStep, wanted) ? wanted : order.activeStep;
  await tx`
    update orders set payment_state = ${stateAfter(order.paymentState, 'note-attempt')},
      active_step = ${activeStep}, changed_at = ${at} where id = ${orderId}`;
  if (told.status === 'failed') await addOrderEvent(tx, { orderId, kind: 'payment-failed', at });
}

/** Refunds in full a payment that the order does not need or whose amount differs. */
async function giveBack(
  { tx, services, order, told, at }: Step,
  use: 'surplus' | 'mismatch',
): Promise<void> {
  const { orderId } = order;
  const { gatewayPaymentId, amount } = told;
  // A foreign-currency amount is booked and refunded as received.
  await book(tx, {
    key: `capture:${gatewayPaymentId}`,
    kind: 'surplus',
    orderId,
    at,
    entries: surplusEntries(amount),
  });
  const refundId = await requestRefund(tx, services, {
    orderId,
    gatewayPaymentId,
    amount,
    reasonKey: `${use}:${gatewayPaymentId}`,
    reason: use,
    orderChallanIds: [],
  });
  await addOrderEvent(tx, { orderId, kind: 'refund-started', at, amount });
  await notify(tx, services, { orderId, refundId, turn: 'refund-started' });
  if (use === 'mismatch') {
    const difference = { kind: 'payment-amount', subject: gatewayPaymentId, at } as const;
    await recordDifference(tx, { ...difference, expected: order.total, found: amount });
  }
}
