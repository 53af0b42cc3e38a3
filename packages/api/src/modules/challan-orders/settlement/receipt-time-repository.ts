import type { Queryable } from '../../../db/database.ts';

/** Orders with a receipt of an authority since a moment. */
export async function selectReceiptedOrders(
  sql: Queryable,
  since: Date,
): Promise<readonly string[]> {
  const rows = await sql<{ orderId: string }[]>`
    select distinct order_id as "orderId" from order_challans where receipt_paid_at >= ${since}`;
  return rows.map(({ orderId }) => orderId);
}

/** Settled challans of these orders by kind: how many, days from payment to receipt (median), and the share in time. */
export async function selectSettlementTimes(
  sql: Queryable,
  paid: readonly { readonly orderId: string; readonly paidAt: Date }[],
  since: Date,
) {
  return sql<{ kind: string; count: number; medianDays: number | null; inTime: number | null }[]>`
    select c.kind, count(*)::integer as count,
      percentile_cont(0.5) within group (
        order by greatest(extract(epoch from c.receipt_paid_at - paid.at), 0) / 86400)::float8
        as "medianDays",
      avg(((c.receipt_paid_at at time zone 'Asia/Kolkata')::date <= c.promised_on)::integer)::float8
        as "inTime"
    from order_challans c
    join unnest(${paid.map(({ orderId }) => orderId)}::uuid[],
      ${paid.map(({ paidAt }) => paidAt.toISOString())}::timestamptz[]) as paid (order_id, at)
      on paid.order_id = c.order_id
    where c.receipt_paid_at >= ${since} and c.promised_on is not null
    group by c.kind`;
}
