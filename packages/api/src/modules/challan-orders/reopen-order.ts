import type { Queryable } from '../../db/database.ts';
import type { OrderRow } from './order-row.ts';

/** May a late payment fulfil a locked, closed order? Only while each of its challans is free and no later order has
 * settled it. `fulfilOrder` takes them again; if another order takes one in between, the unique index rejects it there
 * and this returns false on the next attempt. */
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
