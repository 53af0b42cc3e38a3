import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../db/database.ts';

/** An event to add to an order's history. */
export type NewOrderEvent = {
  readonly orderId: string;
  /** One of the order's own, or of its kind's. */
  readonly kind: string;
  readonly at: Date;
  /** The item that it is about. */
  readonly itemId?: string;
  readonly receiptNumber?: string;
  readonly amount?: Paise;
  /** The operator who caused it. */
  readonly operatorId?: string;
};

/** An event as stored. */
export type OrderEventRow = {
  readonly kind: string;
  readonly at: Date;
  readonly itemId: string | null;
  readonly receiptNumber: string | null;
  readonly amount: Paise | null;
  readonly operatorId: string | null;
};

/** Adds an event to an order's history. */
export async function insertEvent(tx: Queryable, event: NewOrderEvent): Promise<void> {
  await tx`
    insert into order_events
      (order_id, item_id, kind, at, receipt_number, amount_paise, operator_id)
    values (${event.orderId}, ${event.itemId ?? null}, ${event.kind}, ${event.at},
      ${event.receiptNumber ?? null}, ${event.amount ?? null}, ${event.operatorId ?? null})`;
}

/** An order's history, oldest first. */
export async function selectEvents(
  sql: Queryable,
  orderId: string,
): Promise<readonly OrderEventRow[]> {
  return sql<OrderEventRow[]>`
    select kind, at, item_id as "itemId", receipt_number as "receiptNumber",
      amount_paise as amount, operator_id as "operatorId"
    from order_events where order_id = ${orderId} order by id`;
}

/** How often each item of an order had an event. */
export async function selectEventCounts(
  sql: Queryable,
  orderId: string,
  kind: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ itemId: string; count: number }[]>`
    select item_id as "itemId", count(*) as count from order_events
    where order_id = ${orderId} and kind = ${kind} and item_id is not null group by item_id`;
  return new Map(rows.map(({ itemId, count }) => [itemId, count]));
}

/** Those of some orders that had an event. */
export async function selectOrdersWithEvent(
  sql: Queryable,
  orderIds: readonly string[],
  kind: string,
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ orderId: string }[]>`
    select distinct order_id as "orderId" from order_events
    where order_id = any(${orderIds}::uuid[]) and kind = ${kind}`;
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Number of events in an order's history. */
export async function selectEventTotal(sql: Queryable, orderId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from order_events where order_id = ${orderId}`;
  return row?.count ?? 0;
}
