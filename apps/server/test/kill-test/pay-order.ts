import { randomInt } from 'node:crypto';
import { callUntilAnswered } from './persistent-call.ts';
import { type Buyer, pick, send } from './person-calls.ts';

/** Outcomes of payment attempts in this test, weighted by repetition. Names are the sandbox's. */
const OUTCOMES = [
  'success',
  'success',
  'success',
  'success-browser-closed',
  'success-webhook-never',
  'success-webhook-late',
  'success-webhook-twice',
  'success-webhook-reordered',
  'pending-then-success',
  'pending-then-failure',
  'failure',
  'failure-then-captured',
  'dismissal',
] as const;
type Outcome = (typeof OUTCOMES)[number];

/** An order as its buyer got it. */
export type PayableOrder = { readonly orderId: string; readonly quoteId: string };
type Checkout = {
  readonly fields: Readonly<Record<string, string>>;
};

/** Pays an order of any kind, or fails to. Some retry on the same order, while the first attempt may still be captured;
 * all do where `isStubborn`: a person with many unpaid orders gets no more. */
export async function payOrder(
  buyer: Buyer,
  order: PayableOrder,
  isStubborn = false,
): Promise<void> {
  const isPaid = await payOnce(buyer, order, pick(OUTCOMES));
  if (!isPaid && (isStubborn || randomInt(2) === 0)) await payOnce(buyer, order, 'success');
}

/** Goes to the gateway and may return; true when the gateway captured immediately. */
async function payOnce(buyer: Buyer, order: PayableOrder, outcome: Outcome): Promise<boolean> {
  const { orderId, quoteId } = order;
  const begun = await send<{ checkout: Checkout }>(buyer, '/orders/pay', { orderId, quoteId });
  if (begun === null) {
    buyer.counts.gaveUp += 1;
    return true;
  }
  const { checkout } = begun;
  const answer = await callUntilAnswered(buyer.sandbox, '/control/razorpay/pay', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId: checkout.fields.order_id, outcome }),
  });
  if (answer.status !== 200) return true;
  const play = JSON.parse(answer.text) as { returnFields: Record<string, string> | null };
  if (play.returnFields !== null) await comeBack(buyer, checkout, play.returnFields);
  if (outcome === 'dismissal') await cancel(buyer, checkout);
  const isPaid = outcome.startsWith('success');
  if (isPaid) buyer.counts.paid += 1;
  return isPaid;
}

async function comeBack(buyer: Buyer, { fields }: Checkout, body: Record<string, string>) {
  const { pathname, search: query } = new URL(fields.callback_url ?? '');
  await callUntilAnswered(buyer.base, pathname + query, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    },
    body: new URLSearchParams(body).toString(),
  });
}

async function cancel(buyer: Buyer, { fields }: Checkout): Promise<void> {
  const { pathname, search: query } = new URL(fields.cancel_url ?? '');
  await callUntilAnswered(buyer.base, pathname + query, {});
}
