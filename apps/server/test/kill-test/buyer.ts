import { randomInt } from 'node:crypto';
import { orderChallans } from './orders/order-challans.ts';
import { cancelSome, orderPolicy } from './orders/order-policy.ts';
import { orderRecharge } from './orders/order-recharge.ts';
import { orderReport } from './orders/order-report.ts';
import { orderRto } from './orders/order-rto.ts';
import { orderTag } from './orders/order-tag.ts';
import { type PayableOrder, payOrder } from './pay-order.ts';
import { type Buyer, pick } from './person-calls.ts';
import { cancelWork, sendDocuments } from './rto/rto-owner.ts';

const policyPurchase: Purchase = { order: orderPolicy, afterwards: cancelSome };

/** What people order, one of each kind that needs nobody at the desk. */
const purchases: readonly [Purchase, ...Purchase[]] = [
  { order: orderChallans },
  { order: orderReport },
  { order: orderRecharge },
  { order: orderTag },
  policyPurchase,
];
const rtoWork: Purchase = { order: (buyer) => orderRto(buyer), afterwards: followRto };
type Purchase = {
  /** Null: there was nothing to order, or it was refused. */
  readonly order: (buyer: Buyer) => Promise<PayableOrder | null>;
  /** What is left to do after the payment, or the attempt. */
  readonly afterwards?: (buyer: Buyer, order: PayableOrder) => Promise<void>;
};

/** Orders something and pays or fails to, as a browser would: every call over HTTP, each retried until answered. A
 * refused person leaves. `only`: nothing but policies. */
export async function buyOnce(buyer: Buyer, only: 'policies' | null = null): Promise<void> {
  // Four in ten orders are challans: they have most steps.
  const isRto = buyer.rtoOrders !== undefined && randomInt(5) === 0;
  const other = randomInt(4) === 0 ? purchases[0] : pick(purchases);
  const purchase = isRto ? rtoWork : other;
  const { order: place, afterwards } = only === 'policies' ? policyPurchase : purchase;
  const order = await place(buyer);
  if (order === null) {
    buyer.counts.gaveUp += 1;
    return;
  }
  buyer.counts.ordered += 1;
  await payOrder(buyer, order, only !== null);
  await afterwards?.(buyer, order);
}

/** Sends the documents, and cancels one order in six while the partner may be filing it. */
async function followRto(buyer: Buyer, { orderId }: PayableOrder): Promise<void> {
  buyer.rtoOrders?.add(orderId);
  await sendDocuments(buyer, orderId);
  if (randomInt(6) === 0) await cancelWork(buyer, orderId);
}
