import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openShop, type Shop } from '../test/shop.ts';
import { type RechargeOrder, someNumber } from '../test/shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop?.close());

/** In two groups, as many as a person may order before paying. */
const faults = [
  [
    ['down', { status: 503 }],
    ['losing its answers', { mode: 'lost-answer' }],
    ['resetting connections', { mode: 'reset' }],
    ['slow', { latencyMs: 700 }],
  ],
  [
    ['talking rubbish', { mode: 'malformed' }],
    ['sending ten megabytes', { mode: 'huge' }],
    ['silent', { mode: 'silent' }],
  ],
] as const;

/** What the banks do with the money of one recharge each. */
const behaviours = [
  ['done', 'success', 'normal'],
  ['done', 'success', 'late'],
  ['done', 'success', 'twice'],
  ['done', 'success', 'never'],
  ['done', 'success', 'wrong-signature'],
  ['done', 'day-long', 'never'],
  ['refunded', 'failed', 'twice'],
  ['refunded', 'reversed', 'twice'],
  ['refunded', 'reversed', 'never'],
] as const;

test('banks that answer late, twice, never or differently than before: every recharge arrives once, or its money is back', async () => {
  const ended: [string, RechargeOrder][] = [];
  for (const [end, outcome, webhooks] of behaviours) {
    await configure({ outcome, webhooks, webhookLateMs: 1_500 });
    const order = await shop.shopper.orderRecharge(someNumber('1008'));
    await pay(order);
    await expect.poll(() => stateOf(order), { timeout: 15_000 }).not.toBe('queued');
    ended.push([end, order]);
  }
  await settleDay();
  const { faults: broken, ...money } = await shop.settleAndCheck();
  process.stdout.write(`biller behaviours: ${JSON.stringify(money)}\n`);
  expect(broken).toEqual([]);
  for (const [end, order] of ended) expect([order.orderId, await stateOf(order)]).toContain(end);
  expect(money.items.recharge).toEqual({ done: 6, back: 3 });
}, 180_000);

test('a bill-payment system that is down, slow, silent, resets, malformed or loses its answers: nothing is paid twice or lost', async () => {
  await configure({ outcome: 'success', webhooks: 'normal', aheadMs: 0 });
  const before = (await shop.settleAndCheck()).items.recharge?.done ?? 0;
  const orders: RechargeOrder[] = [];
  for (const group of faults) {
    const placed: RechargeOrder[] = [];
    for (const _ of group) placed.push(await orderWhenUp());
    for (const [place, [, fault]] of group.entries()) {
      const order = placed[place] as RechargeOrder;
      await shop.sandbox.fail('bbps', fault);
      await pay(order);
      await sleep(800);
      await shop.hurry('pay-recharge');
      await shop.hurry('follow-recharge');
      const { status, text } = await shop.shopper.lookAt(`/orders/${order.orderId}`);
      expect(status).toBe(200);
      expect(text).not.toMatch(/ {4}at |fault: 503/);
    }
    await shop.sandbox.heal('bbps');
    orders.push(...placed);
  }
  for (const order of orders) expect(['queued', 'sent', 'done']).toContain(await stateOf(order));
  await settleDay();
  const { faults: broken, ...money } = await shop.settleAndCheck();
  process.stdout.write(`biller faults: ${JSON.stringify(money)}\n`);
  expect(broken).toEqual([]);
  expect(money.items.recharge?.done).toBe(before + orders.length);
}, 180_000);

async function pay(order: RechargeOrder): Promise<void> {
  const checkout = await shop.shopper.payOrder(order);
  const fields = await shop.shopper.payAtGateway(checkout, 'success');
  await shop.shopper.comeBack(checkout, fields);
  await expect
    .poll(async () => (await shop.shopper.rechargeNow(order)).payment.state, { timeout: 15_000 })
    .toBe('paid');
}

async function stateOf(order: RechargeOrder): Promise<string> {
  return (await shop.shopper.rechargeNow(order)).recharge.state;
}

/** A day later at the banks, by their clock. */
async function settleDay(): Promise<void> {
  await configure({ aheadMs: 2 * 86_400_000 });
}

/** After an outage the breaker stays open for some seconds: the person tries again. */
async function orderWhenUp(): Promise<RechargeOrder> {
  return vi.waitFor(() => shop.shopper.orderRecharge(someNumber('1008')), {
    timeout: 20_000,
    interval: 500,
  });
}

async function configure(settings: object): Promise<void> {
  const answer = await fetch(`${shop.sandbox.address}/control/bbps`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
  if (!answer.ok) throw new Error(`the sandbox refused settings: ${await answer.text()}`);
}
