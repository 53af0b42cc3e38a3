import type { OrderEvent } from '@pahiya/contracts/challans/order-schema';
import type { Colleague } from '@pahiya/contracts/operators/desk-schema';
import type { PaymentMethod } from '@pahiya/domain/payments/ports';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';
import type { OrderChallanRow, OrderRow } from '../../challan-orders/order-row.ts';

/** An order with the owner's mobile. */
export type DeskOrderRow = Pick<
  OrderRow,
  | 'orderId'
  | 'publicId'
  | 'vehicleNumber'
  | 'settlementType'
  | 'activeStep'
  | 'paymentState'
  | 'total'
  | 'isSandbox'
  | 'createdAt'
  | 'paidAt'
> & { readonly mobile: string | null };

/** Finds an order regardless of owner. */
export async function findDeskOrder(sql: Queryable, orderId: string): Promise<DeskOrderRow | null> {
  const [row] = await sql<DeskOrderRow[]>`
    select o.id as "orderId", o.public_id as "publicId", o.vehicle_number as "vehicleNumber",
      o.settlement_type as "settlementType", o.active_step as "activeStep",
      o.payment_state as "paymentState", o.total_paise as total, o.is_sandbox as "isSandbox",
      o.created_at as "createdAt", o.paid_at as "paidAt", u.mobile
    from orders o left join users u on u.id = o.user_id where o.id = ${orderId}`;
  return row ?? null;
}

/** A challan at the desk. */
export type DeskChallanRow = Omit<
  OrderChallanRow,
  'assignedTo' | 'isOpen' | 'isLateTold' | 'hasReceiptFile'
> & {
  readonly total: Paise;
  readonly assignedTo: Colleague | null;
  /** A refund of it is requested, sent or credited. */
  readonly hasRefund: boolean;
  /** Who entered the authority's receipt, where its file is stored. */
  readonly receiptBy: Colleague | null;
};

/** Challans of an order, sorted as in its cart. */
export async function findDeskChallans(
  sql: Queryable,
  orderId: string,
): Promise<readonly DeskChallanRow[]> {
  return sql<DeskChallanRow[]>`
    select c.id as "orderChallanId", c.order_id as "orderId", c.challan_number as "challanNumber",
      c.kind, c.challan, c.fine_paise as fine, c.total_paise as total, c.settlement,
      c.settlement_changed_at as "settlementChangedAt", c.promised_on as "promisedOn", c.route,
      ${colleague(sql, 'p')} as "assignedTo", c.receipt_number as "receiptNumber",
      c.receipt_paid_at as "receiptPaidAt", c.cleared_at as "clearedAt",
      exists (select from refund_challans r where r.order_challan_id = c.id) as "hasRefund",
      ${colleague(sql, 'b')} as "receiptBy"
    from order_challans c left join operators p on p.id = c.assigned_to
      left join authority_receipts a on a.order_challan_id = c.id
      left join operators b on b.id = a.uploaded_by
    where c.order_id = ${orderId} order by c.kind desc, c.challan_number`;
}

/** Documents of an order, oldest first. */
export async function findDeskDocuments(sql: Queryable, orderId: string) {
  return sql<
    {
      documentId: string;
      orderChallanId: string;
      kind: string;
      contentType: string;
      state: 'stored' | 'accepted' | 'rejected';
      reason: string | null;
      uploadedAt: Date;
      reviewedBy: Colleague | null;
      erasedAt: Date | null;
    }[]
  >`
    select d.id as "documentId", d.order_challan_id as "orderChallanId", d.kind,
      d.content_type as "contentType", d.state, d.reason, d.uploaded_at as "uploadedAt",
      ${colleague(sql, 'p')} as "reviewedBy", d.erased_at as "erasedAt"
    from order_documents d left join operators p on p.id = d.reviewed_by
    where d.order_id = ${orderId} order by d.uploaded_at, d.id`;
}

/** Payment attempts of an order, oldest first. */
export async function findDeskAttempts(sql: Queryable, orderId: string) {
  return sql<
    {
      gatewayPaymentId: string;
      status: string;
      method: PaymentMethod;
      amount: Paise;
      use: 'fulfilled' | 'surplus' | 'mismatch' | null;
      at: Date;
    }[]
  >`
    select a.gateway_payment_id as "gatewayPaymentId", a.status, a.method,
      a.amount_paise as amount, a.use, a.created_at as at
    from payments p join payment_attempts a on a.payment_id = p.id
    where p.order_id = ${orderId} order by a.created_at, a.gateway_payment_id`;
}

/** An order's events with the operator of each. */
export async function findDeskEvents(sql: Queryable, orderId: string) {
  return sql<(Omit<OrderEvent, 'at'> & { at: Date; by: Colleague | null })[]>`
    select e.kind, e.at, c.challan_number as "challanNumber",
      e.receipt_number as "receiptNumber", e.amount_paise as amount, ${colleague(sql, 'p')} as by
    from order_events e left join order_challans c on c.id = e.order_challan_id
      left join operators p on p.id = e.operator_id
    where e.order_id = ${orderId} order by e.id`;
}

/** Audit trail of an order, newest first. */
export async function findActs(sql: Queryable, orderId: string, count: number) {
  return sql<
    {
      at: Date;
      by: Colleague | null;
      act: string;
      subject: string | null;
      outcome: string;
      note: string | null;
    }[]
  >`
    select a.at, ${colleague(sql, 'p')} as by, a.act, a.subject, a.outcome, a.note
    from operator_acts a left join operators p on p.id = a.operator_id
    where a.order_id = ${orderId} order by a.id desc limit ${count}`;
}

/** A joined operator as a `Colleague`; null without one. */
export function colleague(sql: Queryable, alias: string) {
  return sql`case when ${sql(alias)}.id is null then null else jsonb_build_object(
    'operatorId', ${sql(alias)}.id, 'displayName', ${sql(alias)}.display_name) end`;
}
