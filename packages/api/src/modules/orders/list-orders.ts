import type { Queryable } from '../../db/database.ts';
import { type ListedOrder, selectOrdersOf } from './person-orders-repository.ts';

export type { ListedOrder };

/** A page of a person's orders. */
export type OrderPage = {
  readonly orders: readonly ListedOrder[];
  readonly nextCursor: string | null;
};

/** A person's orders of all kinds, or of one, newest first. `cursor`: from an earlier page; its form is validated by the contract. */
export async function listOrdersOf(
  sql: Queryable,
  owner: { readonly userId: string; readonly kind?: string | undefined },
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<OrderPage> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await selectOrdersOf(sql, owner, { after, limit: limit + 1 });
  const orders = rows.slice(0, limit);
  const last = orders.at(-1);
  return {
    orders,
    nextCursor: rows.length > limit && last !== undefined ? writeCursor(last) : null,
  };
}

function writeCursor({ createdAt, orderId }: ListedOrder): string {
  return `${createdAt.getTime()}_${orderId}`;
}

function readCursor(cursor: string): { createdAt: Date; orderId: string } {
  const [ms = '', orderId = ''] = cursor.split('_', 2);
  return { createdAt: new Date(Number(ms)), orderId };
}
