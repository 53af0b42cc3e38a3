import type { Queryable } from '../../../db/database.ts';
import { findOrders } from '../../orders/find-order.ts';
import { selectReceiptedOrders, selectSettlementTimes } from './receipt-time-repository.ts';

/** From payment to the authority's receipt, by kind of challan, for receipts since a moment. */
export async function settlementTimes(sql: Queryable, since: Date) {
  const orders = await findOrders(sql, await selectReceiptedOrders(sql, since));
  const paid = [...orders.values()].flatMap(({ orderId, paidAt }) =>
    paidAt === null ? [] : [{ orderId, paidAt }],
  );
  return paid.length === 0 ? [] : selectSettlementTimes(sql, paid, since);
}
