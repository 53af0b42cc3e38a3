import type { Queryable } from '../../db/database.ts';

/** An order that holds a challan now. `isPaid`: its money is with us or with the authority. */
export type OpenOrder = {
  readonly orderId: string;
  readonly userId: string;
  readonly isPaid: boolean;
};

/** By challan number, the order that holds it against every other. */
export async function findOpenOrders(
  sql: Queryable,
  challanNumbers: readonly string[],
): Promise<ReadonlyMap<string, OpenOrder>> {
  if (challanNumbers.length === 0) return new Map();
  const rows = await sql<(OpenOrder & { challanNumber: string })[]>`
    select c.challan_number as "challanNumber", o.id as "orderId", o.user_id as "userId",
      c.settlement <> 'awaiting-payment' as "isPaid"
    from order_challans c join orders o on o.id = c.order_id
    where c.is_open and c.challan_number = any(${challanNumbers})`;
  return new Map(rows.map(({ challanNumber, ...order }) => [challanNumber, order]));
}
