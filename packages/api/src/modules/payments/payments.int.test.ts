import type { GatewayPayment } from '@pahiya/domain/payments/ports';
import { paise } from '@pahiya/domain/shared/money';
import { err } from '@pahiya/domain/shared/result';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { goToGateway, payingOn } from '../../../test/paying.ts';
import { downFailure } from '../../../test/scripted-services.ts';
import { createTestApi } from '../../../test/test-api.ts';
import { createTestDatabase } from '../../db/test-database.ts';
import { closeOrder } from '../orders/close-order.ts';
import { lockOrder } from '../orders/find-order.ts';
import { applyGatewayPayment } from './apply-gateway-payment.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
const { services, gateway } = api;
const { loop, atGateway, postWebhook, comeBack, moneyOf, books } = payingOn(api);
const start = new Date('2026-11-21T04:44:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

beforeEach(async () => {
  api.setNow(start);
  await emptyTables(sql, ['tasks', 'gateway_events']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const told = (payment: GatewayPayment) => ({ type: 'payment', payment, refund: null });

describe('starting a payment', () => {
  test('a retry uses the same gateway order', async () => {
    const order = await atGateway();
    const again = await goToGateway(api, order.orderId);
    expect(again).toEqual({ paymentId: order.paymentId, gatewayOrderId: order.gatewayOrderId });
  });

  test('twenty simultaneous starts all use one gateway order', async () => {
    const { orderId } = await atGateway();
    await sql`update payments set gateway_order_id = null where order_id = ${orderId}`;
    const starts = await Promise.all(Array.from({ length: 20 }, () => goToGateway(api, orderId)));
    expect(new Set(starts.map(({ gatewayOrderId }) => gatewayOrderId)).size).toBe(1);
  });

  test('a gateway order whose response was lost is found by its receipt', async () => {
    const order = await atGateway();
    await sql`update payments set gateway_order_id = null where id = ${order.paymentId}`;
    const count = gateway.orders.size;
    expect(await goToGateway(api, order.orderId)).toMatchObject({
      gatewayOrderId: order.gatewayOrderId,
    });
    expect(gateway.orders.size).toBe(count);
  });

  test('a different amount gets a new gateway order', async () => {
    const order = await atGateway();
    await sql`update orders set total_paise = total_paise + 100 where id = ${order.orderId}`;
    const again = await goToGateway(api, order.orderId);
    expect(again.gatewayOrderId).not.toBe(order.gatewayOrderId);
    expect(gateway.orders.get(again.gatewayOrderId)?.amount).toBe(order.quote.total + 100);
  });
});

describe('updates from the gateway', () => {
  test('a captured payment fulfils its order once, whatever the source and number of updates', async () => {
    const order = await atGateway(['e-challan', 'court']);
    const payment = gateway.pay(order.gatewayOrderId);
    await postWebhook(told(payment));
    await postWebhook(told(payment));
    await comeBack(order, payment);
    await loop.drain();
    expect(await applyGatewayPayment(services, payment)).toBe('nothing');
    expect(await moneyOf(order.orderId)).toMatchObject({
      state: 'paid',
      attempts: [{ use: 'fulfilled', status: 'captured' }],
      refunds: [],
    });
    const entries = await sql`select e.account, e.amount_paise as amount from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id where t.order_id = ${order.orderId} order by 1`;
    expect(entries).toEqual([
      { account: 'fee-income', amount: -order.quote.fees },
      { account: 'gateway', amount: order.quote.total },
      { account: 'gst-payable', amount: -order.quote.gst },
      { account: 'owed-to-authorities', amount: -order.quote.fines },
    ]);
  });

  test('a webhook and a return at the same moment fulfil the order once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await atGateway();
      const payment = gateway.pay(order.gatewayOrderId);
      await postWebhook(told(payment));
      const [, , back] = await Promise.all([
        loop.drain(),
        applyGatewayPayment(services, payment),
        comeBack(order, payment),
      ]);
      expect(back.statusCode).toBe(303);
      expect(back.headers.location).toBe(`/hi/orders/${order.orderId}`);
      const paid =
        await sql`select 1 from order_events where order_id = ${order.orderId} and kind = 'paid'`;
      expect(paid).toHaveLength(1);
      expect((await moneyOf(order.orderId)).state).toBe('paid');
    }
    expect(await books()).toMatchObject({ difference: 0, unbalanced: 0 });
  });

  test('after a failed attempt the order can be paid again, and a late capture of the first is accepted', async () => {
    const order = await atGateway();
    const failed = gateway.pay(order.gatewayOrderId, {
      status: 'failed',
      errorReason: 'payment_cancelled',
    });
    await applyGatewayPayment(services, failed);
    expect(await moneyOf(order.orderId)).toMatchObject({ state: 'attempted', step: 'CHALLAN_PAY' });
    await applyGatewayPayment(services, { ...failed, status: 'captured', errorReason: null });
    expect(await moneyOf(order.orderId)).toMatchObject({
      state: 'paid',
      attempts: [{ use: 'fulfilled' }],
    });
    // A failure reported again after the capture changes nothing.
    expect(await applyGatewayPayment(services, failed)).toBe('nothing');
    expect((await moneyOf(order.orderId)).attempts).toMatchObject([{ status: 'captured' }]);
  });

  test('the payment stays pending when one attempt fails while another is in progress', async () => {
    const order = await atGateway();
    await applyGatewayPayment(services, gateway.pay(order.gatewayOrderId, { status: 'created' }));
    await applyGatewayPayment(services, gateway.pay(order.gatewayOrderId, { status: 'failed' }));
    expect((await moneyOf(order.orderId)).step).toBe('CHALLAN_PAYMENT_IN_PROGRESS');
  });

  test('a first payment captured after the second is refunded in full, once', async () => {
    const order = await atGateway();
    const first = gateway.pay(order.gatewayOrderId, { status: 'failed' });
    await applyGatewayPayment(services, first);
    const second = gateway.pay(order.gatewayOrderId);
    await applyGatewayPayment(services, second);
    const late = { ...first, status: 'captured' } as const;
    gateway.payments.set(first.gatewayPaymentId, late);
    await Promise.all(Array.from({ length: 5 }, () => applyGatewayPayment(services, late)));
    await loop.drain();
    const { attempts, refunds } = await moneyOf(order.orderId);
    expect(attempts.map(({ use }) => use).sort()).toEqual(['fulfilled', 'surplus']);
    expect(refunds).toEqual([{ reason: 'surplus', state: 'sent', amount: order.quote.total }]);
    const sent = await gateway.refundsOf(first.gatewayPaymentId);
    expect(sent.ok && sent.value.map(({ amount }) => amount)).toEqual([order.quote.total]);
  });

  test.each<[string, Partial<GatewayPayment>]>([
    ['amount', { amount: paise(100) }],
    ['currency', { currency: 'USD' }],
  ])(
    'a payment with a different %s does not pay the order: it is refunded and shown to operators',
    async (_, change) => {
      const order = await atGateway();
      const payment = gateway.pay(order.gatewayOrderId, change);
      expect(await applyGatewayPayment(services, payment)).toBe('refund-mismatch');
      expect(await moneyOf(order.orderId)).toMatchObject({
        state: 'attempted',
        attempts: [{ use: 'mismatch' }],
        refunds: [{ reason: 'mismatch', state: 'requested', amount: payment.amount }],
      });
      const found =
        await sql`select kind from reconciliation_differences where subject = ${payment.gatewayPaymentId}`;
      expect(found).toEqual([{ kind: 'payment-amount' }]);
    },
  );

  test('a payment of an older amount does not pay an order whose price has changed', async () => {
    const order = await atGateway();
    await sql`update orders set total_paise = total_paise + 500 where id = ${order.orderId}`;
    const payment = gateway.pay(order.gatewayOrderId);
    expect(await applyGatewayPayment(services, payment)).toBe('refund-mismatch');
  });

  test('a payment for an unknown order, or without an order, stores nothing', async () => {
    const foreign = gateway.pay('order_foreign00001');
    await postWebhook(told(foreign));
    await loop.drain();
    expect(await applyGatewayPayment(services, { ...foreign, gatewayOrderId: null })).toBe(
      'not-ours',
    );
    expect(
      await sql`select 1 from payment_attempts where gateway_payment_id = ${foreign.gatewayPaymentId}`,
    ).toEqual([]);
    expect(await sql`select outcome from gateway_events`).toEqual([{ outcome: 'not-ours' }]);
  });

  test('an authorised payment is captured for the same amount and pays the order', async () => {
    const order = await atGateway();
    const capture = vi.spyOn(gateway, 'capture');
    const payment = gateway.pay(order.gatewayOrderId, { status: 'authorized' });
    expect(await applyGatewayPayment(services, payment)).toBe('fulfil');
    expect(capture).toHaveBeenCalledExactlyOnceWith(payment.gatewayPaymentId, order.quote.total);
    const second = gateway.pay(order.gatewayOrderId, { status: 'authorized' });
    expect(await applyGatewayPayment(services, second)).toBe('nothing');
    expect(capture).toHaveBeenCalledTimes(1);
    capture.mockRestore();
  });

  test('a capture without a response is retried by the polling task', async () => {
    const order = await atGateway();
    gateway.pay(order.gatewayOrderId, { status: 'authorized' });
    const capture = vi.spyOn(gateway, 'capture').mockResolvedValueOnce(downFailure('gateway'));
    api.setNow(later(30));
    await loop.drain();
    expect((await moneyOf(order.orderId)).state).toBe('attempted');
    capture.mockRestore();
    api.setNow(later(60));
    await loop.drain();
    expect((await moneyOf(order.orderId)).state).toBe('paid');
  });
});

async function close(orderId: string): Promise<void> {
  await sql.begin(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order !== null) await closeOrder(tx, services, order);
  });
}

