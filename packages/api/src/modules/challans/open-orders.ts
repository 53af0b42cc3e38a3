import type { Queryable } from '../../db/database.ts';

/** An order that has a challan now. `isPaid`: we or the authority have its money. `isYielding`: unpaid, its hold has
 * expired and no payment is in progress, so anyone else may order the challan. */
export type OpenOrder = {
  readonly orderId: string;
  readonly userId: string;
  readonly isPaid: boolean;
  readonly isYielding: boolean;
};

/** Open orders by challan number. */
export async function findOpenOrders(
  sql: Queryable,
  challanNumbers: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, OpenOrder>> {
  if (challanNumbers.length === 0) return new Map();
  const rows = await sql<(OpenOrder & { challanNumber: string })[]>`
    select c.challan_number as "challanNumber", orders.id as "orderId", user_id as "userId",
      c.settlement <> 'awaiting-payment' as "isPaid", ${isYielding(sql, now)} as "isYielding"
    from order_challans c join orders on orders.id = c.order_id
    where c.is_open and c.challan_number = any(${challanNumbers})`;
  return new Map(rows.map(({ challanNumber, ...order }) => [challanNumber, order]));
}

/** SQL: may another person order the challans of a row of `orders`? */
export function isYielding(sql: Queryable, now: Date) {
  return sql`(payment_state in ('open', 'attempted') and holds_until <= ${now} and not exists (
    select from payments p join payment_attempts a on a.payment_id = p.id
    where p.order_id = orders.id and a.status in ('created', 'authorized')))`;
}

/** Orders that block a challan for a viewer: all except yielding ones of others. */
export function holdingFor(
  openOrders: ReadonlyMap<string, OpenOrder>,
  viewerId: string | null,
): ReadonlyMap<string, OpenOrder> {
  return new Map(
    [...openOrders].filter(([, order]) => !order.isYielding || order.userId === viewerId),
  );
}
