import type { FindOpenOrders } from '../../../open-orders.ts';
import { findOrders } from '../../orders/find-order.ts';
import { findPaymentsUnderWay } from '../../payments/payments-of-orders.ts';
import { selectHeld } from '../store/order-challan-repository.ts';

/** Open orders by challan number. Most challans are in none, which takes one query. */
export const findOpenOrders: FindOpenOrders = async (sql, challanNumbers, now) => {
  const held = challanNumbers.length === 0 ? [] : await selectHeld(sql, challanNumbers);
  const orders = await findOrders(sql, [...new Set(held.map(({ orderId }) => orderId))]);
  const expired = [...orders.values()].filter(
    ({ paymentState, holdsUntil }) =>
      (paymentState === 'open' || paymentState === 'attempted') && holdsUntil <= now,
  );
  const expiredIds = expired.map(({ orderId }) => orderId);
  const underWay = await findPaymentsUnderWay(sql, expiredIds);
  const yielding = new Set(expiredIds.filter((orderId) => !underWay.has(orderId)));
  return new Map(
    held.map(({ challanNumber, orderId, isPaid }) => [
      challanNumber,
      {
        orderId,
        userId: orders.get(orderId)?.userId ?? null,
        isPaid,
        isYielding: yielding.has(orderId),
      },
    ]),
  );
};
