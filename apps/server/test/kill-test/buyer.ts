import { randomInt, randomUUID } from 'node:crypto';
import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import type { ChallanOrder, CheckoutData } from '@pahiya/contracts/challans/order-schema';
import type { Answer } from '../ask.ts';
import { callUntilAnswered } from './persistent-call.ts';

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

/** Counts of a person's acts. */
export type BuyerCounts = { ordered: number; paid: number; gaveUp: number };

/** A signed-in person with the addresses of server and sandbox. */
export type Buyer = {
  readonly base: string;
  readonly sandbox: string;
  /** `Cookie` header of the session. */
  readonly cookie: string;
  readonly counts: BuyerCounts;
};

type Order = Pick<ChallanOrder, 'orderId' | 'quoteId'>;
type Checkout = { readonly fields: Readonly<Record<string, string>> };

/** Searches, orders, and pays or fails to, as a browser would: every call over HTTP, each retried until answered. A
 * refused person leaves. */
export async function buyOnce(buyer: Buyer): Promise<void> {
  const found = await search(buyer);
  const numbers = payable(found).slice(0, 1 + randomInt(2));
  if (numbers.length === 0) return;
  const order = await orderChallans(buyer, found.discoveryId, numbers);
  if (order === null) return giveUp(buyer);
  buyer.counts.ordered += 1;
  const outcome = pick(OUTCOMES);
  const isPaid = await pay(buyer, order, outcome);
  // Some retry on the same order, while the first attempt may still be captured.
  if (!isPaid && randomInt(2) === 0) await pay(buyer, order, 'success');
}

async function search(buyer: Buyer): Promise<Discovery> {
  const vehicleNumber = `DL${randomInt(1, 9)}CA${letter()}${ending()}`;
  let found = await post<Discovery>(buyer, '/challan/init', { vehicleNumber });
  for (const source of ['national', 'virtual-court', 'state-police']) {
    const path = `/challan/details?discoveryId=${found.discoveryId}&source=${source}`;
    found = await read<Discovery>(buyer, path);
  }
  return found;
}

function payable({ discoveryData }: Discovery): string[] {
  const pending = discoveryData.tabsData.find(({ tabId }) => tabId === 'PENDING');
  return (pending?.tabSection ?? [])
    .filter(({ payability, kind }) => payability.payable && kind === 'e-challan')
    .map(({ challanNumber }) => challanNumber);
}

async function orderChallans(
  buyer: Buyer,
  discoveryId: string,
  challanNumbers: readonly string[],
): Promise<Order | null> {
  const cart = { discoveryId, challanNumbers };
  const quote = await post<{ checkoutData: CheckoutData }>(buyer, '/challan-pay/quote', cart);
  const { standard, express } = quote.checkoutData.finalAmount;
  const isExpress = randomInt(3) === 0;
  const answer = await send(buyer, '/challan-pay/order/create', {
    ...cart,
    settlementType: isExpress ? 'EXPRESS' : 'STANDARD',
    expectedTotal: (isExpress ? express : standard).totalAmount,
  });
  return answer === null ? null : (answer as { order: Order }).order;
}

/** Goes to the gateway and may return; true when the gateway captured immediately. */
async function pay(buyer: Buyer, order: Order, outcome: Outcome): Promise<boolean> {
  const { orderId, quoteId } = order;
  const stage = { stage: 'CHALLAN_PAYMENT_IN_PROGRESS', orderId, quoteId };
  const begun = await send(buyer, '/challan-pay/update/stage', stage);
  const checkout = (begun as { checkout: Checkout | null } | null)?.checkout ?? null;
  if (checkout === null) {
    giveUp(buyer);
    return true;
  }
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

function giveUp({ counts }: Buyer): void {
  counts.gaveUp += 1;
}

/** A call with its own idempotency key, retried until answered; null when it is refused. When the server was killed
 * during it, its key is "in progress" for a while: a person then clicks again, with another key. */
async function send(buyer: Buyer, path: string, body: object): Promise<unknown> {
  let answer = await sendOnce(buyer, path, body);
  if (answer.text.includes('request/idempotency-in-progress')) {
    answer = await sendOnce(buyer, path, body);
  }
  return answer.status < 300 ? (JSON.parse(answer.text) as { data: unknown }).data : null;
}

function sendOnce(buyer: Buyer, path: string, body: object): Promise<Answer> {
  return callUntilAnswered(buyer.base, `/api/v1/web${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
      cookie: buyer.cookie,
    },
    body: JSON.stringify(body),
  });
}

async function post<Data>(buyer: Buyer, path: string, body: object): Promise<Data> {
  const answer = await sendOnce(buyer, path, body);
  if (answer.status >= 300) throw new Error(`${path} was refused: ${answer.text}`);
  return (JSON.parse(answer.text) as { data: Data }).data;
}

async function read<Data>(buyer: Buyer, path: string): Promise<Data> {
  const headers = { cookie: buyer.cookie };
  const answer = await callUntilAnswered(buyer.base, `/api/v1/web${path}`, { headers });
  if (answer.status >= 300) throw new Error(`${path} was refused: ${answer.text}`);
  return (JSON.parse(answer.text) as { data: Data }).data;
}

/** Mostly settled; for some the partner reports another amount, a court, or a refusal: they are refunded. */
function ending(): string {
  const refused = ['0011', '0012', '0013'] as const;
  return randomInt(5) === 0 ? pick(refused) : String(randomInt(1_000, 9_999));
}

function letter(): string {
  // No I and no O: they look like digits, and plates do without them.
  return 'ABCDEFGHJKLMNPQRSTUVWXYZ'.charAt(randomInt(24));
}

function pick<Item>(items: readonly [Item, ...Item[]]): Item {
  return items[randomInt(items.length)] ?? items[0];
}
