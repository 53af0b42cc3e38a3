import { randomUUID } from 'node:crypto';
import { createChallanOrder, updateChallanStage } from '@pahiya/contracts/challans/order-contracts';
import { paise } from '@pahiya/domain/shared/money';
import { describe, expect, test } from 'vitest';
import {
  eChallan,
  know,
  type OrderDesk,
  openDesk,
  useOrderDesk,
} from '../../../test/order-desk.ts';
import { downFailure } from '../../../test/scripted-services.ts';
import { applyGatewayPayment } from '../payments/apply-gateway-payment.ts';

const start = new Date('2026-11-21T04:44:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const first = eChallan();
const second = eChallan({ challanNumber: 'DL10000000000000002', fine: paise(20_000) });
const numberOf = ({ challanNumber }: { challanNumber: string }) => challanNumber;

const tests = useOrderDesk(first, second);
const stranger = () => openDesk(tests.api, { mobile: '9876500000', address: '203.0.113.8' });

describe('the hold of an unpaid order', () => {
  test('ends after a quarter of an hour: then anyone else may order the challan', async () => {
    const { orderId } = await tests.desk.create([first.challanNumber]);
    const other = await stranger();
    tests.api.setNow(minutes(14));
    expect((await other.order([first.challanNumber])).problem.code).toBe('challan/in-open-order');
    tests.api.setNow(minutes(16));
    expect((await other.order([first.challanNumber])).status).toBe(201);
    expect((await tests.desk.read(orderId)).payment.state).toBe('closed');
  });

  test('is not extended by ordering the same cart, or another cart with the same challan', async () => {
    await tests.desk.create([first.challanNumber]);
    tests.api.setNow(minutes(10));
    await tests.desk.create([first.challanNumber]);
    tests.api.setNow(minutes(12));
    await tests.desk.create([first, second].map(numberOf));
    tests.api.setNow(minutes(16));
    expect((await (await stranger()).order([first.challanNumber])).status).toBe(201);
  });

  test('ends even if the payment page was opened and abandoned', async () => {
    const order = await tests.desk.create([first.challanNumber]);
    await tests.desk.begin(order);
    tests.api.setNow(minutes(16));
    expect((await (await stranger()).order([first.challanNumber])).status).toBe(201);
  });

  test('lasts while a payment is pending at the bank', async () => {
    const order = await tests.desk.create([first.challanNumber]);
    const gatewayOrderId = await tests.desk.begin(order);
    Object.assign(tests.api.gateway, { capture: async () => downFailure('test-gateway') });
    const reserved = tests.api.gateway.pay(gatewayOrderId, { status: 'authorized' });
    await applyGatewayPayment(tests.api.services, reserved);
    tests.api.setNow(minutes(16));
    const answer = await (await stranger()).order([first.challanNumber]);
    expect(answer.problem.code).toBe('challan/in-open-order');
  });

  test('once expired: a late payment of the replaced order is refunded in full', async () => {
    const order = await tests.desk.create([first.challanNumber]);
    const gatewayOrderId = await tests.desk.begin(order);
    tests.api.setNow(minutes(16));
    await (await stranger()).create([first.challanNumber]);
    await applyGatewayPayment(tests.api.services, tests.api.gateway.pay(gatewayOrderId));
    const { refunds } = await tests.desk.read(order.orderId);
    expect(refunds).toMatchObject([{ reason: 'surplus', amount: order.total }]);
  });
});

test('an account has at most five unpaid orders: a sixth closes the oldest one', async () => {
  const numbers = [
    'DL1CAA1111',
    'DL1CAA1112',
    'DL1CAA1113',
    'DL1CAA1114',
    'DL1CAA1115',
    'DL1CAA1116',
  ];
  const orders = [];
  for (const [index, number] of numbers.entries()) {
    tests.api.setNow(minutes(index));
    orders.push(await orderOf(number, index));
  }
  const states = await Promise.all(
    orders.map(async ({ orderId }) => (await tests.desk.read(orderId)).payment.state),
  );
  expect(states).toEqual(['closed', ...Array(5).fill('not-started')]);
});

test('with five orders at the gateway a sixth is refused, with the reason', async () => {
  for (const [index, number] of ['1', '2', '3', '4', '5'].entries()) {
    await tests.desk.begin(await orderOf(`DL1CAA111${number}`, index));
  }
  const answer = await orderAnswer('DL1CAA1116', 5);
  expect(answer.problem).toMatchObject({ status: 429, code: 'order/too-many-unpaid' });
});

/** An order with its own challan, for another vehicle. */
async function orderOf(vehicleNumber: string, index: number) {
  return (await orderAnswer(vehicleNumber, index)).data.order;
}

async function orderAnswer(vehicleNumber: string, index: number) {
  const challan = eChallan({ challanNumber: `DL3000000000000000${index}` });
  know(tests.api, challan);
  const discoveryId = await tests.desk.search(vehicleNumber);
  const expectedTotal = await tests.desk.total(discoveryId, [challan.challanNumber]);
  return tests.desk.browser.call(createChallanOrder, {
    body: {
      discoveryId,
      challanNumbers: [challan.challanNumber],
      settlementType: 'STANDARD',
      expectedTotal,
    },
    headers: { 'idempotency-key': randomUUID() },
  });
}

describe('a payment that failed without a clear response from the bank', () => {
  const unsure = { status: 'failed', errorReason: 'bank_technical_error' } as const;
  const begin = (desk: OrderDesk, order: { orderId: string; quoteId: string }) =>
    desk.browser.call(updateChallanStage, {
      body: {
        stage: 'CHALLAN_PAYMENT_IN_PROGRESS',
        orderId: order.orderId,
        quoteId: order.quoteId,
      },
    });

  test('is shown as one that may still arrive, and no second payment can start for ten minutes', async () => {
    const order = await tests.desk.create([first.challanNumber]);
    const gatewayOrderId = await tests.desk.begin(order);
    await applyGatewayPayment(tests.api.services, tests.api.gateway.pay(gatewayOrderId, unsure));
    expect(await tests.desk.read(order.orderId)).toMatchObject({
      canPay: false,
      payment: { state: 'failed', mayArriveLate: true, retryFrom: minutes(10).toISOString() },
    });
    expect((await begin(tests.desk, order)).problem).toMatchObject({
      status: 409,
      code: 'order/payment-may-arrive',
      retryAfter: 600,
    });
    tests.api.setNow(minutes(11));
    expect((await tests.desk.read(order.orderId)).canPay).toBe(true);
    expect((await begin(tests.desk, order)).status).toBe(200);
  });

  test('and was captured since is found when the person presses "pay", and no second one starts', async () => {
    const order = await tests.desk.create([first.challanNumber]);
    const gatewayOrderId = await tests.desk.begin(order);
    const failed = tests.api.gateway.pay(gatewayOrderId, unsure);
    await applyGatewayPayment(tests.api.services, failed);
    tests.api.setNow(minutes(11));
    tests.api.gateway.payments.set(failed.gatewayPaymentId, {
      ...failed,
      status: 'captured',
      errorReason: null,
    });
    expect((await begin(tests.desk, order)).problem.code).toBe('order/wrong-step');
    expect((await tests.desk.read(order.orderId)).payment.state).toBe('paid');
  });

  test('a payment declined by the bank can be retried at once', async () => {
    const order = await tests.desk.create([first.challanNumber]);
    const gatewayOrderId = await tests.desk.begin(order);
    const declined = { status: 'failed', errorReason: 'insufficient_funds' } as const;
    await applyGatewayPayment(tests.api.services, tests.api.gateway.pay(gatewayOrderId, declined));
    expect((await tests.desk.read(order.orderId)).payment).toMatchObject({
      state: 'failed',
      mayArriveLate: false,
    });
    expect((await begin(tests.desk, order)).status).toBe(200);
  });
});

describe('the return from the gateway', () => {
  const backFrom = async (headers: Record<string, string>) => {
    const order = await tests.desk.create([first.challanNumber]);
    const { data } = await tests.desk.browser.call(updateChallanStage, {
      body: {
        stage: 'CHALLAN_PAYMENT_IN_PROGRESS',
        orderId: order.orderId,
        quoteId: order.quoteId,
      },
      headers,
    });
    return new URL(String(data.checkout?.fields.callback_url)).origin;
  };

  test('leads to the host that the person paid from, where their session is', async () => {
    const headers = { host: 'pahiya.lan:3100', origin: 'http://pahiya.lan:3100' };
    expect(await backFrom(headers)).toBe('http://pahiya.lan:3100');
  });

  test('leads to the main site for a call without an origin', async () => {
    const { siteUrl } = tests.api.services.settings.brand;
    expect(await backFrom({ host: 'pahiya.lan:3100' })).toBe(new URL(siteUrl).origin);
  });
});