describe('a closed order', () => {
  test('is fulfilled by a late capture while its challans are free', async () => {
    const order = await atGateway();
    await close(order.orderId);
    await applyGatewayPayment(services, gateway.pay(order.gatewayOrderId));
    expect((await moneyOf(order.orderId)).state).toBe('paid');
    const [row] = await sql`select is_open from order_challans where order_id = ${order.orderId}`;
    expect(row).toEqual({ is_open: true });
  });

  test('refunds a late capture when another order has taken a challan', async () => {
    const order = await atGateway();
    await close(order.orderId);
    const other = await atGateway();
    await sql`update order_challans set challan_number = ${order.challans[0]?.challanNumber ?? ''}
      where order_id = ${other.orderId}`;
    const payment = gateway.pay(order.gatewayOrderId);
    expect(await applyGatewayPayment(services, payment)).toBe('refund-surplus');
    await loop.drain();
    const sent = [...gateway.refunds.values()].find(
      (refund) => refund.gatewayPaymentId === payment.gatewayPaymentId,
    );
    if (sent === undefined) throw new Error('no refund');
    const refund = { ...sent, status: 'processed', bankReference: '423412341234' } as const;
    await postWebhook({ type: 'refund.processed', payment: null, refund });
    await loop.drain();
    expect(await moneyOf(order.orderId)).toMatchObject({
      state: 'closed',
      step: 'CHALLAN_REFUNDED',
      refunds: [{ state: 'processed' }],
    });
  });
});

