import type { Transaction } from '../../../db/database.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { closeOrder } from '../../orders/close-order.ts';
import { minutesAfter } from '../../orders/place-order.ts';
import { firstPlaced, lockExpiredHolds } from '../../orders/unpaid-orders.ts';
import { findPaymentsUnderWay } from '../../payments/payments-of-orders.ts';
import { selectOrdersByNumber } from '../store/order-challan-repository.ts';
import type { Cart } from './cart.ts';

/** The account and cart of an order to be created. */
export type OrderClaim = {
  readonly userId: string;
  readonly vehicleNumber: OrderRow['vehicleNumber'];
  readonly cart: Cart;
};

/** Closes unpaid orders of others with a challan of the cart, an expired hold and no payment in progress. Returns when
 * the hold of the new order ends: some minutes after the account's first unpaid order of a challan within 24 hours.
 * Ordering it again does not extend the hold. */
export async function takeHold(
  tx: Transaction,
  services: Services,
  { userId, cart }: OrderClaim,
): Promise<Date> {
  const at = services.now();
  const numbers = cart.items.map(({ challanNumber }) => challanNumber);
  const orders = await selectOrdersByNumber(tx, numbers);
  const open = orders.filter(({ isOpen }) => isOpen).map(({ orderId }) => orderId);
  const expired = await lockExpiredHolds(tx, open, { userId, now: at });
  const underWay = await findPaymentsUnderWay(
    tx,
    expired.map(({ orderId }) => orderId),
  );
  for (const order of expired) {
    if (!underWay.has(order.orderId)) await closeOrder(tx, services, order);
  }
  const since = minutesAfter(at, -24 * 60);
  const ids = orders.map(({ orderId }) => orderId);
  const first = await firstPlaced(tx, ids, { userId, since });
  return minutesAfter(first ?? at, services.settings.orders.holdMinutes);
}
