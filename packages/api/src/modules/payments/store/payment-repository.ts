import type { GatewayPayment, PaymentMethod } from '@pahiya/domain/payments/ports';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

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

/** Stores a payment of an order, not yet known to the gateway. Its receipt is our id. */
export async function insertPayment(
  tx: Queryable,
  payment: {
    readonly paymentId: string;
    readonly orderId: string;
    readonly gateway: string;
    readonly amount: Paise;
    readonly at: Date;
  },
): Promise<PaymentRow> {
  const { paymentId, orderId, gateway, amount, at } = payment;
  const [row] = await tx<PaymentRow[]>`
    insert into payments (id, order_id, receipt, gateway, amount_paise, created_at)
    values (${paymentId}, ${orderId}, ${paymentId}, ${gateway}, ${amount}, ${at})
    returning ${columns(tx)}`;
  if (row === undefined) throw new Error('an insert can be read back');
  return row;
}

/** Saves the gateway's order id, unless there is one, and that a person is sent to it. Returns the one that is kept. */
export async function updateStarted(
  tx: Queryable,
  paymentId: string,
  { gatewayOrderId, at }: { readonly gatewayOrderId: string; readonly at: Date },
): Promise<string | null> {
  const [row] = await tx<{ kept: string }[]>`
    update payments set gateway_order_id = coalesce(gateway_order_id, ${gatewayOrderId}),
      started_at = ${at}
    where id = ${paymentId} returning gateway_order_id as kept`;
  return row?.kept ?? null;
}

/** Stops polling a payment. */
export async function updateDone(sql: Queryable, paymentId: string): Promise<void> {
  await sql`update payments set is_done = true where id = ${paymentId}`;
}

/** A payment attempt as shown to the payer. */
export type ShownAttempt = {
  readonly gatewayPaymentId: string;
  readonly amount: Paise;
  readonly status: string;
  readonly method: PaymentMethod;
  readonly errorReason: string | null;
  readonly createdAt: Date;
  /** When the gateway last reported a new state. */
  readonly changedAt: Date;
  readonly use: AttemptUse | null;
};

/** Attempts of an order as shown to the payer, oldest first. */
export async function selectShownAttempts(
  sql: Queryable,
  orderId: string,
): Promise<readonly ShownAttempt[]> {
  return sql<ShownAttempt[]>`
    select a.gateway_payment_id as "gatewayPaymentId", a.amount_paise as amount, a.status,
      a.method, a.error_reason as "errorReason", a.created_at as "createdAt",
      a.changed_at as "changedAt", a.use
    from payments p join payment_attempts a on a.payment_id = p.id
    where p.order_id = ${orderId} order by a.created_at, a.gateway_payment_id`;
}

/** Status of the last attempt of each of some orders. */
export async function selectLastAttempts(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<{ orderId: string; status: string }[]>`
    select distinct on (p.order_id) p.order_id as "orderId", a.status
    from payments p join payment_attempts a on a.payment_id = p.id
    where p.order_id = any(${orderIds}::uuid[])
    order by p.order_id, a.created_at desc`;
  return new Map(rows.map(({ orderId, status }) => [orderId, status]));
}

/** Those of some orders that have an attempt in progress. */
export async function selectUnderWay(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ orderId: string }[]>`
    select distinct p.order_id as "orderId"
    from payments p join payment_attempts a on a.payment_id = p.id
    where p.order_id = any(${orderIds}::uuid[]) and a.status in ('created', 'authorized')`;
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Those of some orders that were ever sent to the gateway. */
export async function selectWithPayment(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ orderId: string }[]>`
    select distinct order_id as "orderId" from payments where order_id = any(${orderIds}::uuid[])`;
  return new Set(rows.map(({ orderId }) => orderId));
}

/** The payment that fulfilled an order; null for an unpaid one. */
export async function selectPaidWith(sql: Queryable, orderId: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select a.gateway_payment_id as id from payments p
    join payment_attempts a on a.payment_id = p.id
    where p.order_id = ${orderId} and a.use = 'fulfilled'`;
  return row?.id ?? null;
}

/** Statuses of attempts by the gateway's ids. */
export async function selectStatuses(
  sql: Queryable,
  gatewayPaymentIds: readonly string[],
): Promise<ReadonlyMap<string, GatewayPayment['status']>> {
  const rows = await sql<Pick<AttemptRow, 'gatewayPaymentId' | 'status'>[]>`
    select gateway_payment_id as "gatewayPaymentId", status from payment_attempts
    where gateway_payment_id = any(${gatewayPaymentIds}::text[])`;
  return new Map(rows.map(({ gatewayPaymentId, status }) => [gatewayPaymentId, status]));
}

/** Ids of payments that are polled. */
export async function selectOpenPayments(sql: Queryable): Promise<readonly string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from payments where not is_done and gateway_order_id is not null order by id`;
  return rows.map(({ id }) => id);
}

/** Orders of one of the gateway's ids: of an order, a payment or a refund. */
export async function selectOrdersByGatewayId(
  sql: Queryable,
  gatewayId: string,
): Promise<readonly string[]> {
  const rows = await sql<{ orderId: string }[]>`
    select p.order_id as "orderId" from payments p where p.gateway_order_id = ${gatewayId}
    union select p.order_id from payment_attempts a join payments p on p.id = a.payment_id
      where a.gateway_payment_id = ${gatewayId}
    union select r.order_id from refunds r where r.gateway_refund_id = ${gatewayId}`;
  return rows.map(({ orderId }) => orderId);
}

/** How many payments are not done. */
export async function countOpenPayments(sql: Queryable): Promise<number> {
  const [row] = await sql<{ open: number }[]>`
    select count(*) as open from payments where not is_done`;
  return row?.open ?? 0;
}
