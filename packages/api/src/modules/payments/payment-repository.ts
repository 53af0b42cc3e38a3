import type { GatewayPayment } from '@pahiya/domain/payments/ports';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../db/database.ts';

/** One order at the gateway. */
export type PaymentRow = {
  readonly paymentId: string;
  readonly orderId: string;
  readonly receipt: string;
  /** Null until the gateway has assigned it. */
  readonly gatewayOrderId: string | null;
  readonly amount: Paise;
  readonly createdAt: Date;
  /** When a person was last redirected to the gateway with it. */
  readonly startedAt: Date | null;
  /** No longer polled. */
  readonly isDone: boolean;
};

const columns = (sql: Queryable) => sql`id as "paymentId", order_id as "orderId", receipt,
  gateway_order_id as "gatewayOrderId", amount_paise as amount, created_at as "createdAt",
  started_at as "startedAt", is_done as "isDone"`;

/** A payment by our id. */
export async function findPayment(sql: Queryable, paymentId: string): Promise<PaymentRow | null> {
  const [row] = await sql<PaymentRow[]>`
    select ${columns(sql)} from payments where id = ${paymentId}`;
  return row ?? null;
}

/** A payment by the gateway's order id; null if the order is not ours. */
export async function findPaymentByGatewayOrder(
  sql: Queryable,
  gatewayOrderId: string,
): Promise<PaymentRow | null> {
  const [row] = await sql<PaymentRow[]>`
    select ${columns(sql)} from payments where gateway_order_id = ${gatewayOrderId}`;
  return row ?? null;
}

/** Every gateway order created for one of our orders, oldest first. */
export async function findPaymentsOfOrder(
  sql: Queryable,
  orderId: string,
): Promise<readonly PaymentRow[]> {
  return sql<PaymentRow[]>`
    select ${columns(sql)} from payments where order_id = ${orderId} order by created_at, id`;
}

/** The order's reusable payment: same amount and not closed. */
export async function findReusablePayment(
  sql: Queryable,
  { orderId, amount, gateway }: { orderId: string; amount: Paise; gateway: string },
): Promise<PaymentRow | null> {
  const [row] = await sql<PaymentRow[]>`
    select ${columns(sql)} from payments
    where order_id = ${orderId} and amount_paise = ${amount} and gateway = ${gateway} and not is_done
    order by created_at desc limit 1`;
  return row ?? null;
}

/** Outcome of an attempt. `fulfilled`: it pays its order. All others are refunded in full. */
export type AttemptUse = 'fulfilled' | 'surplus' | 'mismatch';

/** An attempt in its last known state. */
export type AttemptRow = {
  readonly gatewayPaymentId: string;
  readonly paymentId: string;
  readonly status: GatewayPayment['status'];
  readonly use: AttemptUse | null;
};

/** All attempts of an order, across its gateway orders. */
export async function findAttempts(
  sql: Queryable,
  orderId: string,
): Promise<readonly AttemptRow[]> {
  return sql<AttemptRow[]>`
    select a.gateway_payment_id as "gatewayPaymentId", a.payment_id as "paymentId", a.status, a.use
    from payment_attempts a join payments p on p.id = a.payment_id where p.order_id = ${orderId}
    order by a.created_at, a.gateway_payment_id`;
}

/** Has an attempt of this payment fulfilled its order? */
export async function isFulfilled(sql: Queryable, paymentId: string): Promise<boolean> {
  const [row] = await sql`
    select from payment_attempts where payment_id = ${paymentId} and use = 'fulfilled'`;
  return row !== undefined;
}

/** Saves the gateway's state of an attempt; the caller checks `isNews` first. */
export async function saveAttempt(
  tx: Queryable,
  paymentId: string,
  told: GatewayPayment,
  { use, at }: { use: AttemptUse | null; at: Date },
): Promise<void> {
  await tx`
    insert into payment_attempts (gateway_payment_id, payment_id, status, amount_paise, currency,
      method, error_reason, created_at, changed_at, use)
    values (${told.gatewayPaymentId}, ${paymentId}, ${told.status}, ${told.amount}, ${told.currency},
      ${told.method}, ${told.errorReason}, ${new Date(told.createdAt)}, ${at}, ${use})
    on conflict (gateway_payment_id) do update set status = excluded.status,
      amount_paise = excluded.amount_paise, currency = excluded.currency, method = excluded.method,
      error_reason = excluded.error_reason, changed_at = excluded.changed_at,
      use = coalesce(payment_attempts.use, excluded.use)`;
}
