import type { DeskRefund } from '@pahiya/contracts/operators/desk-schema';
import type { Queryable } from '../../../db/database.ts';
import { colleague } from './desk-order-repository.ts';

type Row = Omit<DeskRefund, 'requestedAt' | 'processedAt'> & {
  readonly requestedAt: Date;
  readonly processedAt: Date | null;
};

/** Refunds of an order, oldest first. */
export async function findDeskRefunds(
  sql: Queryable,
  orderId: string,
): Promise<readonly DeskRefund[]> {
  const rows = await sql<Row[]>`
    ${refundsWhole(sql)} where r.order_id = ${orderId} order by r.requested_at, r.id`;
  return rows.map(toDeskRefund);
}

/** Refunds awaiting an operator, oldest first: to be approved, rejected by the bank, or declined while their challans
 * are still unpaid. */
export async function findWaitingRefunds(
  sql: Queryable,
  count: number,
): Promise<readonly DeskRefund[]> {
  const rows = await sql<Row[]>`
    ${refundsWhole(sql)}
    where r.state in ('awaiting-approval', 'failed')
      or (r.state = 'declined' and exists (
        select from order_challans c where c.order_id = r.order_id and c.settlement = 'refunding'
          and not exists (select from refund_challans rc where rc.order_challan_id = c.id)))
    order by r.requested_at, r.id limit ${count}`;
  return rows.map(toDeskRefund);
}

function refundsWhole(sql: Queryable) {
  return sql`
    select r.id as "refundId", r.order_id as "orderId", o.public_id as "publicId",
      r.amount_paise as amount, r.state, r.reason, a.method,
      r.requested_at as "requestedAt", r.expected_on as "expectedOn",
      r.processed_at as "processedAt", r.bank_reference as "bankReference",
      ${colleague(sql, 'q')} as "requestedBy", ${colleague(sql, 'p')} as "decidedBy",
      array(select c.challan_number from refund_challans rc
        join order_challans c on c.id = rc.order_challan_id
        where rc.refund_id = r.id order by c.challan_number) as "challanNumbers"
    from refunds r join orders o on o.id = r.order_id
      join payment_attempts a on a.gateway_payment_id = r.gateway_payment_id
      left join operators q on q.id = r.requested_by
      left join operators p on p.id = r.approved_by`;
}

function toDeskRefund({ requestedAt, processedAt, ...row }: Row): DeskRefund {
  return {
    ...row,
    requestedAt: requestedAt.toISOString(),
    processedAt: processedAt?.toISOString() ?? null,
  };
}
