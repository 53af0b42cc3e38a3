import { createHmac, randomInt } from 'node:crypto';
import type { GatewayEvent, GatewayPayment } from '@pahiya/domain/payments/ports';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { type OrderAtGateway, payingOn } from '../../../test/paying.ts';
import { createTestApi } from '../../../test/test-api.ts';
import { createTestDatabase } from '../../db/test-database.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
const { app, gateway } = api;
const { loop, atGateway, postWebhook, moneyOf, books } = payingOn(api);

beforeEach(async () => {
  await emptyTables(sql, ['tasks', 'gateway_events']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const told = (payment: GatewayPayment): GatewayEvent => ({
  type: 'payment',
  payment,
  refund: null,
});
const url = '/api/webhooks/razorpay';

function post(payload: string | Buffer, headers: Record<string, string>) {
  return app.inject({ method: 'POST', url, payload, headers });
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    const [a, b] = [mixed[index], mixed[other]];
    if (a !== undefined && b !== undefined) [mixed[index], mixed[other]] = [b, a];
  }
  return mixed;
}

async function atOnce<Item>(
  items: readonly Item[],
  count: number,
  act: (item: Item) => Promise<void>,
) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: count }, worker));
}

test('1,000 signed webhooks, each three times, shuffled, twenty at once: the ledger is exact', async () => {
  const orders: OrderAtGateway[] = [];
  await atOnce([...Array(250).keys()], 5, async () => {
    orders.push(await atGateway(['e-challan']));
  });
  // For each order one failed, one authorised and one captured attempt; every fifth is captured twice.
  const events = orders.flatMap((order, index) => {
    const failed = gateway.pay(order.gatewayOrderId, { status: 'failed' });
    const captured = gateway.pay(order.gatewayOrderId);
    const isTwice = index % 5 === 0;
    const second = gateway.pay(order.gatewayOrderId, isTwice ? {} : { status: 'failed' });
    return [failed, { ...captured, status: 'created' as const }, captured, second].map(told);
  });
  expect(events).toHaveLength(1_000);
  const sends = events.flatMap((event, index) =>
    Array.from({ length: 3 }, () => ({ event, index })),
  );
  const statuses = new Set<number>();
  loop.start();
  await atOnce(shuffle(sends), 20, async ({ event, index }) => {
    statuses.add((await postWebhook(event, `evt_${index}`)).statusCode);
  });
  await loop.stop();
  await payingOn(api).loop.drain();
  expect([...statuses]).toEqual([200]);
  const [stored] =
    await sql`select count(*), count(done_at) as done, count(body) as bodies from gateway_events`;
  expect(stored).toEqual({ count: 1_000, done: 1_000, bodies: 0 });
  const [paid] = await sql`select count(*) from orders where payment_state = 'paid'`;
  expect(paid).toEqual({ count: 250 });
  const uses =
    await sql`select use, count(*) from payment_attempts where use is not null group by 1 order by 1`;
  expect(uses).toEqual([
    { use: 'fulfilled', count: 250 },
    { use: 'surplus', count: 50 },
  ]);
  const total = orders[0]?.quote.total ?? 0;
  const report = await books();
  expect(report).toMatchObject({ difference: 0, unbalanced: 0, transactions: 300 });
  expect(report.accounts.gateway).toBe(300 * total);
  expect(report.accounts['refunds-due']).toBe(-50 * total);
  const refunds = await sql`select count(*), count(gateway_refund_id) as sent from refunds`;
  expect(refunds).toEqual([{ count: 50, sent: 50 }]);
  expect(gateway.refunds.size).toBe(50);
  for (const kind of ['paid', 'refund-started']) {
    const [row] =
      await sql`select count(*), count(distinct order_id) as orders from order_events where kind = ${kind}`;
    expect(row?.count).toBe(row?.orders);
  }
}, 120_000);

