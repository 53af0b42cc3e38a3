import { exportAccount } from '@pahiya/contracts/account/account-contracts';
import { paise } from '@pahiya/domain/shared/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { parcelKind } from '../../../test/parcel-kind.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { orderKinds } from '../../composition/order-kinds.ts';
import { taskHandlers } from '../../composition/task-handlers.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import type { OrderRow } from '../../order-row.ts';
import { createWorkLoop } from '../../tasks/work-loop.ts';
import { readTrialBalance } from '../ledger/trial-balance.ts';
import { findOrders, readSearch } from '../operators/order/find-orders.ts';
import { readDeskOrder } from '../operators/order/read-desk-order.ts';
import { applyGatewayPayment } from '../payments/apply-gateway-payment.ts';
import { beginPayment } from '../payments/begin-payment.ts';
import { findOrdersWithPayment, findRefundsOf } from '../payments/payments-of-orders.ts';
import { reconcilePayments } from '../payments/reconcile/reconcile-payments.ts';
import { applyGatewayRefund } from '../payments/refunds/apply-gateway-refund.ts';
import { refundItems } from '../payments/refunds/refund-items.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import { orderAccountData } from './account-data.ts';
import { closeOrder } from './close-order.ts';
import { findOrder, lockOrder } from './find-order.ts';
import { findOrderEvents } from './order-events.ts';

const start = new Date('2026-11-21T04:44:00Z');
const total = 33_770;

let database: TestDatabase;
let api: TestApi;
let shop: ReturnType<typeof parcelKind>;
let userId: string;
let browser: ReturnType<typeof createTestBrowser>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    ...['users', 'orders', 'tasks', 'ledger_transactions', 'otp_challenges', 'otp_waits'],
    ...['rate_limits', 'reconciliation_differences'],
  ]);
  shop = parcelKind();
  api = await createTestApi(database.sql, {
    orderKinds: { ...orderKinds, parcel: shop.kind },
  });
  browser = createTestBrowser(api);
  ({ userId } = await signIn(api, browser, '9812345210'));
});
afterEach(() => api.close());

const services = () => api.services;
const work = () => createWorkLoop(services(), taskHandlers).drain();
const accounts = async () => (await readTrialBalance(database.sql)).accounts;

async function orderOf(orderId: string): Promise<OrderRow> {
  const order = await findOrder(database.sql, orderId);
  if (order === null) throw new Error('no order');
  return order;
}

/** Goes to the gateway; returns its order id. */
async function goToGateway(orderId: string): Promise<string> {
  const order = await orderOf(orderId);
  const begun = await beginPayment(services(), order, {
    quoteId: order.quoteId,
    language: 'en',
    origin: 'http://localhost:3000',
  });
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value.fields.order_id ?? '';
}

/** Places and pays an order of two parcels. */
async function paidOrder() {
  const placed = await shop.place(services(), userId);
  const gatewayOrderId = await goToGateway(placed.orderId);
  const { gatewayPaymentId } = api.gateway.pay(gatewayOrderId);
  const told = api.gateway.payments.get(gatewayPaymentId);
  if (told === undefined) throw new Error('no payment');
  expect(await applyGatewayPayment(services(), told)).toBe('fulfil');
  return { ...placed, gatewayPaymentId };
}

async function refund(orderId: string, itemIds: readonly string[]): Promise<string> {
  return database.sql.begin(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null) throw new Error('no order');
    return refundItems(tx, services(), order, itemIds, { reason: 'lost' });
  });
}

/** The bank credits all refunds. */
async function credit(): Promise<void> {
  await work();
  for (const one of api.gateway.refunds.values()) {
    await applyGatewayRefund(services(), { ...one, status: 'processed', bankReference: '4287' });
  }
  await work();
}

