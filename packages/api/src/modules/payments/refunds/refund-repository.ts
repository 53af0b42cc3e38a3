import type { PaymentMethod } from '@pahiya/domain/payments/ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

/** `awaiting-approval`: above the limit of one operator. `requested`: to be sent. `sent`: accepted by the gateway.
 * `failed`: rejected by the bank several times; an operator decides. */
export type RefundState =
  | 'awaiting-approval'
  | 'declined'
  | 'requested'
  | 'sent'
  | 'processed'
  | 'failed';

/** A refund as stored. */
export type RefundRow = {
  readonly refundId: string;
  readonly orderId: string;
  readonly gatewayPaymentId: string;
  readonly reason: string;
  readonly amount: Paise;
  readonly state: RefundState;
  /** Starts at 1. */
  readonly tries: number;
  readonly gatewayRefundId: string | null;
  readonly bankReference: string | null;
  readonly requestedAt: Date;
  readonly requestedBy: string | null;
  readonly expectedOn: IstDate;
  readonly processedAt: Date | null;
};

const columns = (sql: Queryable) => sql`id as "refundId", order_id as "orderId",
  gateway_payment_id as "gatewayPaymentId", reason, amount_paise as amount, state, tries,
  gateway_refund_id as "gatewayRefundId", bank_reference as "bankReference", requested_at as "requestedAt",
  requested_by as "requestedBy", expected_on as "expectedOn", processed_at as "processedAt"`;

/** A refund by our id. */
export async function findRefund(sql: Queryable, refundId: string): Promise<RefundRow | null> {
  const [row] = await sql<RefundRow[]>`
    select ${columns(sql)} from refunds where id = ${refundId}`;
  return row ?? null;
}

/** A refund by the gateway's refund id. */
export async function findRefundByGatewayId(
  sql: Queryable,
  gatewayRefundId: string,
): Promise<RefundRow | null> {
  const [row] = await sql<RefundRow[]>`
    select ${columns(sql)} from refunds where gateway_refund_id = ${gatewayRefundId}`;
  return row ?? null;
}

/** The refund already requested under a key. */
export async function findRefundByReason(
  sql: Queryable,
  reasonKey: string,
): Promise<RefundRow | null> {
  const [row] = await sql<RefundRow[]>`
    select ${columns(sql)} from refunds where reason_key = ${reasonKey}`;
  return row ?? null;
}

/** The payment to refund from, and how much of it is already refunded or being refunded. */
export type RefundablePayment = {
  readonly orderId: string;
  readonly amount: Paise;
  readonly method: PaymentMethod;
  readonly use: 'fulfilled' | 'surplus' | 'mismatch' | null;
  readonly refunded: Paise;
};

/** Reads a payment with the sum of its refunds, without declined ones. */
export async function findRefundablePayment(
  sql: Queryable,
  gatewayPaymentId: string,
): Promise<RefundablePayment | null> {
  const [row] = await sql<RefundablePayment[]>`
    select p.order_id as "orderId", a.amount_paise as amount, a.method, a.use,
      coalesce((select sum(r.amount_paise) from refunds r
        where r.gateway_payment_id = a.gateway_payment_id and r.state <> 'declined'), 0)::bigint as refunded
    from payment_attempts a join payments p on p.id = a.payment_id
    where a.gateway_payment_id = ${gatewayPaymentId}`;
  return row ?? null;
}

/** The refund of each line of an order that is in one, by the line's position. */
export async function selectRefundedLines(
  sql: Queryable,
  orderId: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = await sql<{ position: number; refundId: string }[]>`
    select position, refund_id as "refundId" from refund_lines where order_id = ${orderId}`;
  return new Map(rows.map(({ position, refundId }) => [position, refundId]));
}

/** Lines of some orders that are in refunds, with the state of each refund. */
export async function selectLinesInRefunds(sql: Queryable, orderIds: readonly string[]) {
  return sql<{ orderId: string; position: number; refundId: string; state: RefundState }[]>`
    select l.order_id as "orderId", l.position, l.refund_id as "refundId", r.state
    from refund_lines l join refunds r on r.id = l.refund_id
    where l.order_id = any(${orderIds}::uuid[])`;
}

/** Stores a refund. */
export async function insertRefund(
  tx: Queryable,
  refund: Pick<
    RefundRow,
    'refundId' | 'orderId' | 'gatewayPaymentId' | 'reason' | 'amount' | 'requestedBy' | 'expectedOn'
  > & {
    readonly reasonKey: string;
    readonly state: 'awaiting-approval' | 'requested';
    readonly at: Date;
  },
): Promise<void> {
  await tx`
    insert into refunds (id, order_id, gateway_payment_id, reason_key, reason, amount_paise, state,
      requested_at, requested_by, expected_on)
    values (${refund.refundId}, ${refund.orderId}, ${refund.gatewayPaymentId},
      ${refund.reasonKey}, ${refund.reason}, ${refund.amount}, ${refund.state}, ${refund.at},
      ${refund.requestedBy}, ${refund.expectedOn}::date)`;
}

