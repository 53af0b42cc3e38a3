import type { Database } from '@pahiya/api/db/database';

/** How many items of paid orders were done, and how many were given back, by kind of order. */
export type ItemCounts = Readonly<Record<string, { readonly done: number; readonly back: number }>>;

type Item = { readonly id: string; readonly isDone: boolean; readonly refunds: number };

/** Every item of a paid order is done or refunded, never both. */
export async function checkItems(sql: Database, faults: string[]): Promise<ItemCounts> {
  const counts: Record<string, { done: number; back: number }> = {};
  for (const [kind, items] of Object.entries(await readItems(sql))) {
    for (const { id, isDone, refunds } of items) {
      if (Number(isDone) + refunds === 1) continue;
      faults.push(`${kind} ${id}: ${isDone ? 'done' : 'not done'}, ${refunds} refunds`);
    }
    counts[kind] = {
      done: items.filter(({ isDone }) => isDone).length,
      back: items.filter(({ refunds }) => refunds > 0).length,
    };
  }
  return counts;
}

/** Items of paid orders by kind. Challans are done once they are booked as passed on. */
async function readItems(sql: Database): Promise<Readonly<Record<string, readonly Item[]>>> {
  const refunds = sql`
    (select count(distinct x.refund_id) from refund_lines x join order_lines l
      on l.order_id = x.order_id and l.position = x.position where l.item_id = i.id) as refunds`;
  return {
    challan: await sql<Item[]>`
      select i.id, exists (select from ledger_transactions where key = 'settlement:' || i.id)
        as "isDone", ${refunds}
      from order_challans i join orders o on o.id = i.order_id where o.payment_state = 'paid'`,
    report: await sql<Item[]>`
      select i.id, i.state = 'ready' as "isDone", ${refunds}
      from service_reports i join orders o on o.id = i.order_id where o.payment_state = 'paid'`,
    recharge: await sql<Item[]>`
      select i.id, i.state = 'done' as "isDone", ${refunds}
      from fastag_recharges i join orders o on o.id = i.order_id where o.payment_state = 'paid'`,
    tag: await sql<Item[]>`
      select i.id, i.state = 'active' as "isDone", ${refunds}
      from tag_issues i join orders o on o.id = i.order_id where o.payment_state = 'paid'`,
    rtoWork: await sql<Item[]>`
      select i.id, i.step = 'done' as "isDone", ${refunds}
      from rto_works i join orders o on o.id = i.order_id where o.payment_state = 'paid'`,
    // A cancelled one was there.
    policy: await sql<Item[]>`
      select i.id, i.policy_number is not null as "isDone", ${refunds}
      from insurance_policies i join orders o on o.id = i.order_id where o.payment_state = 'paid'`,
    // Passed on with the filing; work that is given up afterwards does not return it.
    rtoFee: await sql<Item[]>`
      select i.id, i."isDone", ${refunds}
      from (select w.government_fee_id as id, w.order_id, exists (
        select from ledger_transactions where key = 'settlement:' || w.id) as "isDone"
        from rto_works w) i join orders o on o.id = i.order_id where o.payment_state = 'paid'`,
  };
}
