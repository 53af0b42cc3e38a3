import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';
import type { DeskWork } from '../../desk-work.ts';
import { findOrders } from '../orders/find-order.ts';

/** An item of an order that has no other, with what its kind knows of the work on it. */
export type WaitingItem = Pick<DeskWork, 'itemId' | 'name' | 'state'> & {
  readonly orderId: string;
  readonly dueOn: IstDate;
};

/** Work of the desk on items, each the only one of its paid order. */
export async function workOfItems(
  sql: Queryable,
  items: readonly WaitingItem[],
): Promise<readonly DeskWork[]> {
  const orders = await findOrders(
    sql,
    items.map(({ orderId }) => orderId),
  );
  return items.map((item) => {
    const order = orders.get(item.orderId);
    if (order === undefined || order.paidAt === null) {
      throw new Error('an item that waits for the desk is of a paid order');
    }
    return {
      ...item,
      kind: order.kind,
      type: order.kind,
      route: 'desk',
      isExpress: false,
      amount: order.total,
      publicId: order.publicId,
      vehicleNumber: order.vehicleNumber,
      paidAt: order.paidAt,
    };
  });
}
