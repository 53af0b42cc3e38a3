import type { Queryable } from '../../db/database.ts';
import { orderColumns } from './order-repository.ts';
import type { OrderRow } from './order-row.ts';

/** Locks an order until the transaction ends: the first step of whatever moves its money or state. Null when there is
 * no such order. */
export async function lockOrder(tx: Queryable, orderId: string): Promise<OrderRow | null> {
  const [row] = await tx<OrderRow[]>`
    select ${orderColumns(tx)} from orders where id = ${orderId} for no key update`;
  return row ?? null;
}
