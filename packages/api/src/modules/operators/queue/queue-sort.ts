import type { QueueSort } from '@pahiya/contracts/operators/queue-states';
import type { Queryable } from '../../../db/database.ts';

/** The sort key of each column as text in binary order: one cursor serves all of them. Aliases: `c` challan, `o` order,
 * `p` operator. The queue contains only open work, so its rows are sorted in memory. */
export function sortKey(sql: Queryable, sort: QueueSort) {
  const keys = {
    due: sql`c.promised_on::text || case o.settlement_type when 'EXPRESS' then '0' else '1' end`,
    order: sql`o.public_id`,
    kind: sql`c.kind || o.settlement_type`,
    vehicle: sql`o.vehicle_number`,
    step: sql`c.settlement`,
    amount: sql`lpad(c.fine_paise::text, 15, '0')`,
    assigned: sql`coalesce(p.display_name, '')`,
    // Earliest paid first when descending.
    age: sql`lpad((4102444800 - extract(epoch from o.paid_at)::bigint)::text, 12, '0')`,
  } as const;
  return sql`(${keys[sort]}) collate "C"`;
}
