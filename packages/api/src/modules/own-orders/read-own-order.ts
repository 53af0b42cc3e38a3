import type { AnswerOf } from '@pahiya/contracts/contract';
import type { OrderKindName } from '@pahiya/contracts/order-kinds';
import type { orderStatus } from '@pahiya/contracts/orders/order-contracts';
import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { chargeOf } from '@pahiya/domain/orders/order-line';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import { kindOf } from '../../order-kind.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { findOrderLines } from '../orders/find-order.ts';
import { countAllOrderEvents, findOrderEvents } from '../orders/order-events.ts';
import { paymentView } from '../payments/payment-view.ts';
import {
  findAttemptsOf,
  findRefundsOf,
  type RefundOfOrder,
} from '../payments/payments-of-orders.ts';
import { isTaxInvoice, receiptLinks } from '../receipts/receipt-links.ts';
import { findOwnOrder } from './find-own-order.ts';

/** The caller's order with its price, payment, refunds, history and what its kind adds. Refuses `order/not-found`. */
export async function readOwnOrder(
  services: Services,
  orderId: string,
  userId: string,
): Promise<Result<{ order: OrderOnWire }, Refusal>> {
  const found = await findOwnOrder(services, orderId, userId);
  return found.ok ? ok({ order: await toOrderOnWire(services, found.value) }) : found;
}

/** The short status that pages poll. Refuses `order/not-found`. */
export async function readOwnStatus(
  services: Services,
  orderId: string,
  userId: string,
): Promise<Result<AnswerOf<typeof orderStatus>, Refusal>> {
  const { sql } = services;
  const found = await findOwnOrder(services, orderId, userId);
  if (!found.ok) return found;
  const order = found.value;
  return ok({
    orderId,
    kind: kindName(order),
    activeStep: order.activeStep,
    payment: paymentView(services, order, await findAttemptsOf(sql, orderId)),
    changedAt: order.changedAt.toISOString(),
    eventCount: await countAllOrderEvents(sql, orderId),
  });
}

async function toOrderOnWire(services: Services, order: OrderRow): Promise<OrderOnWire> {
  const { sql, settings } = services;
  const { orderId, paymentState, activeStep, rating } = order;
  const kind = kindOf(services, order);
  const [lines, attempts, refunds, events, details] = await Promise.all([
    findOrderLines(sql, orderId),
    findAttemptsOf(sql, orderId),
    findRefundsOf(sql, orderId),
    findOrderEvents(sql, orderId),
    kind.person.details(services, order),
  ]);
  const itemIds = [...lines, ...events].flatMap(({ itemId }) => itemId ?? []);
  const names = await kind.desk.namesOf(sql, [...new Set(itemIds)]);
  const nameOf = (itemId: string | null) => (itemId === null ? null : (names.get(itemId) ?? null));
  const payment = paymentView(services, order, attempts);
  const isUnpaid = paymentState === 'open' || paymentState === 'attempted';
  return {
    orderId,
    publicId: order.publicId,
    kind: kindName(order),
    vehicleNumber: order.vehicleNumber,
    display: displayVehicleNumber(order.vehicleNumber),
    createdAt: order.createdAt.toISOString(),
    activeStep,
    quoteId: order.quoteId,
    quoteValidUntil: order.quoteValidUntil.toISOString(),
    total: order.total,
    lines: lines.map((line) => ({
      kind: line.kind,
      code: line.code,
      item: nameOf(line.itemId),
      amount: line.amount,
    })),
    payment,
    refunds: refunds.flatMap((refund) => toRefund(refund, nameOf)),
    events: events.map(({ kind: code, at, itemId, receiptNumber, amount }) => ({
      kind: code,
      at: at.toISOString(),
      item: nameOf(itemId),
      reference: receiptNumber,
      amount,
    })),
    canPay: isUnpaid && payment.retryFrom === null && !settings.orders.isPaused,
    ...receiptLinks(services, order),
    isTaxInvoice: isTaxInvoice(services, chargeOf(lines).fees),
    isFeedbackOpen: kind.steps.ends.includes(activeStep) && rating === null,
    sandbox: order.isSandbox,
    details,
  };
}

/** A refund on the wire; none for one that was declined. */
function toRefund(
  { state, itemIds, requestedAt, processedAt, ...refund }: RefundOfOrder,
  nameOf: (itemId: string) => string | null,
): OrderOnWire['refunds'] {
  if (state === 'declined') return [];
  return [
    {
      refundId: refund.refundId,
      amount: refund.amount,
      state,
      reason: refund.reason,
      method: refund.method,
      requestedAt: requestedAt.toISOString(),
      expectedOn: refund.expectedOn,
      processedAt: processedAt?.toISOString() ?? null,
      bankReference: refund.bankReference,
      items: itemIds.flatMap((itemId) => nameOf(itemId) ?? []).sort(),
    },
  ];
}

/** Only names of registered kinds are ever stored; the contract has the same list. */
function kindName({ kind }: Pick<OrderRow, 'kind'>): OrderKindName {
  return kind as OrderKindName;
}