describe('polling the gateway', () => {
  test('finds a payment without a webhook after the browser was closed', async () => {
    const order = await atGateway();
    gateway.pay(order.gatewayOrderId);
    api.setNow(later(19));
    await loop.drain();
    expect((await moneyOf(order.orderId)).state).toBe('attempted');
    api.setNow(later(20));
    await loop.drain();
    expect((await moneyOf(order.orderId)).state).toBe('paid');
    // A second payment from the open gateway page, without a webhook, is still refunded.
    gateway.pay(order.gatewayOrderId);
    api.setNow(later(900));
    await loop.drain();
    expect((await moneyOf(order.orderId)).refunds).toMatchObject([{ reason: 'surplus' }]);
    expect(await sql`select 1 from tasks where kind = 'ask-payment'`).toEqual([]);
  });

  test('slows down with age, keeps retrying while the gateway is down, and stops after six days', async () => {
    const order = await atGateway();
    const asked = vi.spyOn(gateway, 'paymentsOf').mockResolvedValue(downFailure('gateway'));
    const pauses: number[] = [];
    let at = later(20).getTime();
    for (let count = 0; count < 200; count += 1) {
      api.setNow(new Date(at));
      await loop.drain();
      const [task] = await sql<{ due_at: Date; dead_at: Date | null }[]>`
        select due_at, dead_at from tasks where kind = 'ask-payment' and subject = ${order.paymentId}`;
      if (task === undefined) break;
      expect(task.dead_at).toBeNull();
      pauses.push(task.due_at.getTime() - at);
      at = task.due_at.getTime();
      if (at > later(7 * 86_400).getTime()) asked.mockRestore();
    }
    expect(pauses[0]).toBe(5_000);
    expect(pauses.length).toBeLessThan(100);
    expect(Math.max(...pauses)).toBe(6 * 3_600_000);
    const [row] = await sql`select is_done from payments where id = ${order.paymentId}`;
    expect(row).toEqual({ is_done: true });
  });

  test('lets a person pay again: at once after cancelling, or 15 minutes after leaving the page', async () => {
    const order = await atGateway();
    const cancel = `/api/payments/razorpay/cancel?payment=${order.paymentId}&language=en`;
    const back = await api.app.inject({ url: cancel, headers: { 'sec-fetch-site': 'cross-site' } });
    expect([back.statusCode, back.headers.location]).toEqual([303, `/orders/${order.orderId}`]);
    expect((await moneyOf(order.orderId)).step).toBe('CHALLAN_PAY');
    const silent = await atGateway();
    api.setNow(later(20));
    await loop.drain();
    expect((await moneyOf(silent.orderId)).step).toBe('CHALLAN_PAYMENT_IN_PROGRESS');
    for (let seconds = 60; seconds < 1_300; seconds += 60) {
      api.setNow(later(seconds));
      await loop.drain();
    }
    expect((await moneyOf(silent.orderId)).step).toBe('CHALLAN_PAY');
  });

  test('a cancellation while the bank is processing leaves the outcome open', async () => {
    const order = await atGateway();
    gateway.pay(order.gatewayOrderId, { status: 'created' });
    await api.app.inject(`/api/payments/razorpay/cancel?payment=${order.paymentId}`);
    expect((await moneyOf(order.orderId)).step).toBe('CHALLAN_PAYMENT_IN_PROGRESS');
  });
});