test('a webhook with a later state is not undone by earlier ones', async () => {
  const order = await atGateway();
  const captured = gateway.pay(order.gatewayOrderId);
  for (const status of ['captured', 'authorized', 'failed', 'created'] as const) {
    await postWebhook(told({ ...captured, status }));
  }
  await loop.drain();
  expect(await moneyOf(order.orderId)).toMatchObject({
    state: 'paid',
    attempts: [{ status: 'captured', use: 'fulfilled' }],
  });
});

test('wrong, old, re-serialised, foreign or missing signatures get 401 and store nothing', async () => {
  const order = await atGateway();
  const { body, signature } = gateway.webhook(told(gateway.pay(order.gatewayOrderId)));
  const json = { 'content-type': 'application/json', 'x-razorpay-event-id': 'evt_bad' };
  const signed = (with_: string) => ({ ...json, 'x-razorpay-signature': with_ });
  const foreign = createHmac('sha256', 'a-secret-of-before').update(body).digest('hex');
  const earlier = gateway.webhook(told(gateway.pay(order.gatewayOrderId, { status: 'failed' })));
  const attempts = [
    post(body, signed('0'.repeat(64))),
    post(body, signed(foreign)),
    post(body, signed(earlier.signature)),
    post(JSON.stringify(JSON.parse(body), null, 1), signed(signature)),
    post(`${body}\n`, signed(signature)),
    post(body.replace('"captured"', '"refunded"'), signed(signature)),
    post(body, signed(signature.toUpperCase().slice(0, 63))),
    post(body, signed('')),
    post(body, json),
    post('', signed(signature)),
    post(Buffer.from([0xff, 0xfe, 0x00]), signed(signature)),
  ];
  for (const answer of await Promise.all(attempts)) expect(answer.statusCode).toBe(401);
  expect(await sql`select 1 from gateway_events`).toEqual([]);
  expect(await loop.drain()).toBe(0);
  expect((await moneyOf(order.orderId)).attempts).toEqual([]);
});

test('the signature covers the bytes, whatever the content type; an event without an id is identified by its bytes', async () => {
  const order = await atGateway();
  const { body, signature } = gateway.webhook(told(gateway.pay(order.gatewayOrderId)));
  const plain = await post(body, {
    'content-type': 'text/plain',
    'x-razorpay-signature': signature,
  });
  expect(plain.statusCode).toBe(200);
  await loop.drain();
  expect((await moneyOf(order.orderId)).state).toBe('paid');
  const [row] = await sql`select event_id, outcome from gateway_events`;
  expect(row?.event_id).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(row?.outcome).toBe('fulfil');
});

test('an oversized body is refused before it is read', async () => {
  const answer = await post('x'.repeat(300_000), { 'x-razorpay-signature': 'x' });
  expect(answer.statusCode).toBe(413);
  expect(await sql`select 1 from gateway_events`).toEqual([]);
});

test('webhooks are cross-site requests: our same-site check does not block them', async () => {
  const order = await atGateway();
  const { body, signature } = gateway.webhook(told(gateway.pay(order.gatewayOrderId)));
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  const answer = await post(body, { ...headers, 'x-razorpay-signature': signature });
  expect(answer.statusCode).toBe(200);
});

test('an interrupted event is processed by the next worker, once', async () => {
  const order = await atGateway();
  await postWebhook(told(gateway.pay(order.gatewayOrderId)), 'evt_interrupted');
  let isFirst = true;
  const broken = payingOn(api, {
    'gateway-event': async () => {
      if (isFirst) {
        isFirst = false;
        throw new Error('killed');
      }
      return { failed: 'never-reached' };
    },
  });
  await broken.loop.drain();
  expect((await moneyOf(order.orderId)).state).toBe('attempted');
  api.setNow(new Date(Date.now() + 3_600_000));
  await payingOn(api).loop.drain();
  expect((await moneyOf(order.orderId)).state).toBe('paid');
});
