import { setTimeout as sleep } from 'node:timers/promises';
import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../test/shop.ts';
import { checkoutOf } from '../test/shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop?.close());

const faults = [
  ['down', { status: 503 }],
  ['losing its answers', { mode: 'lost-answer' }],
  ['resetting connections', { mode: 'reset' }],
  ['talking rubbish', { mode: 'malformed' }],
  ['silent', { mode: 'silent' }],
  ['slow', { latencyMs: 1_000 }],
] as const;

test('a partner that is down, slow, silent, resets, malformed or loses its responses: every challan is settled or refunded, none is submitted twice', async () => {
  const orders: ChallanOrder[] = [];
  for (const [, fault] of faults) {
    await shop.sandbox.fail('settlement-partner', fault);
    // One that is settled, and one that the authority refuses.
    for (const ending of [undefined, '0013']) orders.push(await pay(ending));
    await sleep(2_000);
    for (const order of orders) {
      const { status, text } = await shop.shopper.lookAt(`/orders/${order.orderId}`);
      expect(status).toBe(200);
      expect(text).not.toMatch(/ {4}at |fault: 503/);
    }
  }
  // Down again, since some calls succeed when it is only slow; the next tries are brought forward.
  await shop.sandbox.fail('settlement-partner', { status: 503 });
  await expect
    .poll(
      async () => {
        await shop.hurry('settle-challan');
        await shop.hurry('follow-settlement');
        return shop.isBreakerOpen('settlement-partner');
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBe(true);
  const waiting = await Promise.all(orders.map((order) => shop.shopper.orderNow(order)));
  for (const { payment, refunds } of waiting)
    expect([payment.state, refunds]).toEqual(['paid', []]);
  await shop.sandbox.heal('settlement-partner');
  const { faults: broken, ...money } = await shop.settleAndCheck();
  process.stdout.write(`partner faults: ${JSON.stringify(money)}\n`);
  expect(broken).toEqual([]);
  expect(money).toMatchObject({
    captured: orders.length,
    fulfilled: orders.length,
    items: { challan: { done: faults.length, back: faults.length } },
    submissions: orders.length,
  });
  expect(await shop.isBreakerOpen('settlement-partner')).toBe(false);
  const [settled, refused] = await Promise.all(
    orders.slice(0, 2).map((order) => shop.shopper.orderNow(order)),
  );
  expect(settled?.challans.map(({ receiptNumber }) => receiptNumber)).toEqual([expect.any(String)]);
  expect(refused?.refunds.map(({ state, amount }) => [state, amount])).toEqual([
    ['processed', refused?.total],
  ]);
}, 300_000);

async function pay(ending?: string): Promise<ChallanOrder> {
  const order = await shop.shopper.order(ending);
  const checkout = checkoutOf(await shop.shopper.beginPayment(order));
  const fields = await shop.shopper.payAtGateway(checkout, 'success');
  await shop.shopper.comeBack(checkout, fields);
  await expect.poll(async () => (await shop.shopper.orderNow(order)).payment.state).toBe('paid');
  return order;
}
