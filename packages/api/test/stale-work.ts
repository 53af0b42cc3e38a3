import type { Database } from '../src/db/database.ts';

/** Rows of the queue that differ from what the tables of challans say, and rows that are missing or too many. */
export async function staleWork(sql: Database): Promise<readonly unknown[]> {
  return sql`
    with expected as (
      select c.id as item_id, c.order_id, o.kind, c.kind as type, c.challan_number as name,
        c.settlement as state,
        case when c.route = 'desk' or c.settlement in ('documents-review', 'assigned')
          then 'desk' else 'partner' end as route,
        t.settlement_type = 'EXPRESS' as is_express, c.fine_paise as amount_paise,
        c.promised_on as due_on, o.public_id, o.vehicle_number, o.paid_at, c.assigned_to
      from order_challans c join orders o on o.id = c.order_id
        join challan_orders t on t.order_id = c.order_id
      where c.promised_on is not null and c.settlement in
        ('documents-review', 'queued', 'assigned', 'submitted', 'paid-at-source')
    )
    (select 'missing' as fault, * from expected except select 'missing', * from desk_work)
    union all
    (select 'stale' as fault, * from desk_work except select 'stale', * from expected)`;
}
