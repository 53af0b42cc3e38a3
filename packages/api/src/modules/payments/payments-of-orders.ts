import type { Queryable } from '../../db/database.ts';
import { findLinesOfOrders } from '../orders/find-order.ts';
import { findRefundedLines, itemsOf } from './refunds/items-of-refund.ts';
import {
  findRefund,
  type RefundState,
  type ShownRefund,
  selectLinesInRefunds,
  selectRefundsIn,
  selectRefundsOf,
} from './refunds/refund-repository.ts';
import {
  type ShownAttempt,
  selectLastAttempts,
  selectOrdersByGatewayId,
  selectShownAttempts,
  selectUnderWay,
  selectWithPayment,
} from './store/payment-repository.ts';

export type { ShownAttempt };

/** Attempts of an order as shown to the payer, oldest first. */
export function findAttemptsOf(sql: Queryable, orderId: string): Promise<readonly ShownAttempt[]> {
  return selectShownAttempts(sql, orderId);
}

/** Status of the last attempt of each of some orders. */
export async function findLastAttempts(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return orderIds.length === 0 ? new Map() : selectLastAttempts(sql, orderIds);
}

/** Those of some orders whose bank has not decided about a payment. */
export async function findPaymentsUnderWay(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return orderIds.length === 0 ? new Set() : selectUnderWay(sql, orderIds);
}

/** Those of some orders that were ever sent to the gateway. */
export async function findOrdersWithPayment(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return orderIds.length === 0 ? new Set() : selectWithPayment(sql, orderIds);
}

/** A refund with the items that it returns. */
export type RefundOfOrder = ShownRefund & { readonly itemIds: readonly string[] };

/** Refunds of an order, oldest first. A declined one has no items any more. */
export async function findRefundsOf(
  sql: Queryable,
  orderId: string,
): Promise<readonly RefundOfOrder[]> {
  const refunds = await selectRefundsOf(sql, orderId);
  if (refunds.length === 0) return [];
  const lines = await findRefundedLines(sql, orderId);
  return refunds.map((refund) => ({
    ...refund,
    itemIds: itemsOf(lines.filter(({ refundId }) => refundId === refund.refundId)),
  }));
}

/** Refunds of all orders in some states, oldest first. */
export async function findRefundsIn(
  sql: Queryable,
  states: readonly RefundState[],
): Promise<readonly RefundOfOrder[]> {
  const refunds = await selectRefundsIn(sql, states);
  const lines = await readLinesInRefunds(
    sql,
    refunds.map(({ orderId }) => orderId),
  );
  return refunds.map((refund) => ({
    ...refund,
    itemIds: itemsOf(lines.filter(({ refundId }) => refundId === refund.refundId)),
  }));
}

/** Items of an order that are in a refund, also one that awaits approval. */
export async function findItemsInRefund(
  sql: Queryable,
  orderId: string,
): Promise<ReadonlySet<string>> {
  return new Set(itemsOf(await findRefundedLines(sql, orderId)));
}

/** Items of some orders that are in a refund, also one that awaits approval. */
export async function findItemsInRefunds(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(itemsOf(await readLinesInRefunds(sql, orderIds)));
}

/** Items of some orders whose refund was approved. Not those that await approval: no money moves. */
export async function findItemsGivenBack(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const lines = await readLinesInRefunds(sql, orderIds);
  return new Set(itemsOf(lines.filter(({ state }) => state !== 'awaiting-approval')));
}

/** The order of a refund; null for an unknown one. */
export async function findOrderOfRefund(sql: Queryable, refundId: string): Promise<string | null> {
  return (await findRefund(sql, refundId))?.orderId ?? null;
}

/** Orders of one of the gateway's ids: of an order, a payment or a refund. */
export function findOrdersByGatewayId(
  sql: Queryable,
  gatewayId: string,
): Promise<readonly string[]> {
  return selectOrdersByGatewayId(sql, gatewayId);
}

async function readLinesInRefunds(sql: Queryable, orderIds: readonly string[]) {
  const inRefunds = orderIds.length === 0 ? [] : await selectLinesInRefunds(sql, orderIds);
  const lines = await findLinesOfOrders(sql, [...new Set(inRefunds.map(({ orderId }) => orderId))]);
  return inRefunds.flatMap(({ orderId, position, refundId, state }) => {
    const line = lines.get(orderId)?.find((one) => one.position === position);
    return line === undefined ? [] : [{ ...line, refundId, state }];
  });
}
