import { randomInt } from 'node:crypto';
import { orderChallans } from './orders/order-challans.ts';
import { orderRecharge } from './orders/order-recharge.ts';
import { orderReport } from './orders/order-report.ts';
import { orderTag } from './orders/order-tag.ts';
import { type PayableOrder, payOrder } from './pay-order.ts';
import { type Buyer, pick } from './person-calls.ts';

/** What people order, one of each kind. Null: there was nothing to order, or it was refused. */
const purchases: readonly [Purchase, ...Purchase[]] = [
  orderChallans,
  orderReport,
  orderRecharge,
  orderTag,
];
type Purchase = (buyer: Buyer) => Promise<PayableOrder | null>;

/** Orders something and pays or fails to, as a browser would: every call over HTTP, each retried until answered. A
 * refused person leaves. */
export async function buyOnce(buyer: Buyer): Promise<void> {
  // Half of all orders are challans: they have most steps.
  const order = await (randomInt(2) === 0 ? orderChallans : pick(purchases))(buyer);
  if (order === null) {
    buyer.counts.gaveUp += 1;
    return;
  }
  buyer.counts.ordered += 1;
  await payOrder(buyer, order);
}