describe('an order of another kind', () => {
  test('has the sum of its lines as total, and is paid, booked by line and fulfilled once', async () => {
    const { orderId, gatewayPaymentId } = await paidOrder();
    expect(await orderOf(orderId)).toMatchObject({
      kind: 'parcel',
      total,
      paymentState: 'paid',
      activeStep: 'packing',
    });
    expect(await accounts()).toMatchObject({
      gateway: total,
      'owed-to-authorities': -12_000,
      'deposits-held': -20_000,
      'fee-income': -1_500,
      'gst-payable': -270,
    });
    const told = api.gateway.payments.get(gatewayPaymentId);
    if (told !== undefined) expect(await applyGatewayPayment(services(), told)).toBe('nothing');
    const kinds = (await findOrderEvents(database.sql, orderId)).map(({ kind }) => kind);
    expect(kinds).toEqual(['ordered', 'payment-started', 'paid']);
  });

  test('notifies its owner in its own words', async () => {
    await paidOrder();
    await work();
    expect(api.messages.at(-1)).toMatchObject({
      template: 'order-paid',
      variables: { amount: '₹337.70', count: '2' },
    });
  });

  test('has one parcel refunded with its own lines, and the rest with the last one', async () => {
    const { orderId, first, second } = await paidOrder();
    await refund(orderId, [first]);
    expect((await accounts())['refunds-due']).toBe(-5_000);
    await refund(orderId, [second]);
    const refunds = await findRefundsOf(database.sql, orderId);
    expect(refunds.map(({ amount, itemIds }) => [amount, itemIds])).toEqual(
      expect.arrayContaining([
        [5_000, [first]],
        [28_770, [second]],
      ]),
    );
    await credit();
    expect(Object.values(await accounts()).every((amount) => amount === 0)).toBe(true);
    expect(await orderOf(orderId)).toMatchObject({ activeStep: 'returned' });
    expect([...shop.parcels.values()].map(({ state }) => state)).toEqual(['returned', 'returned']);
    expect(api.messages.at(-1)).toMatchObject({ template: 'order-refunded' });
  });

  test('has its deposit returned on its own, once', async () => {
    const { orderId, gatewayPaymentId } = await paidOrder();
    const deposit = (reasonKey: string) =>
      database.sql.begin((tx) =>
        requestRefund(tx, services(), {
          orderId,
          gatewayPaymentId,
          amount: paise(20_000),
          reasonKey,
          reason: 'deposit',
          positions: [3],
        }),
      );
    await deposit('deposit:1');
    expect(await accounts()).toMatchObject({ 'deposits-held': 0, 'refunds-due': -20_000 });
    await expect(deposit('deposit:2')).rejects.toThrow(RangeError);
  });

  test('that was closed is fulfilled by a late payment, or has it refunded when it cannot be', async () => {
    const late = async () => {
      const { orderId } = await shop.place(services(), userId);
      const gatewayOrderId = await goToGateway(orderId);
      await database.sql.begin(async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (order !== null) await closeOrder(tx, services(), order);
      });
      const payment = api.gateway.pay(gatewayOrderId);
      return { orderId, decision: await applyGatewayPayment(services(), payment) };
    };
    expect((await late()).decision).toBe('fulfil');
    shop.take();
    const { orderId, decision } = await late();
    expect(decision).toBe('refund-surplus');
    await credit();
    expect(await orderOf(orderId)).toMatchObject({
      paymentState: 'closed',
      activeStep: 'returned',
    });
    expect((await accounts())['refunds-due']).toBe(0);
  });

  test('that nobody pays is closed, and what it reserved is released', async () => {
    const { orderId } = await shop.place(services(), userId);
    api.setNow(new Date(start.getTime() + 3_600_000));
    await work();
    expect(await orderOf(orderId)).toMatchObject({ paymentState: 'closed', activeStep: 'closed' });
    expect([...shop.parcels.values()].map(({ state }) => state)).toEqual(['released', 'released']);
  });

  test('reconciles without a difference', async () => {
    const { orderId, first } = await paidOrder();
    await refund(orderId, [first]);
    await work();
    api.setNow(new Date(start.getTime() + 86_400_000));
    const reconciled = await reconcilePayments(services());
    expect(reconciled.ok && reconciled.value).toMatchObject({ payments: 1, differences: [] });
  });

  test('is found and shown by the desk with what its kind adds', async () => {
    const { orderId, first } = await paidOrder();
    await refund(orderId, [first]);
    const found = await findOrders(services(), readSearch(services(), first));
    expect(found.orders.map((order) => order.orderId)).toEqual([orderId]);
    const shown = await readDeskOrder(services(), orderId);
    expect(shown.ok && shown.value.order).toMatchObject({
      parcels: expect.arrayContaining([first]),
      refunds: [{ challanNumbers: [`Parcel ${first.slice(0, 4)}`], amount: 5_000 }],
    });
  });

  test('is exported with the account, and kept without the person once it was paid', async () => {
    const { orderId } = await paidOrder();
    const unpaid = await shop.place(services(), userId);
    const exported = (await browser.call(exportAccount)).data;
    expect(exported.orders).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ parcels: ['packed', 'packed'] }),
        expect.objectContaining({ parcels: ['reserved', 'reserved'] }),
      ]),
    );
    const { deleteFor } = orderAccountData(services(), findOrdersWithPayment);
    await database.sql.begin((tx) => deleteFor(tx, userId));
    expect(await orderOf(orderId)).toMatchObject({ userId: null, total });
    expect(await findOrder(database.sql, unpaid.orderId)).toBeNull();
    expect([...shop.parcels.values()].map((one) => one.orderId)).toEqual([orderId, orderId]);
  });
});