describe('returning from the gateway', () => {
  test('with an invalid signature proves nothing: the gateway is asked', async () => {
    const order = await atGateway();
    const stolen = gateway.pay((await atGateway()).gatewayOrderId);
    const back = await comeBack(order, stolen, 'f'.repeat(64));
    expect(back.statusCode).toBe(303);
    expect(await moneyOf(order.orderId)).toMatchObject({ state: 'attempted', attempts: [] });
  });

  test('with the payment and signature of another order does not pay this one', async () => {
    const order = await atGateway();
    const other = await atGateway();
    const theirs = gateway.pay(other.gatewayOrderId);
    await comeBack({ ...order, gatewayOrderId: other.gatewayOrderId }, theirs);
    expect(await moneyOf(order.orderId)).toMatchObject({ state: 'attempted', attempts: [] });
  });

  test('while the gateway is down shows the order page, and the payment is found later', async () => {
    const order = await atGateway();
    const payment = gateway.pay(order.gatewayOrderId);
    const down = vi.spyOn(gateway, 'findPayment').mockResolvedValue(downFailure('gateway'));
    expect((await comeBack(order, payment)).statusCode).toBe(303);
    down.mockRestore();
    await loop.drain();
    expect((await moneyOf(order.orderId)).state).toBe('paid');
  });

  test('with an unknown address opens the list of orders', async () => {
    for (const query of ['', '?payment=x', '?payment=00000000-0000-4000-8000-000000000000']) {
      const back = await api.app.inject(`/api/payments/razorpay/cancel${query}`);
      expect([back.statusCode, back.headers.location]).toEqual([303, '/orders']);
    }
  });
});

test('when the gateway refuses to create an order, the person sees why and no payment is left open', async () => {
  const { orderId } = await atGateway();
  await sql`update orders set total_paise = total_paise + 700 where id = ${orderId}`;
  const create = vi
    .spyOn(gateway, 'createOrder')
    .mockResolvedValueOnce(
      err({ kind: 'rejected', provider: 'test', retryable: false, reason: 'x' }),
    );
  await expect(goToGateway(api, orderId)).rejects.toThrow('order/gateway-unavailable');
  create.mockRestore();
});
