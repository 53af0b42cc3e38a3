import type { OrderEvent } from '@pahiya/contracts/challans/order-schema';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../db/database.ts';

/** An event to add to an order's history. */
export type NewOrderEvent = {
  readonly orderId: string;
  readonly kind: OrderEvent['kind'];
  readonly at: Date;
  readonly orderChallanId?: string;
  readonly receiptNumber?: string;
  readonly amount?: Paise;
  /** The operator who caused it. */
  readonly operatorId?: string;
};

/** Adds an event to an order's history. */
export async function addOrderEvent(tx: Queryable, event: NewOrderEvent): Promise<void> {
  await tx`
    insert into order_events
      (order_id, order_challan_id, kind, at, receipt_number, amount_paise, operator_id)
    values (${event.orderId}, ${event.orderChallanId ?? null}, ${event.kind}, ${event.at},
      ${event.receiptNumber ?? null}, ${event.amount ?? null}, ${event.operatorId ?? null})`;
}

/** An event as stored. */
export type OrderEventRow = {
  readonly kind: OrderEvent['kind'];
  readonly at: Date;
  readonly challanNumber: string | null;
  readonly receiptNumber: string | null;
  readonly amount: Paise | null;
};

/** An order's history, oldest first. */
export async function findOrderEvents(
  sql: Queryable,
  orderId: string,
): Promise<readonly OrderEventRow[]> {
  return sql<OrderEventRow[]>`
    select e.kind, e.at, c.challan_number as "challanNumber",
      e.receipt_number as "receiptNumber", e.amount_paise as amount
    from order_events e left join order_challans c on c.id = e.order_challan_id
    where e.order_id = ${orderId} order by e.id`;
}

/** How often an event occurred for a challan of an order. */
export async function countOrderEvents(
  sql: Queryable,
  orderChallanId: string,
  kind: OrderEvent['kind'],
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from order_events e
    join order_challans c on c.order_id = e.order_id and c.id = e.order_challan_id
    where c.id = ${orderChallanId} and e.kind = ${kind}`;
  return row?.count ?? 0;
}

/** Number of events in an order's history. */
export async function countAllOrderEvents(sql: Queryable, orderId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from order_events where order_id = ${orderId}`;
  return row?.count ?? 0;
}
