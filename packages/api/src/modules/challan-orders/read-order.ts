import type { PaymentMethod } from '@pahiya/domain/payments/ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../db/database.ts';
import { type DocumentRow, findDocuments } from './documents/document-repository.ts';
import { findOrderEvents, type OrderEventRow } from './order-events.ts';
import { findOrderChallans } from './order-repository.ts';
import type { OrderChallanRow, OrderRow } from './order-row.ts';

/** A payment attempt as shown to the payer. */
export type AttemptRow = {
  readonly status: string;
  readonly method: PaymentMethod;
  readonly errorReason: string | null;
  readonly createdAt: Date;
  /** When the gateway last reported a new state. */
  readonly changedAt: Date;
  readonly use: 'fulfilled' | 'surplus' | 'mismatch' | null;
};

/** A refund as stored, with the payment method. */
export type RefundRow = {
  readonly refundId: string;
  readonly amount: Paise;
  readonly state: 'awaiting-approval' | 'requested' | 'sent' | 'processed' | 'failed';
  readonly reason: string;
  readonly challanNumbers: readonly string[];
  readonly method: PaymentMethod;
  readonly requestedAt: Date;
  readonly expectedOn: IstDate;
  readonly processedAt: Date | null;
  readonly bankReference: string | null;
};

/** An order with its challans, events, payments and refunds. */
export type WholeOrder = {
  readonly order: OrderRow;
  readonly challans: readonly OrderChallanRow[];
  readonly documents: readonly DocumentRow[];
  readonly events: readonly OrderEventRow[];
  readonly attempts: readonly AttemptRow[];
  readonly refunds: readonly RefundRow[];
};

/** Reads the data of an order. */
export async function readWholeOrder(sql: Queryable, order: OrderRow): Promise<WholeOrder> {
  const { orderId } = order;
  const [challans, documents, events, attempts, refunds] = await Promise.all([
    findOrderChallans(sql, orderId),
    findDocuments(sql, orderId),
    findOrderEvents(sql, orderId),
    findAttempts(sql, orderId),
    findRefunds(sql, orderId),
  ]);
  return { order, challans, documents, events, attempts, refunds };
}

/** Payment attempts of an order, oldest first. */
export async function findAttempts(
  sql: Queryable,
  orderId: string,
): Promise<readonly AttemptRow[]> {
  return sql<AttemptRow[]>`
    select a.status, a.method, a.error_reason as "errorReason", a.created_at as "createdAt",
      a.changed_at as "changedAt", a.use
    from payments p join payment_attempts a on a.payment_id = p.id
    where p.order_id = ${orderId} order by a.created_at, a.gateway_payment_id`;
}

/** Refunds of an order, oldest first, without declined ones. */
async function findRefunds(sql: Queryable, orderId: string): Promise<readonly RefundRow[]> {
  return sql<RefundRow[]>`
    select r.id as "refundId", r.amount_paise as amount, r.state, r.reason, a.method,
      r.requested_at as "requestedAt", r.expected_on as "expectedOn",
      r.processed_at as "processedAt", r.bank_reference as "bankReference",
      array(select c.challan_number from refund_challans rc
        join order_challans c on c.id = rc.order_challan_id
        where rc.refund_id = r.id order by c.challan_number) as "challanNumbers"
    from refunds r join payment_attempts a on a.gateway_payment_id = r.gateway_payment_id
    where r.order_id = ${orderId} and r.state <> 'declined' order by r.requested_at, r.id`;
}
