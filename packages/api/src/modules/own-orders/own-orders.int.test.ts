import { createChallanOrder, quoteChallans } from '@pahiya/contracts/challans/order-contracts';
import {
  createOrder,
  fetchOrder,
  listOrders,
  orderFeedback,
  orderStatus,
  payOrder,
} from '@pahiya/contracts/orders/order-contracts';
import { paise } from '@pahiya/domain/shared/money';
import { describe, expect, test } from 'vitest';
import { createTestBrowser, signIn } from '../../../test/contract-browser.ts';
import { eChallan, useOrderDesk } from '../../../test/order-desk.ts';

const first = eChallan();
const second = eChallan({ challanNumber: 'DL10000000000000002', fine: paise(20_000) });
const tests = useOrderDesk(first, second);
const numbers = [first.challanNumber, second.challanNumber];
const start = new Date('2026-11-21T04:44:00Z');

const keyed = (key: string) => ({ 'idempotency-key': key.padEnd(16, '-') });

/** Searches and returns the stored prices of both challans. */
async function quotes() {
  const discoveryId = await tests.desk.search();
  const { data } = await tests.desk.browser.call(quoteChallans, {
    body: { discoveryId, challanNumbers: numbers },
  });
  if (data.quotes === null) throw new Error('a signed-in caller has quotes');
  return { ...data.quotes, checkoutData: data.checkoutData };
}

const create = (quoteId: string, key: string) =>
  tests.desk.browser.call(createOrder, {
    body: { kind: 'challan', quoteId },
    headers: keyed(key),
  });

async function stranger() {
  const browser = createTestBrowser(tests.api, { address: '203.0.113.99' });
  await signIn(tests.api, browser, '9876500001');
  return browser;
}

describe('an order from a stored price', () => {
  test('is created at the speed of the quote, with its lines and details', async () => {
    const { EXPRESS, checkoutData } = await quotes();
    const { status, data } = await create(EXPRESS, 'express');
    expect(status).toBe(201);
    const { order } = data;
    expect(order).toMatchObject({
      kind: 'challan',
      vehicleNumber: 'DL8CAF5030',
      activeStep: 'CHALLAN_PAY',
      total: checkoutData.finalAmount.express.totalAmount,
      payment: { state: 'not-started' },
      canPay: true,
      details: { kind: 'challan', order: { settlementType: 'EXPRESS' } },
    });
    expect(order.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
    expect(order.lines.find(({ item }) => item === first.challanNumber)).toMatchObject({
      kind: 'pass-through',
    });
    expect(order.events.map(({ kind }) => kind)).toEqual(['ordered']);
  });

  test('is one, however often and with whichever key it is asked for', async () => {
    const { STANDARD } = await quotes();
    const created = await Promise.all(
      ['one', 'one', 'two', 'three'].map((key) => create(STANDARD, key)),
    );
    const made = created.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThanOrEqual(3);
    expect(new Set(made.map(({ data }) => data.order.orderId)).size).toBe(1);
    expect(await tests.sql`select count(*) from orders`).toEqual([{ count: 1 }]);
  });

  test('is refused for an unknown, a foreign and an expired price; nothing is stored', async () => {
    const { STANDARD } = await quotes();
    const unknown = await create('3c0c9a52-8a0e-4c57-9d5e-0b6f3b1f6a11', 'unknown');
    expect(unknown.problem).toMatchObject({ status: 404, code: 'order/quote-not-found' });
    const foreign = await (await stranger()).call(createOrder, {
      body: { kind: 'challan', quoteId: STANDARD },
      headers: keyed('foreign'),
    });
    expect(foreign.problem.code).toBe('order/quote-not-found');
    tests.api.setNow(new Date(start.getTime() + 60 * 60_000));
    const expired = await create(STANDARD, 'expired');
    expect(expired.problem).toMatchObject({ status: 409, code: 'order/quote-expired' });
    expect(await tests.sql`select count(*) from orders`).toEqual([{ count: 0 }]);
  });

  test('a visitor gets a price to read, and none to order from', async () => {
    const visitor = createTestBrowser(tests.api, { address: '203.0.113.98' });
    const answer = await visitor.call(createOrder, {
      body: { kind: 'challan', quoteId: '3c0c9a52-8a0e-4c57-9d5e-0b6f3b1f6a11' },
      headers: keyed('visitor'),
    });
    expect(answer.problem.code).toBe('auth/required');
  });
});

describe('orders of a person', () => {
  test('are listed, of all kinds or of one, and only their own', async () => {
    const { STANDARD } = await quotes();
    const { data } = await create(STANDARD, 'listed');
    const own = await tests.desk.browser.call(listOrders, { query: {} });
    expect(own.data.orders).toMatchObject([
      { orderId: data.order.orderId, kind: 'challan', itemCount: 2, payment: 'not-started' },
    ]);
    const challans = await tests.desk.browser.call(listOrders, { query: { kind: 'challan' } });
    expect(challans.data).toEqual(own.data);
    const none = await (await stranger()).call(listOrders, { query: {} });
    expect(none.data).toEqual({ orders: [], nextCursor: null });
  });

  test('are followed, fetched and paid by nobody else', async () => {
    const { STANDARD } = await quotes();
    const { data } = await create(STANDARD, 'followed');
    const { orderId, quoteId } = data.order;
    const other = await stranger();
    const refused = [
      await other.call(orderStatus, { params: { id: orderId } }),
      await other.call(fetchOrder, { params: { id: orderId } }),
      await other.call(payOrder, { body: { orderId, quoteId } }),
      await other.call(orderFeedback, { body: { orderId, rating: 5 } }),
    ];
    for (const { problem } of refused) {
      expect(problem).toMatchObject({ status: 404, code: 'order/not-found' });
    }
    const { browser } = tests.desk;
    expect((await browser.call(fetchOrder, { params: { id: orderId } })).data).toEqual(data);
    const paying = await browser.call(payOrder, { body: { orderId, quoteId } });
    expect(paying.data.checkout.fields.order_id).toMatch(/^order_/);
    const status = await browser.call(orderStatus, { params: { id: orderId } });
    expect(status.data).toMatchObject({
      kind: 'challan',
      activeStep: 'CHALLAN_PAYMENT_IN_PROGRESS',
      payment: { state: 'checking' },
      eventCount: 2,
    });
  });

  test('are rated once they are over, once', async () => {
    const { STANDARD } = await quotes();
    const { orderId } = (await create(STANDARD, 'rated')).data.order;
    const rate = () =>
      tests.desk.browser.call(orderFeedback, { body: { orderId, rating: 4, remark: 'Quick' } });
    expect((await rate()).problem.code).toBe('order/wrong-step');
    await tests.sql`update orders set active_step = 'CHALLAN_PAYMENT_SETTLED'`;
    expect((await rate()).status).toBe(201);
    expect((await rate()).problem.code).toBe('order/feedback-given');
    expect(await tests.sql`select rating, remark from orders`).toEqual([
      { rating: 4, remark: 'Quick' },
    ]);
  });

  test('are the same ones that the challan calls create', async () => {
    const discoveryId = await tests.desk.search();
    const { STANDARD, checkoutData } = await quotes();
    const quoted = await create(STANDARD, 'quoted');
    const body = {
      discoveryId,
      challanNumbers: numbers,
      settlementType: 'STANDARD' as const,
      expectedTotal: checkoutData.finalAmount.standard.totalAmount,
    };
    const direct = await tests.desk.browser.call(createChallanOrder, {
      body,
      headers: keyed('direct'),
    });
    expect(direct.data.order.orderId).toBe(quoted.data.order.orderId);
  });
});
