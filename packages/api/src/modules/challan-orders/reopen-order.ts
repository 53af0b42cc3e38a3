import type { Queryable } from '../../db/database.ts';
import type { OrderRow } from './order-row.ts';

/** May a locked, closed order be fulfilled by a payment that was captured late? Only while each of its challans is
 * free and no later order has settled it. `fulfilOrder` takes the challans again; should another order be faster,
 * the database refuses there and the next try hears "no" here. */
export async function canFulfilClosed(
  tx: Queryable,
  { orderId }: Pick<OrderRow, 'orderId'>,
): Promise<boolean> {
  const [row] = await tx<{ isTaken: boolean }[]>`
    select exists (
      select from order_challans mine
      join order_challans other on other.challan_number = mine.challan_number
        and other.order_id <> mine.order_id
      where mine.order_id = ${orderId}
        and (other.is_open or other.settlement in ('paid-at-source', 'receipt-stored', 'cleared'))
    ) as "isTaken"`;
  return row !== undefined && !row.isTaken;
}
