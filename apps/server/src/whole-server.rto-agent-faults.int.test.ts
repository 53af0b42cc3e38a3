import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderRto } from '../test/kill-test/orders/order-rto.ts';
import type { PayableOrder } from '../test/kill-test/pay-order.ts';
import type { Buyer } from '../test/kill-test/person-calls.ts';
import { finishRto } from '../test/kill-test/rto/finish-rto.ts';
import { createRtoClerk, type RtoClerk } from '../test/kill-test/rto/rto-clerk.ts';
import { cancelWork, fetchRtoOrder, sendDocuments } from '../test/kill-test/rto/rto-owner.ts';
import { signInAtDesk } from '../test/operator-at-desk.ts';
import { openShop, type Shop } from '../test/shop.ts';

let shop: Shop;
let owner: Buyer;
let clerk: RtoClerk;
beforeAll(async () => {
  shop = await openShop();
  const { base, cookie, sandbox } = shop;
  const counts = { ordered: 0, paid: 0, gaveUp: 0 };
  const rtoOrders = new Set<string>();
  owner = { base, sandbox: sandbox.address, mobile: '9876533333', cookie, counts, rtoOrders };
  const { cookie: desk } = await signInAtDesk(base, shop.sql, 'operator');
  clerk = createRtoClerk(base, desk, () => false);
}, 120_000);
afterAll(() => shop?.close());

const faults = [
  ['down', { status: 503 }],
  ['losing its answers', { mode: 'lost-answer' }],
  ['resetting connections', { mode: 'reset' }],
  ['slow', { latencyMs: 700 }],
  ['talking rubbish', { mode: 'malformed' }],
  ['sending ten megabytes', { mode: 'huge' }],
  ['silent', { mode: 'silent' }],
] as const;

test('a partner that is down, slow, silent, resets, malformed, huge or loses its responses: work is filed once, and a withdrawal that came too late is shown', async () => {
  const orders: PayableOrder[] = [];
  for (const _ of faults) orders.push(await paidOrder());
  // The partner starts on this one, and files it while nobody hears of it.
  const late = await paidOrder();
  await handOver(late);
  await expect.poll(() => worksAtPartner(), { timeout: 15_000 }).toBe(1);
  await shop.sandbox.fail('rto-agent', { status: 503 });
  await sleep(500);
  await cancelWork(owner, late.orderId);
  for (const [place, [, fault]] of faults.entries()) {
    const order = orders[place] as PayableOrder;
    await shop.sandbox.fail('rto-agent', fault);
    await handOver(order);
    await sleep(500);
    await shop.hurry('follow-rto-agent');
    const { status, text } = await shop.shopper.lookAt(`/orders/${order.orderId}`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/ {4}at |fault: 503/);
    expect((await fetchRtoOrder(owner, order.orderId)).details.step).not.toMatch(/refund/);
  }
  await shop.sandbox.heal('rto-agent');
  const { faults: broken, ...money } = await shop.settleAndCheck((sql) =>
    finishRto(sql, { buyers: [owner], clerk }),
  );
  process.stdout.write(`rto-agent faults: ${JSON.stringify(money)}\n`);
  expect(broken).toEqual([]);
  expect(money.items.rtoWork).toEqual({ done: faults.length, back: 1 });
  expect((await fetchRtoOrder(owner, late.orderId)).details).toMatchObject({
    step: 'refunded',
    filedAnyway: true,
    applicationNumber: expect.stringMatching(/^DL26/),
  });
}, 180_000);

async function paidOrder(): Promise<PayableOrder> {
  const order = await orderRto(owner, 'done');
  if (order === null) throw new Error('RTO work could not be ordered');
  owner.rtoOrders?.add(order.orderId);
  const checkout = await shop.shopper.payOrder(order);
  await shop.shopper.comeBack(checkout, await shop.shopper.payAtGateway(checkout, 'success'));
  const canUpload = async () => (await fetchRtoOrder(owner, order.orderId)).details.canUpload;
  await expect.poll(canUpload, { timeout: 15_000 }).toBe(true);
  return order;
}

/** The owner sends the documents and the desk accepts them: the work is the partner's. */
async function handOver({ orderId }: PayableOrder): Promise<void> {
  await sendDocuments(owner, orderId);
  await clerk.workOnce();
}

async function worksAtPartner(): Promise<number> {
  const answer = await fetch(`${shop.sandbox.address}/control/rto-agent`);
  return ((await answer.json()) as { works: readonly unknown[] }).works.length;
}
