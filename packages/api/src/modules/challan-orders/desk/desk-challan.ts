import type { Queryable } from '../../../db/database.ts';
import { findItemsInRefund } from '../../payments/payments-of-orders.ts';
import { findOrderChallans } from '../store/order-challan-repository.ts';
import type { OrderChallanRow } from '../store/order-row.ts';

/** A challan at the desk. */
export type DeskChallanRow = OrderChallanRow & {
  /** A refund of it is requested, sent or credited. */
  readonly hasRefund: boolean;
};

/** Challans of an order, sorted as in its cart. */
export async function findDeskChallans(
  sql: Queryable,
  orderId: string,
): Promise<readonly DeskChallanRow[]> {
  const rows = await findOrderChallans(sql, orderId);
  const inRefund = await findItemsInRefund(sql, orderId);
  return rows.map((row) => ({ ...row, hasRefund: inRefund.has(row.orderChallanId) }));
}
