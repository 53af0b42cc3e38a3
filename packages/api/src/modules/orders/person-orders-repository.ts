import type { Queryable } from '../../db/database.ts';
import type { OrderRow } from '../../order-row.ts';

/** A row of a person's orders. */
export type ListedOrder = Pick<
  OrderRow,
  | ('orderId' | 'publicId' | 'kind' | 'vehicleNumber' | 'createdAt')
  | ('activeStep' | 'paymentState' | 'total')
> & { readonly itemCount: number };

/** A person's orders of all kinds, or of one, newest first. A page is a range scan of `orders_user` or
 * `orders_user_kind`, so its cost depends neither on depth nor on other orders. */
export async function selectOrdersOf(
  sql: Queryable,
  { userId, kind }: { readonly userId: string; readonly kind?: string | undefined },
  {
    after,
    limit,
  }: {
    readonly after: { readonly createdAt: Date; readonly orderId: string } | null;
    readonly limit: number;
  },
): Promise<readonly ListedOrder[]> {
  // Inlined: with a limit as parameter the planner replans the query on every call.
  const most = sql.unsafe(String(Math.trunc(limit)));
  return sql<ListedOrder[]>`
    select id as "orderId", public_id as "publicId", kind, vehicle_number as "vehicleNumber",
      created_at as "createdAt", active_step as "activeStep", payment_state as "paymentState",
      total_paise as total, item_count as "itemCount"
    from orders where user_id = ${userId}
      ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
      ${after === null ? sql`` : sql`and (created_at, id) < (${after.createdAt}, ${after.orderId}::uuid)`}
    order by created_at desc, id desc limit ${most}`;
}

/** All orders of a person, oldest first. */
export async function selectAllOrdersOf(sql: Queryable, userId: string) {
  return sql<
    {
      orderId: string;
      kind: string;
      publicId: string;
      vehicleNumber: string;
      createdAt: Date;
      activeStep: string;
      paidAt: Date | null;
      totalPaise: number;
      rating: number | null;
      remark: string | null;
    }[]
  >`
    select id as "orderId", kind, public_id as "publicId", vehicle_number as "vehicleNumber",
      created_at as "createdAt", active_step as "activeStep", paid_at as "paidAt",
      total_paise as "totalPaise", rating, remark
    from orders where user_id = ${userId} order by created_at, id`;
}

/** Ids and kinds of a person's orders, locked in the order of their ids. */
export async function selectOrderIdsLocked(tx: Queryable, userId: string) {
  return tx<{ orderId: string; kind: string }[]>`
    select id as "orderId", kind from orders where user_id = ${userId} order by id for update`;
}

/** Removes the person from their orders. */
export async function updateOwnerGone(tx: Queryable, userId: string): Promise<void> {
  await tx`update orders set user_id = null, remark = null where user_id = ${userId}`;
}

/** Deletes unpaid orders with their lines and events. */
export async function deleteOrders(tx: Queryable, orderIds: readonly string[]): Promise<void> {
  await tx`delete from order_events where order_id = any(${orderIds}::uuid[])`;
  await tx`delete from order_lines where order_id = any(${orderIds}::uuid[])`;
  await tx`delete from orders where id = any(${orderIds}::uuid[])`;
}
