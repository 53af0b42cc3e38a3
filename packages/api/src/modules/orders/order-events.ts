import type { Queryable } from '../../db/database.ts';
import {
  insertEvent,
  type NewOrderEvent,
  type OrderEventRow,
  selectEventCounts,
  selectEvents,
  selectEventTotal,
  selectOrdersWithEvent,
} from './order-event-repository.ts';

export type { NewOrderEvent, OrderEventRow };

/** Adds an event to an order's history. */
export function addOrderEvent(tx: Queryable, event: NewOrderEvent): Promise<void> {
  return insertEvent(tx, event);
}

/** An order's history, oldest first. */
export function findOrderEvents(
  sql: Queryable,
  orderId: string,
): Promise<readonly OrderEventRow[]> {
  return selectEvents(sql, orderId);
}

/** How often an event occurred for an item of an order. */
export async function countOrderEvents(
  sql: Queryable,
  { orderId, itemId }: { readonly orderId: string; readonly itemId: string },
  kind: string,
): Promise<number> {
  return (await selectEventCounts(sql, orderId, kind)).get(itemId) ?? 0;
}

/** Items of an order for which an event occurred. */
export async function findItemsWithEvent(
  sql: Queryable,
  orderId: string,
  kind: string,
): Promise<ReadonlySet<string>> {
  return new Set((await selectEventCounts(sql, orderId, kind)).keys());
}

/** Those of some orders for which an event occurred. */
export async function findOrdersWithEvent(
  sql: Queryable,
  orderIds: readonly string[],
  kind: string,
): Promise<ReadonlySet<string>> {
  return orderIds.length === 0 ? new Set() : selectOrdersWithEvent(sql, orderIds, kind);
}

/** Number of events in an order's history. */
export function countAllOrderEvents(sql: Queryable, orderId: string): Promise<number> {
  return selectEventTotal(sql, orderId);
}