/** Stores which lines a refund returns. */
export async function insertRefundLines(
  tx: Queryable,
  {
    refundId,
    orderId,
    positions,
  }: {
    readonly refundId: string;
    readonly orderId: string;
    readonly positions: readonly number[];
  },
): Promise<void> {
  await tx`
    insert into refund_lines (order_id, position, refund_id)
    select ${orderId}, position, ${refundId} from unnest(${positions}::smallint[]) as position`;
}

/** Saves the approval of a refund. */
export async function updateApproved(
  tx: Queryable,
  refundId: string,
  { approvedBy, expectedOn }: { readonly approvedBy: string; readonly expectedOn: IstDate },
): Promise<void> {
  await tx`
    update refunds set state = 'requested', approved_by = ${approvedBy},
      expected_on = ${expectedOn}::date
    where id = ${refundId}`;
}

/** Saves that a refund was declined, by an operator or because its item was done after all: its lines and its key are free for another one. */
export async function updateDeclined(
  tx: Queryable,
  refundId: string,
  declinedBy: string | null,
): Promise<void> {
  await tx`delete from refund_lines where refund_id = ${refundId}`;
  await tx`
    update refunds set state = 'declined', approved_by = ${declinedBy},
      reason_key = reason_key || ':declined:' || id
    where id = ${refundId}`;
}

/** Prepares a failed refund for resending, under a new receipt. */
export async function updateResent(tx: Queryable, refundId: string): Promise<void> {
  await tx`
    update refunds set state = 'requested', gateway_refund_id = null, tries = tries + 1
    where id = ${refundId}`;
}

/** Saves that the gateway accepted a refund. */
export async function updateSent(
  tx: Queryable,
  refundId: string,
  gatewayRefundId: string,
): Promise<void> {
  await tx`
    update refunds set state = 'sent', gateway_refund_id = ${gatewayRefundId}
    where id = ${refundId}`;
}

/** Saves that the bank processed a refund. */
export async function updateProcessed(
  tx: Queryable,
  refundId: string,
  {
    gatewayRefundId,
    bankReference,
    at,
  }: { readonly gatewayRefundId: string; readonly bankReference: string | null; readonly at: Date },
): Promise<void> {
  await tx`
    update refunds set state = 'processed', gateway_refund_id = ${gatewayRefundId},
      bank_reference = ${bankReference}, processed_at = ${at}
    where id = ${refundId}`;
}

/** Saves the bank's reference of a processed refund. */
export async function updateBankReference(
  tx: Queryable,
  refundId: string,
  bankReference: string,
): Promise<void> {
  await tx`update refunds set bank_reference = ${bankReference} where id = ${refundId}`;
}

/** Saves that the bank rejected a refund for good. */
export async function updateFailed(tx: Queryable, refundId: string): Promise<void> {
  await tx`update refunds set state = 'failed' where id = ${refundId}`;
}

/** A refund with its payment's method. */
export type ShownRefund = Pick<
  RefundRow,
  'refundId' | 'orderId' | 'amount' | 'state' | 'reason' | 'requestedAt' | 'requestedBy'
> &
  Pick<RefundRow, 'expectedOn' | 'processedAt' | 'bankReference'> & {
    readonly method: PaymentMethod;
    readonly approvedBy: string | null;
  };

const shown = (sql: Queryable) => sql`
  select r.id as "refundId", r.order_id as "orderId", r.amount_paise as amount, r.state, r.reason,
    a.method, r.requested_at as "requestedAt", r.requested_by as "requestedBy",
    r.approved_by as "approvedBy", r.expected_on as "expectedOn",
    r.processed_at as "processedAt", r.bank_reference as "bankReference"
  from refunds r join payment_attempts a on a.gateway_payment_id = r.gateway_payment_id`;

/** Refunds of an order, oldest first. */
export async function selectRefundsOf(
  sql: Queryable,
  orderId: string,
): Promise<readonly ShownRefund[]> {
  return sql<ShownRefund[]>`
    ${shown(sql)} where r.order_id = ${orderId} order by r.requested_at, r.id`;
}

/** Refunds of all orders in some states, oldest first. */
export async function selectRefundsIn(
  sql: Queryable,
  states: readonly RefundState[],
): Promise<readonly ShownRefund[]> {
  return sql<ShownRefund[]>`
    ${shown(sql)} where r.state = any(${states}) order by r.requested_at, r.id`;
}

/** How many refunds the bank has confirmed since a moment, after how many days (median), and which share by the day
 * that was named. */
export async function selectRefundTimes(
  sql: Queryable,
  since: Date,
): Promise<{
  readonly count: number;
  readonly medianDays: number | null;
  readonly inTime: number | null;
}> {
  const [row] = await sql<{ count: number; medianDays: number | null; inTime: number | null }[]>`
    select count(*)::integer as count,
      percentile_cont(0.5) within group (
        order by extract(epoch from processed_at - requested_at) / 86400)::float8 as "medianDays",
      avg(((processed_at at time zone 'Asia/Kolkata')::date <= expected_on)::integer)::float8
        as "inTime"
    from refunds where state = 'processed' and processed_at >= ${since}`;
  return row ?? { count: 0, medianDays: null, inTime: null };
}

/** How many refunds are in each state. */
export async function countRefundsByState(
  sql: Queryable,
): Promise<readonly { readonly state: string; readonly count: number }[]> {
  return sql<{ state: string; count: number }[]>`select state, count(*) from refunds group by 1`;
}
