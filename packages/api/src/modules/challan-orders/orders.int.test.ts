import {
  challanFeedback,
  challanOrderDetails,
  challanPayStatus,
  createChallanOrder,
  listChallanOrders,
  updateChallanStage,
} from '@pahiya/contracts/challans/order-contracts';
import { paise } from '@pahiya/domain/shared/money';
import { describe, expect, test } from 'vitest';
import { createTestBrowser } from '../../../test/contract-browser.ts';
import { courtChallan, eChallan, know, openDesk, useOrderDesk } from '../../../test/order-desk.ts';
import { downFailure } from '../../../test/scripted-services.ts';
import { createTestApi } from '../../../test/test-api.ts';

const start = new Date('2026-11-21T04:44:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const first = eChallan();
const second = eChallan({ challanNumber: 'DL10000000000000002', fine: paise(20_000) });
const court = courtChallan();
const numberOf = ({ challanNumber }: { challanNumber: string }) => challanNumber;

const tests = useOrderDesk(first, second, court);

describe('ordering challans', () => {
  test('ordering the same cart again returns the same order; another cart replaces the unpaid one', async () => {
    const one = await tests.desk.create([first.challanNumber]);
    const again = await tests.desk.create([first.challanNumber]);
    expect(again.orderId).toBe(one.orderId);
    const other = await tests.desk.create([first, second].map(numberOf));
    expect(other.orderId).not.toBe(one.orderId);
    expect(await tests.desk.read(one.orderId)).toMatchObject({
      activeStep: 'PAYMENT_DISABLE',
      payment: { state: 'closed' },
      canPay: false,
    });
    const express = await tests.desk.create([first, second].map(numberOf), 'EXPRESS');
    expect(express.orderId).not.toBe(other.orderId);
    expect(express.total).toBe(70_000 + 21_890 + 3_940);
  });

  test('a challan in an order cannot be ordered by anyone else, who sees why', async () => {
    await tests.desk.create([first.challanNumber]);
    const other = await openDesk(tests.api, { mobile: '9876500000', address: '203.0.113.8' });
    const answer = await other.order([second, first].map(numberOf));
    expect(answer.problem).toMatchObject({
      status: 409,
      code: 'challan/in-open-order',
      errors: [{ path: 'body.challanNumbers.1' }],
    });
  });

  test('an order whose payment has started is kept when another cart is ordered', async () => {
    const order = await tests.desk.create([first.challanNumber]);
    await tests.desk.begin(order);
    const answer = await tests.desk.order([first, second].map(numberOf));
    expect(answer.problem.code).toBe('challan/in-open-order');
    expect((await tests.desk.create([first.challanNumber])).orderId).toBe(order.orderId);
  });

  test('of fifty simultaneous orders for one challan one is created, and forty-nine see why not', async () => {
    const people = [];
    for (let index = 0; index < 50; index += 1) {
      const mobile = `98765${String(10_000 + index)}`;
      const person = await openDesk(tests.api, { mobile, address: `198.51.${index}.1` });
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
    expect(await tests.sql`select from orders`).toHaveLength(1);
    expect(await tests.sql`select from order_challans`).toHaveLength(1);
  }, 60_000);

  test('two tabs of one person at the same time create one order', async () => {
    const discoveryId = await tests.desk.search();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => tests.desk.order([first.challanNumber], { discoveryId })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await tests.sql`select from orders`).toHaveLength(1);
  });

  test('while payments are paused no order is created', async () => {
    const { orders } = tests.api.services.settings;
    const paused = await createTestApi(tests.sql, {
      settings: {
        secret: tests.api.services.settings.secret,
        orders: { ...orders, isPaused: true },
      },
    });
    const discoveryId = await tests.desk.search();
    tests.desk.browser.useServer(paused);
    const answer = await tests.desk.browser.call(createChallanOrder, {
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
  test('of another person is not found: details, status, steps, feedback', async () => {
    const { orderId, quoteId } = await tests.desk.create([first.challanNumber]);
    const stranger = await openDesk(tests.api, { mobile: '9876500000', address: '203.0.113.8' });
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
    const visitor = createTestBrowser(tests.api);
    expect((await visitor.call(challanOrderDetails, { query: { orderId } })).status).toBe(401);
  });

  test('neither stores nor shows the place of the offence', async () => {
    const order = await tests.desk.create([first.challanNumber]);
    expect(JSON.stringify(order)).not.toContain(first.place);
    const [row] = await tests.sql`select challan::text as text from order_challans`;
    expect(row?.text).not.toContain(String(first.place));
  });

  test('not paid within half an hour is closed, and its challans can be ordered again', async () => {
    const { orderId } = await tests.desk.create([first.challanNumber]);
    tests.api.setNow(minutes(29));
    await tests.desk.work();
    expect((await tests.desk.read(orderId)).canPay).toBe(true);
    tests.api.setNow(minutes(31));
    await tests.desk.work();
    const closed = await tests.desk.read(orderId);
    expect(closed).toMatchObject({ activeStep: 'PAYMENT_DISABLE', canPay: false });
    expect(closed.events.map(({ kind }) => kind)).toEqual(['ordered', 'closed']);
    const other = await openDesk(tests.api, { mobile: '9876500000', address: '203.0.113.8' });
    expect((await other.order([first.challanNumber])).status).toBe(201);
  });

  test('with a payment in progress is not closed', async () => {
    const order = await tests.desk.create([first.challanNumber]);
    const gatewayOrderId = await tests.desk.begin(order);
    tests.api.gateway.pay(gatewayOrderId, { status: 'authorized' });
    Object.assign(tests.api.gateway, { capture: async () => downFailure('test-gateway') });
    await tests.desk.work();
    tests.api.setNow(minutes(45));
    await tests.desk.work();
    expect((await tests.desk.read(order.orderId)).payment.state).toBe('checking');
  });

  test('orders are listed newest first, page by page, and only the person’s own', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const challanNumber = `DL1000000000000010${index}`;
      tests.api.setNow(minutes(index));
      know(tests.api, eChallan({ challanNumber }));
      const discoveryId = await tests.desk.search(`DL8CAF503${index}`);
      const answer = await tests.desk.order([challanNumber], { discoveryId });
      ids.unshift((answer.data as { order: { orderId: string } }).order.orderId);
    }
    const one = await tests.desk.browser.call(listChallanOrders, { query: { limit: '2' } });
    expect(one.data.orders.map(({ orderId }) => orderId)).toEqual(ids.slice(0, 2));
    const seen = [...one.data.orders];
    let cursor = one.data.nextCursor;
    while (cursor !== null) {
      const next = await tests.desk.browser.call(listChallanOrders, {
        query: { limit: '2', cursor },
      });
      seen.push(...next.data.orders);
      cursor = next.data.nextCursor;
    }
    expect(seen.map(({ orderId }) => orderId)).toEqual(ids);
    expect(seen[0]).toMatchObject({ challanCount: 1, payment: 'not-started' });
    const other = await openDesk(tests.api, { mobile: '9876500000', address: '203.0.113.8' });
    expect((await other.browser.call(listChallanOrders)).data.orders).toEqual([]);
    const bad = await tests.desk.browser.call(listChallanOrders, { query: { cursor: 'made-up' } });
    expect(bad.problem.errors?.[0]?.path).toBe('query.cursor');
  });
});
