import type { SettlingChallan } from '@pahiya/domain/challans/settlement';
import type { Queryable } from '../../db/database.ts';
import { findOrderChallans, orderColumns } from './order-repository.ts';
import type { OrderRow } from './order-row.ts';

/** Locks an order until the transaction ends: the first step of whatever moves its money or state. Null when there is
 * no such order. */
export async function lockOrder(tx: Queryable, orderId: string): Promise<OrderRow | null> {
  const [row] = await tx<OrderRow[]>`
    select ${orderColumns(tx)} from orders where id = ${orderId} for no key update`;
  return row ?? null;
}

/** Locks an order and reads how its challans stand. Throws when there is none: for callers that hold its id. */
export async function findLockedOrder(
  tx: Queryable,
  orderId: string,
): Promise<OrderRow & { readonly challans: readonly SettlingChallan[] }> {
  const order = await lockOrder(tx, orderId);
  if (order === null) throw new Error('no such order');
  const challans = await findOrderChallans(tx, orderId);
  return {
    ...order,
    challans: challans.map(({ kind, settlement }) => ({ kind, state: settlement })),
  };
}
