import type { SettlementState } from '@pahiya/domain/challans/settlement';
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
  readonly fines: Paise;
  readonly fees: Paise;
  readonly gst: Paise;
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
  gateway_payment_id as "gatewayPaymentId", reason, amount_paise as amount, fines_paise as fines,
  fees_paise as fees, gst_paise as gst, state, tries, gateway_refund_id as "gatewayRefundId",
  bank_reference as "bankReference", requested_at as "requestedAt",
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

/** Challan numbers of an order by our id, and whether each is already in a refund. */
export async function findRefundableChallans(sql: Queryable, orderId: string) {
  return sql<{ orderChallanId: string; challanNumber: string; isRefunded: boolean }[]>`
    select c.id as "orderChallanId", c.challan_number as "challanNumber",
      exists (select 1 from refund_challans r where r.order_challan_id = c.id) as "isRefunded"
    from order_challans c where c.order_id = ${orderId}`;
}

/** Challans that a refund covers. */
export async function findChallansOfRefund(sql: Queryable, refundId: string) {
  return sql<{ orderChallanId: string; settlement: SettlementState }[]>`
    select c.id as "orderChallanId", c.settlement from refund_challans r
    join order_challans c on c.id = r.order_challan_id
    where r.refund_id = ${refundId} order by c.challan_number`;
}
