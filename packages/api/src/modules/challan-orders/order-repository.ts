import type { ActiveStep } from '@pahiya/domain/challans/active-step';
import type { Queryable } from '../../db/database.ts';
import type { OrderChallanRow, OrderRow } from './order-row.ts';

/** Finds an order regardless of owner. */
export async function findOrder(sql: Queryable, orderId: string): Promise<OrderRow | null> {
  const [row] = await sql<
    OrderRow[]
  >`select ${orderColumns(sql)} from orders where id = ${orderId}`;
  return row ?? null;
}

/** Finds a person's own order; null for another person's. */
export async function findOwnOrder(
  sql: Queryable,
  orderId: string,
  userId: string,
): Promise<OrderRow | null> {
  const order = await findOrder(sql, orderId);
  return order?.userId === userId ? order : null;
}

/** Challans of an order, sorted as in its cart. */
export async function findOrderChallans(
  sql: Queryable,
  orderId: string,
): Promise<readonly OrderChallanRow[]> {
  return sql<OrderChallanRow[]>`
    select ${orderChallanColumns(sql)} from order_challans
    where order_id = ${orderId} order by kind desc, challan_number`;
}

/** One challan of an order by our id. */
export async function findOrderChallan(
  sql: Queryable,
  orderChallanId: string,
): Promise<OrderChallanRow | null> {
  const [row] = await sql<OrderChallanRow[]>`
    select ${orderChallanColumns(sql)} from order_challans where id = ${orderChallanId}`;
  return row ?? null;
}

/** Saves an order's step. The caller has checked the table of moves. */
export async function saveStep(
  tx: Queryable,
  orderId: string,
  activeStep: ActiveStep,
  at: Date,
): Promise<void> {
  await tx`
    update orders set active_step = ${activeStep}, changed_at = ${at} where id = ${orderId}`;
}

/** Columns of an `OrderRow`. */
export function orderColumns(sql: Queryable) {
  return sql`id as "orderId", public_id as "publicId", user_id as "userId",
    vehicle_number as "vehicleNumber", settlement_type as "settlementType",
    active_step as "activeStep", payment_state as "paymentState", quote_id as "quoteId", quote,
    quote_valid_until as "quoteValidUntil", total_paise as total, source_key as "sourceKey",
    is_sandbox as "isSandbox", created_at as "createdAt", changed_at as "changedAt",
    paid_at as "paidAt", document_number as "documentNumber", closes_at as "closesAt", holds_until as "holdsUntil", rating, remark, rated_at as "ratedAt"`;
}

/** Columns of an `OrderChallanRow`. */
export function orderChallanColumns(sql: Queryable) {
  return sql`id as "orderChallanId", order_id as "orderId", challan_number as "challanNumber",
    kind, challan, fine_paise as fine, settlement, settlement_changed_at as "settlementChangedAt",
    promised_on as "promisedOn", route, assigned_to as "assignedTo",
    receipt_number as "receiptNumber", receipt_paid_at as "receiptPaidAt",
    cleared_at as "clearedAt", is_late_told as "isLateTold", is_open as "isOpen",
    exists (select from authority_receipts r where r.order_challan_id = order_challans.id)
      as "hasReceiptFile"`;
}
