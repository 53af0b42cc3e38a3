import {
  challanFeedback,
  challanOrderDetails,
  challanPayStatus,
  createChallanOrder,
  listChallanOrders,
  quoteChallans,
  updateChallanStage,
} from '@pahiya/contracts/challans/order-contracts';
import { paise } from '@pahiya/domain/shared/money';
import { ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser } from '../../../test/contract-browser.ts';
import {
  courtChallan,
  eChallan,
  know,
  type OrderDesk,
  openDesk,
} from '../../../test/order-desk.ts';
import { downFailure } from '../../../test/scripted-services.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

const start = new Date('2026-11-21T04:44:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const first = eChallan();
const second = eChallan({ challanNumber: 'DL10000000000000002', fine: paise(20_000) });
const court = courtChallan();
const numberOf = ({ challanNumber }: { challanNumber: string }) => challanNumber;

let database: TestDatabase;
let api: TestApi;
let desk: OrderDesk;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.sql`truncate users, orders, tasks, challan_discoveries, challan_source_answers,
    otp_challenges, otp_waits, rate_limits, lookup_allowances, idempotency_keys cascade`;
  api = await createTestApi(database.sql);
  know(api, first, second, court);
  desk = await openDesk(api);
});
afterEach(() => api.close());

describe('the price', () => {
  test('is told to anybody, every fee on its own line, and the first total is what the order costs', async () => {
    const discoveryId = await desk.search();
    const numbers = [first, court].map(numberOf);
    const { data } = await desk.browser.call(quoteChallans, {
      body: { discoveryId, challanNumbers: numbers },
    });
    const { userCart, tatStrip, finalAmount, activeStep } = data.checkoutData;
    expect(activeStep).toBe('CHALLAN_PAY');
    expect(userCart.map(({ type }) => type)).toEqual(['E-Challan', 'Court Challan']);
    expect(tatStrip).toEqual([
      { type: 'E-Challan', days: 3, by: '2026-11-24' },
      { type: 'Court Challan', days: 60, by: '2027-01-20' },
    ]);
    expect(finalAmount.standard).toEqual({
      challanAmount: 150_000,
      legalFee: 33_000,
      settlementFees: 19_900,
      gstFee: 5_940 + 3_582,
      discount: 0,
      totalAmount: 150_000 + 33_000 + 19_900 + 9_522,
    });
    expect(finalAmount.express).toMatchObject({ legalFee: 36_300, settlementFees: 21_890 });
    const order = await desk.create(numbers);
    expect(order.total).toBe(finalAmount.standard.totalAmount);
    expect(order.checkoutData.finalAmount).toEqual(finalAmount);
    expect(await database.sql`select total_paise from orders`).toEqual([
      { total_paise: finalAmount.standard.totalAmount },
    ]);
  });

  test('of a search of somebody else is not told', async () => {
    const discoveryId = await desk.search();
    const stranger = createTestBrowser(api, { address: '203.0.113.99' });
    const answer = await stranger.call(quoteChallans, {
      body: { discoveryId, challanNumbers: [first.challanNumber] },
    });
    expect(answer.problem.code).toBe('challan/unknown-discovery');
  });

  test('a challan that cannot be paid here, or was not found, is refused by its place in the list', async () => {
    know(api, first, eChallan({ challanNumber: 'DL10000000000000003', status: 'regular-court' }));
    const discoveryId = await desk.search();
    const challanNumbers = [first.challanNumber, 'DL10000000000000003', 'DL99999999999999999'];
    const answer = await desk.browser.call(quoteChallans, {
      body: { discoveryId, challanNumbers },
    });
    expect(answer.problem).toMatchObject({
      code: 'challan/not-payable',
      errors: [
        { path: 'body.challanNumbers.1', message: expect.stringContaining('in-regular-court') },
        { path: 'body.challanNumbers.2' },
      ],
    });
  });

  test('another total than the one of the server is refused, and nothing is ordered', async () => {
    const answer = await desk.order([first.challanNumber], { expectedTotal: 100 });
    expect(answer.problem.code).toBe('order/quote-changed');
    expect(await database.sql`select from orders`).toHaveLength(0);
  });
});

