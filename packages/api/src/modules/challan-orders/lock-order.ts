import type { Queryable } from '../../db/database.ts';
import { orderColumns } from './order-repository.ts';
import type { OrderRow } from './order-row.ts';

/** Locks an order until the transaction ends: the first statement of every change of its payment or step. Null if it
 * does not exist. */
export async function lockOrder(tx: Queryable, orderId: string): Promise<OrderRow | null> {
  const [row] = await tx<OrderRow[]>`
    select ${orderColumns(tx)} from orders where id = ${orderId} for no key update`;
  return row ?? null;
}
