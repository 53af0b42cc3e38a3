import {
  listChallanOrders,
  quoteChallans,
  updateChallanStage,
} from '@pahiya/contracts/challans/order-contracts';
import { paise } from '@pahiya/domain/shared/money';
import { ok } from '@pahiya/domain/shared/result';
import { describe, expect, test } from 'vitest';
import { createTestBrowser } from '../../../../test/contract-browser.ts';
import { courtChallan, eChallan, know, useOrderDesk } from '../../../../test/order-desk.ts';
import { downFailure } from '../../../../test/scripted-services.ts';

const start = new Date('2026-11-21T04:44:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const first = eChallan();
const second = eChallan({ challanNumber: 'DL10000000000000002', fine: paise(20_000) });
const court = courtChallan();
const numberOf = ({ challanNumber }: { challanNumber: string }) => challanNumber;

const tests = useOrderDesk(first, second, court);

describe('the price', () => {
  test('is shown without sign-in, every fee on its own line, and equals the total of the order', async () => {
    const discoveryId = await tests.desk.search();
    const numbers = [first, court].map(numberOf);
    const { data } = await tests.desk.browser.call(quoteChallans, {
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
    const order = await tests.desk.create(numbers);
    expect(order.total).toBe(finalAmount.standard.totalAmount);
    expect(order.checkoutData.finalAmount).toEqual(finalAmount);
    expect(await tests.sql`select total_paise from orders`).toEqual([
      { total_paise: finalAmount.standard.totalAmount },
    ]);
  });

  test('is not shown for another person’s search', async () => {
    const discoveryId = await tests.desk.search();
    const stranger = createTestBrowser(tests.api, { address: '203.0.113.99' });
    const answer = await stranger.call(quoteChallans, {
      body: { discoveryId, challanNumbers: [first.challanNumber] },
    });
    expect(answer.problem.code).toBe('challan/unknown-discovery');
  });

  test('an unpayable or unknown challan is refused with its position in the list', async () => {
    know(
      tests.api,
      first,
      eChallan({ challanNumber: 'DL10000000000000003', status: 'regular-court' }),
    );
    const discoveryId = await tests.desk.search();
    const challanNumbers = [first.challanNumber, 'DL10000000000000003', 'DL99999999999999999'];
    const answer = await tests.desk.browser.call(quoteChallans, {
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

  test('a total that differs from the server’s is refused, and no order is created', async () => {
    const answer = await tests.desk.order([first.challanNumber], { expectedTotal: 100 });
    expect(answer.problem.code).toBe('order/quote-changed');
    expect(await tests.sql`select from orders`).toHaveLength(0);
  });
});

describe('a quote', () => {
  const begin = (order: { orderId: string; quoteId: string }) =>
    tests.desk.browser.call(updateChallanStage, {
      body: { stage: 'CHALLAN_PAYMENT_IN_PROGRESS', ...pick(order) },
    });
  const pick = ({ orderId, quoteId }: { orderId: string; quoteId: string }) => ({
    orderId,
    quoteId,
  });

  test('is valid for 15 minutes without asking the sources again', async () => {
    const order = await tests.desk.create([first.challanNumber]);
    const asked = tests.api.sources.asked.length;
    know(tests.api, { ...first, fine: paise(90_000) });
    tests.api.setNow(minutes(14));
    const answer = await begin(order);
    expect(answer.status).toBe(200);
    expect(tests.api.sources.asked).toHaveLength(asked);
    expect(tests.api.gateway.orders.values().next().value).toMatchObject({ amount: order.total });
  });

  test('is extended silently when the sources report the same amount', async () => {
    const order = await tests.desk.create([first.challanNumber]);
    tests.api.setNow(minutes(16));
    const answer = await begin(order);
    expect(answer.data.order).toMatchObject({ quoteId: order.quoteId, total: order.total });
    expect(new Date(answer.data.order.quoteValidUntil)).toEqual(minutes(31));
  });

  test('with a changed amount has to be confirmed by the person first', async () => {
    const order = await tests.desk.create([first.challanNumber]);
    tests.api.setNow(minutes(16));
    know(tests.api, { ...first, fine: paise(90_000) });
    const refused = await begin(order);
    expect(refused.problem.code).toBe('order/quote-changed');
    expect(tests.api.gateway.orders.size).toBe(0);
    const changed = await tests.desk.read(order.orderId);
    expect(changed.quoteId).not.toBe(order.quoteId);
    expect(changed.total).toBe(order.total + 40_000);
    expect(changed.challans[0]?.price.challanAmount).toBe(90_000);
    expect((await begin(order)).problem.code).toBe('order/quote-changed');
    const confirmed = await begin(changed);
    expect(confirmed.data.checkout?.action).toBe('http://gateway.test/checkout');
    expect([...tests.api.gateway.orders.values()][0]?.amount).toBe(changed.total);
  });

  test('drops a challan that has been paid elsewhere', async () => {
    const order = await tests.desk.create([first, second].map(numberOf));
    tests.api.setNow(minutes(16));
    know(tests.api, { ...first, status: 'paid' }, second);
    expect((await begin(order)).problem.code).toBe('order/quote-changed');
    const changed = await tests.desk.read(order.orderId);
    expect(changed.challans.map(numberOf)).toEqual([second.challanNumber]);
    const { orders } = (await tests.desk.browser.call(listChallanOrders)).data;
    expect(orders[0]).toMatchObject({ orderId: order.orderId, challanCount: 1 });
    know(tests.api, { ...first, status: 'paid' }, { ...second, status: 'disposed' });
    tests.api.setNow(minutes(32));
    expect((await begin(changed)).problem.code).toBe('order/wrong-step');
    expect((await tests.desk.read(order.orderId)).payment.state).toBe('closed');
  });

  test('keeps its amount while a source is unavailable: settlement checks again', async () => {
    const order = await tests.desk.create([first.challanNumber]);
    tests.api.setNow(minutes(16));
    tests.api.sources.answers.national = async () => downFailure('national');
    expect((await begin(order)).status).toBe(200);
  });

  test('is paid through one gateway order, however often payment is started', async () => {
    const order = await tests.desk.create([first.challanNumber]);
    const one = await tests.desk.begin(order);
    const two = await tests.desk.begin(order);
    expect(two).toBe(one);
    expect(tests.api.gateway.orders.size).toBe(1);
    expect((await tests.desk.read(order.orderId)).payment).toMatchObject({ state: 'checking' });
  });

  test('cannot be paid while the gateway is unavailable, and the order does not change', async () => {
    const order = await tests.desk.create([first.challanNumber]);
    Object.assign(tests.api.gateway, { createOrder: async () => downFailure('gateway') });
    expect((await begin(order)).problem.code).toBe('order/gateway-unavailable');
    expect(await tests.desk.read(order.orderId)).toMatchObject({
      activeStep: 'CHALLAN_PAY',
      payment: { state: 'not-started' },
    });
    const made = async () => ok({ gatewayOrderId: 'order_00000000000099' });
    Object.assign(tests.api.gateway, { createOrder: made });
    expect((await begin(order)).status).toBe(200);
  });
});