describe('ordering', () => {
  test('the same cart again is the same order; another cart takes the place of the unpaid one', async () => {
    const one = await desk.create([first.challanNumber]);
    const again = await desk.create([first.challanNumber]);
    expect(again.orderId).toBe(one.orderId);
    const other = await desk.create([first, second].map(numberOf));
    expect(other.orderId).not.toBe(one.orderId);
    expect(await desk.read(one.orderId)).toMatchObject({
      activeStep: 'PAYMENT_DISABLE',
      payment: { state: 'closed' },
      canPay: false,
    });
    const express = await desk.create([first, second].map(numberOf), 'EXPRESS');
    expect(express.orderId).not.toBe(other.orderId);
    expect(express.total).toBe(70_000 + 21_890 + 3_940);
  });

  test('a challan in an order cannot be ordered by anybody else, who is told why', async () => {
    await desk.create([first.challanNumber]);
    const other = await openDesk(api, { mobile: '9876500000', address: '203.0.113.8' });
    const answer = await other.order([second, first].map(numberOf));
    expect(answer.problem).toMatchObject({
      status: 409,
      code: 'challan/in-open-order',
      errors: [{ path: 'body.challanNumbers.1' }],
    });
  });

  test('an order whose payment has begun stays when another cart is tried', async () => {
    const order = await desk.create([first.challanNumber]);
    await desk.begin(order);
    const answer = await desk.order([first, second].map(numberOf));
    expect(answer.problem.code).toBe('challan/in-open-order');
    expect((await desk.create([first.challanNumber])).orderId).toBe(order.orderId);
  });

  test('of fifty orders for one challan at once one is made, and forty-nine are told why', async () => {
    const people = [];
    for (let index = 0; index < 50; index += 1) {
      const mobile = `98765${String(10_000 + index)}`;
      const person = await openDesk(api, { mobile, address: `198.51.${index}.1` });
      const discoveryId = await person.search();
      people.push({
        person,
        discoveryId,
        total: await person.total(discoveryId, [first.challanNumber]),
      });
    }
    const answers = await Promise.all(
      people.map(({ person, discoveryId, total }, index) =>
        person.browser.call(createChallanOrder, {
          body: {
            discoveryId,
            challanNumbers: [first.challanNumber],
            settlementType: 'STANDARD',
            expectedTotal: total,
          },
          headers: { 'idempotency-key': `parallel-${index}` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(
      new Set(['challan/in-open-order']),
    );
    expect(refused).toHaveLength(49);
    expect(await database.sql`select from orders`).toHaveLength(1);
    expect(await database.sql`select from order_challans`).toHaveLength(1);
  }, 60_000);

  test('two tabs of one person at once make one order', async () => {
    const discoveryId = await desk.search();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => desk.order([first.challanNumber], { discoveryId })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await database.sql`select from orders`).toHaveLength(1);
  });

  test('while payment is paused nothing is ordered', async () => {
    const { challans } = api.services.settings;
    const paused = await createTestApi(database.sql, {
      settings: {
        secret: api.services.settings.secret,
        challans: { ...challans, isPaused: true },
      },
    });
    const discoveryId = await desk.search();
    desk.browser.useServer(paused);
    const answer = await desk.browser.call(createChallanOrder, {
      body: {
        discoveryId,
        challanNumbers: [first.challanNumber],
        settlementType: 'STANDARD',
        expectedTotal: 73_482,
      },
      headers: { 'idempotency-key': 'paused-1' },
    });
    expect(answer.problem.code).toBe('order/payments-paused');
    await paused.close();
  });
});

describe('an order', () => {
  test('of somebody else does not exist: details, status, steps, feedback', async () => {
    const { orderId, quoteId } = await desk.create([first.challanNumber]);
    const stranger = await openDesk(api, { mobile: '9876500000', address: '203.0.113.8' });
    const { browser } = stranger;
    const answers = [
      await browser.call(challanOrderDetails, { query: { orderId } }),
      await browser.call(challanPayStatus, { params: { id: orderId } }),
      await browser.call(updateChallanStage, {
        body: { stage: 'CHALLAN_PAYMENT_IN_PROGRESS', orderId, quoteId },
      }),
      await browser.call(updateChallanStage, { body: { stage: 'DOCUMENT_UPLOADED', orderId } }),
      await browser.call(challanFeedback, { body: { orderId, rating: 5 } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const visitor = createTestBrowser(api);
    expect((await visitor.call(challanOrderDetails, { query: { orderId } })).status).toBe(401);
  });

  test('keeps no place of the offence, and shows none', async () => {
    const order = await desk.create([first.challanNumber]);
    expect(JSON.stringify(order)).not.toContain(first.place);
    const [row] = await database.sql`select challan::text as text from order_challans`;
    expect(row?.text).not.toContain(String(first.place));
  });

  test('that nobody pays is closed after half an hour, and its challans are free again', async () => {
    const { orderId } = await desk.create([first.challanNumber]);
    api.setNow(minutes(29));
    await desk.work();
    expect((await desk.read(orderId)).canPay).toBe(true);
    api.setNow(minutes(31));
    await desk.work();
    const closed = await desk.read(orderId);
    expect(closed).toMatchObject({ activeStep: 'PAYMENT_DISABLE', canPay: false });
    expect(closed.events.map(({ kind }) => kind)).toEqual(['ordered', 'closed']);
    const other = await openDesk(api, { mobile: '9876500000', address: '203.0.113.8' });
    expect((await other.order([first.challanNumber])).status).toBe(201);
  });

  test('whose payment is under way is not closed', async () => {
    const order = await desk.create([first.challanNumber]);
    const gatewayOrderId = await desk.begin(order);
    api.gateway.pay(gatewayOrderId, { status: 'authorized' });
    Object.assign(api.gateway, { capture: async () => downFailure('test-gateway') });
    await desk.work();
    api.setNow(minutes(45));
    await desk.work();
    expect((await desk.read(order.orderId)).payment.state).toBe('checking');
  });

  test("orders are listed newest first, page by page, and only one's own", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const challanNumber = `DL1000000000000010${index}`;
      api.setNow(minutes(index));
      know(api, eChallan({ challanNumber }));
      const discoveryId = await desk.search(`DL8CAF503${index}`);
      const answer = await desk.order([challanNumber], { discoveryId });
      ids.unshift((answer.data as { order: { orderId: string } }).order.orderId);
    }
    const one = await desk.browser.call(listChallanOrders, { query: { limit: '2' } });
    expect(one.data.orders.map(({ orderId }) => orderId)).toEqual(ids.slice(0, 2));
    const seen = [...one.data.orders];
    let cursor = one.data.nextCursor;
    while (cursor !== null) {
      const next = await desk.browser.call(listChallanOrders, { query: { limit: '2', cursor } });
      seen.push(...next.data.orders);
      cursor = next.data.nextCursor;
    }
    expect(seen.map(({ orderId }) => orderId)).toEqual(ids);
    expect(seen[0]).toMatchObject({ challanCount: 1, payment: 'not-started' });
    const other = await openDesk(api, { mobile: '9876500000', address: '203.0.113.8' });
    expect((await other.browser.call(listChallanOrders)).data.orders).toEqual([]);
    const bad = await desk.browser.call(listChallanOrders, { query: { cursor: 'made-up' } });
    expect(bad.problem.errors?.[0]?.path).toBe('query.cursor');
  });
});

describe('a quote', () => {
  const begin = (order: { orderId: string; quoteId: string }) =>
    desk.browser.call(updateChallanStage, {
      body: { stage: 'CHALLAN_PAYMENT_IN_PROGRESS', ...pick(order) },
    });
  const pick = ({ orderId, quoteId }: { orderId: string; quoteId: string }) => ({
    orderId,
    quoteId,
  });

  test('holds for a quarter of an hour without a question to the sources', async () => {
    const order = await desk.create([first.challanNumber]);
    const asked = api.sources.asked.length;
    know(api, { ...first, fine: paise(90_000) });
    api.setNow(minutes(14));
    const answer = await begin(order);
    expect(answer.status).toBe(200);
    expect(api.sources.asked).toHaveLength(asked);
    expect(api.gateway.orders.values().next().value).toMatchObject({ amount: order.total });
  });

  test('is extended in silence when the sources say the same', async () => {
    const order = await desk.create([first.challanNumber]);
    api.setNow(minutes(16));
    const answer = await begin(order);
    expect(answer.data.order).toMatchObject({ quoteId: order.quoteId, total: order.total });
    expect(new Date(answer.data.order.quoteValidUntil)).toEqual(minutes(31));
  });

  test('with another amount has to be seen first: the person is asked anew and confirms', async () => {
    const order = await desk.create([first.challanNumber]);
    api.setNow(minutes(16));
    know(api, { ...first, fine: paise(90_000) });
    const refused = await begin(order);
    expect(refused.problem.code).toBe('order/quote-changed');
    expect(api.gateway.orders.size).toBe(0);
    const changed = await desk.read(order.orderId);
    expect(changed.quoteId).not.toBe(order.quoteId);
    expect(changed.total).toBe(order.total + 40_000);
    expect(changed.challans[0]?.price.challanAmount).toBe(90_000);
    expect((await begin(order)).problem.code).toBe('order/quote-changed');
    const confirmed = await begin(changed);
    expect(confirmed.data.checkout?.action).toBe('http://gateway.test/checkout');
    expect([...api.gateway.orders.values()][0]?.amount).toBe(changed.total);
  });

  test('of a challan that was paid elsewhere meanwhile is not taken: it leaves the order', async () => {
    const order = await desk.create([first, second].map(numberOf));
    api.setNow(minutes(16));
    know(api, { ...first, status: 'paid' }, second);
    expect((await begin(order)).problem.code).toBe('order/quote-changed');
    const changed = await desk.read(order.orderId);
    expect(changed.challans.map(numberOf)).toEqual([second.challanNumber]);
    know(api, { ...first, status: 'paid' }, { ...second, status: 'disposed' });
    api.setNow(minutes(32));
    expect((await begin(changed)).problem.code).toBe('order/wrong-step');
    expect((await desk.read(order.orderId)).payment.state).toBe('closed');
  });

  test('holds its amount while a source is down: settlement asks again', async () => {
    const order = await desk.create([first.challanNumber]);
    api.setNow(minutes(16));
    api.sources.answers.national = async () => downFailure('national');
    expect((await begin(order)).status).toBe(200);
  });

  test('is paid on the same order at the gateway, however often it is tried', async () => {
    const order = await desk.create([first.challanNumber]);
    const one = await desk.begin(order);
    const two = await desk.begin(order);
    expect(two).toBe(one);
    expect(api.gateway.orders.size).toBe(1);
    expect((await desk.read(order.orderId)).payment).toMatchObject({ state: 'checking' });
  });

  test('cannot be paid when the gateway is away, and the order stays as it was', async () => {
    const order = await desk.create([first.challanNumber]);
    Object.assign(api.gateway, { createOrder: async () => downFailure('gateway') });
    expect((await begin(order)).problem.code).toBe('order/gateway-unavailable');
    expect(await desk.read(order.orderId)).toMatchObject({
      activeStep: 'CHALLAN_PAY',
      payment: { state: 'not-started' },
    });
    const made = async () => ok({ gatewayOrderId: 'order_00000000000099' });
    Object.assign(api.gateway, { createOrder: made });
    expect((await begin(order)).status).toBe(200);
  });
});
