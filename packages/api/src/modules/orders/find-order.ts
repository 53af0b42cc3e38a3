import type { OrderLine } from '@pahiya/domain/orders/order-line';
import type { Queryable } from '../../db/database.ts';
import type { OrderRow } from '../../order-row.ts';
import { selectLines, selectLinesOf } from './order-line-repository.ts';
import {
  type OrderSearch,
  selectFound,
  selectOrder,
  selectOrderLocked,
  selectOrders,
  selectPaidSince,
} from './order-repository.ts';

/** Finds an order regardless of owner. */
export function findOrder(sql: Queryable, orderId: string): Promise<OrderRow | null> {
  return selectOrder(sql, orderId);
}

/** Some orders by id. */
export async function findOrders(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderRow>> {
  const orders = orderIds.length === 0 ? [] : await selectOrders(sql, orderIds);
  return new Map(orders.map((order) => [order.orderId, order]));
}

/** Orders found by a search of the desk, newest first. */
export async function searchOrders(
  sql: Queryable,
  search: OrderSearch,
  limit: number,
): Promise<readonly OrderRow[]> {
  return search.value.length === 0 ? [] : selectFound(sql, search, limit);
}

/** Locks an order until the transaction ends: the first statement of every change of its payment or step. Null if it
 * does not exist. */
export function lockOrder(tx: Queryable, orderId: string): Promise<OrderRow | null> {
  return selectOrderLocked(tx, orderId);
}

/** Other orders by which the owner of a closed order has paid for the same kind and vehicle since: a late payment for it
 * may be a second one for the same thing. */
export function findPaidSince(tx: Queryable, order: OrderRow): Promise<readonly string[]> {
  return selectPaidSince(tx, order);
}

/** Lines of an order, in order of display. */
export function findOrderLines(sql: Queryable, orderId: string): Promise<readonly OrderLine[]> {
  return selectLines(sql, orderId);
}

/** Lines of some orders, in order of display, by order. */
export async function findLinesOfOrders(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderLine[]>> {
  return orderIds.length === 0 ? new Map() : selectLinesOf(sql, orderIds);
}
