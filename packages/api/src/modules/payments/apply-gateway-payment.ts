import { captureEntries, surplusEntries } from '@pahiya/domain/ledger/ledger';
import { chargeOf } from '@pahiya/domain/orders/order-line';
import { decide, type PaymentDecision } from '@pahiya/domain/payments/payment-states';
import type { GatewayPayment } from '@pahiya/domain/payments/ports';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Transaction } from '../../db/database.ts';
import { kindOf } from '../../order-kind.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { wakeWorkers } from '../../tasks/wake-workers.ts';
import { book } from '../ledger/book.ts';
import { findOrderLines, lockOrder } from '../orders/find-order.ts';
import { notify } from '../orders/notifications/notify.ts';
import { noteAttempt, notePaid } from '../orders/payment-steps.ts';
import { takeDocumentNumber } from '../orders/take-document-number.ts';
import { isNews, isUnderWay } from './attempt-order.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { tellRefundStarted } from './refunds/tell-refund-started.ts';
import {
  type AttemptRow,
  findAttempts,
  findPaymentByGatewayOrder,
  type PaymentRow,
  saveAttempt,
} from './store/payment-repository.ts';
import { recordDifference } from './store/record-difference.ts';

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
  { tx, services, order, payment, told }: Step,
  attempts: readonly AttemptRow[],
): Promise<PaymentDecision> {
  const asked = payable(order, payment, attempts);
  const decision = decide(asked, told);
  if (decision !== 'fulfil' || order.paymentState !== 'closed') return decision;
  // What it reserved could be ordered by others after it closed.
  const canBeFulfilled = await kindOf(services, order).canReopen(tx, order);
  return decide({ ...asked, canBeFulfilled }, told);
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
    canBeFulfilled: true,
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
  if (decision === 'note-attempt') await note(step, attempts);
  if (decision === 'refund-surplus' || decision === 'refund-mismatch') {
    await giveBack(step, use[decision]);
  }
}

async function fulfil({ tx, services, order, told, at }: Step): Promise<void> {
  const { orderId, total } = order;
  const charge = chargeOf(await findOrderLines(tx, orderId));
  if (charge.total !== total) throw new Error('the lines of an order are not its total');
  await book(tx, {
    key: `capture:${told.gatewayPaymentId}`,
    kind: 'capture',
    orderId,
    at,
    entries: captureEntries(charge),
  });
  await notePaid(tx, order, at);
  const { fulfil: fulfilOrder, messages } = kindOf(services, order);
  await notify(tx, services, { orderId, turn: messages.paidTurn ?? 'paid' });
  const paidOn = istDateOf(at);
  await fulfilOrder(tx, services, order, paidOn);
  await takeDocumentNumber(tx, orderId, paidOn);
}

/** After a failed attempt the order can be paid again, unless another attempt is in progress. */
async function note(
  { tx, services, order, told, at }: Step,
  attempts: readonly AttemptRow[],
): Promise<void> {
  const others = attempts.filter((one) => one.gatewayPaymentId !== told.gatewayPaymentId);
  const isOpen = isUnderWay(told.status) || others.some(({ status }) => isUnderWay(status));
  const isFailed = told.status === 'failed';
  await noteAttempt(tx, services, order, { isOpen, isFailed, at });
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
    positions: [],
  });
  await tellRefundStarted(tx, services, refundId);
  if (use === 'mismatch') {
    const difference = { kind: 'payment-amount', subject: gatewayPaymentId, at } as const;
    await recordDifference(tx, { ...difference, expected: order.total, found: amount });
  }
}
