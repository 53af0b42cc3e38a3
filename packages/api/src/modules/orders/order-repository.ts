import type { OrderLine } from '@pahiya/domain/orders/order-line';
import type { Queryable } from '../../db/database.ts';
import type { OrderRow } from '../../order-row.ts';
import { lineRows } from './order-line-repository.ts';

const columns = (sql: Queryable) => sql`id as "orderId", public_id as "publicId", kind,
  user_id as "userId", vehicle_number as "vehicleNumber", active_step as "activeStep",
  payment_state as "paymentState", quote_id as "quoteId", quote_valid_until as "quoteValidUntil",
  total_paise as total, source_key as "sourceKey", is_sandbox as "isSandbox",
  created_at as "createdAt", changed_at as "changedAt", paid_at as "paidAt",
  document_number as "documentNumber", closes_at as "closesAt", holds_until as "holdsUntil",
  rating`;

/** Finds an order regardless of owner. */
export async function selectOrder(sql: Queryable, orderId: string): Promise<OrderRow | null> {
  const [row] = await sql<OrderRow[]>`select ${columns(sql)} from orders where id = ${orderId}`;
  return row ?? null;
}

/** Some orders by id. */
export async function selectOrders(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<readonly OrderRow[]> {
  return sql<OrderRow[]>`select ${columns(sql)} from orders where id = any(${orderIds}::uuid[])`;
}

/** What the desk may look orders up by. */
export type OrderSearch =
  | { readonly by: 'public-id' | 'vehicle' | 'owner'; readonly value: string }
  | { readonly by: 'ids'; readonly value: readonly string[] };

/** Orders found by a search, newest first. */
export async function selectFound(
  sql: Queryable,
  { by, value }: OrderSearch,
  limit: number,
): Promise<readonly OrderRow[]> {
  const conditions = {
    'public-id': sql`public_id = ${value}`,
    vehicle: sql`vehicle_number = ${value}`,
    owner: sql`user_id = ${value}`,
    ids: sql`id = any(${value}::uuid[])`,
  };
  return sql<OrderRow[]>`
    select ${columns(sql)} from orders where ${conditions[by]}
    order by created_at desc, id desc limit ${limit}`;
}

/** Finds an order and locks its row. */
export async function selectOrderLocked(tx: Queryable, orderId: string): Promise<OrderRow | null> {
  const [row] = await tx<OrderRow[]>`
    select ${columns(tx)} from orders where id = ${orderId} for no key update`;
  return row ?? null;
}

/** Unpaid orders of a person, oldest first, locked. */
export async function selectUnpaidLocked(
  tx: Queryable,
  userId: string,
  kind: string,
): Promise<readonly OrderRow[]> {
  return tx<OrderRow[]>`
    select ${columns(tx)} from orders
    where user_id = ${userId} and kind = ${kind} and payment_state in ('open', 'attempted')
    order by created_at, id for no key update`;
}

/** Those of some orders that are unpaid, belong to others and have no hold any more, locked. Skips orders that are
 * locked: waiting for a lock while its owner waits for ours would be a deadlock. */
export async function selectExpiredHoldsLocked(
  tx: Queryable,
  orderIds: readonly string[],
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<readonly OrderRow[]> {
  return tx<OrderRow[]>`
    select ${columns(tx)} from orders
    where id = any(${orderIds}::uuid[]) and user_id <> ${userId}
      and payment_state in ('open', 'attempted') and holds_until <= ${now}
    for no key update skip locked`;
}

/** When a person placed the first of some orders since an instant, of those that were never paid. */
export async function selectFirstUnpaid(
  sql: Queryable,
  orderIds: readonly string[],
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<Date | null> {
  const [row] = await sql<{ first: Date | null }[]>`
    select min(created_at) as first from orders
    where id = any(${orderIds}::uuid[]) and user_id = ${userId} and paid_at is null
      and created_at > ${since}`;
  return row?.first ?? null;
}

/** Stores an unpaid order with its lines and its first event. One statement: this runs for every person who pays,
 * sixteen at a time. */
export async function insertOrder(
  tx: Queryable,
  order: Pick<
    OrderRow,
    | ('orderId' | 'publicId' | 'kind' | 'vehicleNumber' | 'activeStep' | 'quoteId')
    | (
        | 'quoteValidUntil'
        | 'total'
        | 'sourceKey'
        | 'isSandbox'
        | 'createdAt'
        | 'closesAt'
        | 'holdsUntil'
      )
  > & {
    readonly userId: string;
    readonly itemCount: number;
    readonly lines: readonly OrderLine[];
  },
): Promise<void> {
  const { orderId, createdAt: at } = order;
  await tx`
    with made as (
      insert into orders (id, public_id, kind, user_id, vehicle_number, active_step, payment_state,
        quote_id, quote_valid_until, total_paise, item_count, source_key, is_sandbox, created_at,
        changed_at, closes_at, holds_until)
      values (${orderId}, ${order.publicId}, ${order.kind}, ${order.userId},
        ${order.vehicleNumber}, ${order.activeStep}, 'open', ${order.quoteId},
        ${order.quoteValidUntil}, ${order.total}, ${order.itemCount}, ${order.sourceKey},
        ${order.isSandbox}, ${at}, ${at}, ${order.closesAt}, ${order.holdsUntil})
    ), priced as (
      insert into order_lines ${tx(lineRows(orderId, order.lines))}
    )
    insert into order_events (order_id, kind, at, amount_paise)
    values (${orderId}, 'ordered', ${at}, ${order.total})`;
}

/** Which of some orders are unpaid. */
export async function selectUnpaidIds(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ id: string }[]>`
    select id from orders
    where id = any(${orderIds}::uuid[]) and payment_state in ('open', 'attempted')`;
  return new Set(rows.map(({ id }) => id));
}

/** Other orders of an order's owner, of its kind and for its vehicle, that were paid since it was placed. */
export async function selectPaidSince(
  tx: Queryable,
  { orderId, kind, userId, vehicleNumber, createdAt }: OrderRow,
): Promise<readonly string[]> {
  const rows = await tx<{ orderId: string }[]>`
    select id as "orderId" from orders
    where user_id = ${userId} and kind = ${kind} and vehicle_number = ${vehicleNumber}
      and id <> ${orderId} and paid_at >= ${createdAt}`;
  return rows.map((row) => row.orderId);
}
