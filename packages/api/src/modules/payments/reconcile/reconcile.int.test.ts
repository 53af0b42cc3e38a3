import { paise } from '@pahiya/domain/shared/money';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { payingOn } from '../../../../test/paying.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { createTestApi } from '../../../../test/test-api.ts';
import { createTestDatabase } from '../../../db/test-database.ts';
import { createMetrics } from '../../operations/metrics.ts';
import { createMoneyFigures } from '../../operations/money-figures.ts';
import { applyGatewayPayment } from '../apply-gateway-payment.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
const { services, gateway } = api;
const { loop, atGateway, moneyOf } = payingOn(api);
const start = new Date('2026-11-21T04:44:00Z');
const nextDay = new Date('2026-11-22T04:44:00Z');

beforeEach(async () => {
  api.setNow(start);
  gateway.payments.clear();
  await emptyTables(sql, ['tasks', 'reconciliation_differences']);
  // Data of other tests is closed and older than the compared week.
  await sql`update payments set is_done = true`;
  await sql`update refunds set state = 'processed'`;
  await sql`update payment_attempts set created_at = created_at - interval '30 days'`;
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function reconcile() {
  const reconciled = await reconcilePayments(services);
  if (!reconciled.ok) throw new Error(reconciled.error.kind);
  return reconciled.value;
}

async function paidOrder() {
  const order = await atGateway();
  const payment = gateway.pay(order.gatewayOrderId);
  await applyGatewayPayment(services, payment);
  return { ...order, payment };
}

const openDifferences = () =>
  sql`select kind, subject from reconciliation_differences where resolved_at is null order by 1`;

test('a payment missed by webhook, return page and task is found by the daily reconciliation', async () => {
  const order = await atGateway();
  gateway.pay(order.gatewayOrderId);
  await emptyTables(sql, ['tasks']);
  api.setNow(nextDay);
  expect(await reconcile()).toMatchObject({ applied: 1, differences: [] });
  expect((await moneyOf(order.orderId)).state).toBe('paid');
  expect(await reconcile()).toMatchObject({ applied: 0, differences: [] });
});

test('matching orders, refunds and ledger show no difference', async () => {
  const { payment } = await paidOrder();
  const order = await paidOrder();
  const second = gateway.pay(order.gatewayOrderId);
  await applyGatewayPayment(services, second);
  await loop.drain();
  gateway.payments.set(second.gatewayPaymentId, { ...second, status: 'refunded' });
  api.setNow(nextDay);
  const { payments, differences } = await reconcile();
  expect([payments, differences]).toEqual([3, []]);
  expect(payment.status).toBe('captured');
});

test('money at the gateway without an order here is shown to operators until it is resolved', async () => {
  const foreign = gateway.pay('order_of_a_stranger');
  const { payment, orderId } = await paidOrder();
  await sql`update payment_attempts set use = null where gateway_payment_id = ${payment.gatewayPaymentId}`;
  api.setNow(nextDay);
  await reconcile();
  await reconcile();
  expect(await openDifferences()).toEqual([
    { kind: 'paid-not-fulfilled', subject: payment.gatewayPaymentId },
    { kind: 'payment-unknown', subject: foreign.gatewayPaymentId },
  ]);
  await sql`update payment_attempts set use = 'fulfilled' where gateway_payment_id = ${payment.gatewayPaymentId}`;
  gateway.payments.delete(foreign.gatewayPaymentId);
  await reconcile();
  expect(await openDifferences()).toEqual([]);
  expect((await moneyOf(orderId)).state).toBe('paid');
});

test('an order fulfilled by a payment that the gateway does not have is found', async () => {
  const { payment } = await paidOrder();
  gateway.payments.delete(payment.gatewayPaymentId);
  api.setNow(nextDay);
  await reconcile();
  expect(await openDifferences()).toEqual([
    { kind: 'fulfilled-not-paid', subject: payment.gatewayPaymentId },
  ]);
});

test('a booking that differs from the captured amount, and a refund made outside our system, are found', async () => {
  const [booked, refunded] = [await paidOrder(), await paidOrder()];
  const { gatewayPaymentId } = booked.payment;
  gateway.payments.set(gatewayPaymentId, {
    ...booked.payment,
    amount: paise(booked.payment.amount + 1),
  });
  gateway.payments.set(refunded.payment.gatewayPaymentId, {
    ...refunded.payment,
    status: 'refunded',
  });
  api.setNow(nextDay);
  await reconcile();
  expect(await openDifferences()).toEqual([
    { kind: 'ledger-capture', subject: gatewayPaymentId },
    { kind: 'refund-unknown', subject: refunded.payment.gatewayPaymentId },
  ]);
});

test('lost tasks of open payments and refunds are enqueued again', async () => {
  const open = await atGateway();
  const order = await paidOrder();
  await applyGatewayPayment(services, gateway.pay(order.gatewayOrderId));
  await emptyTables(sql, ['tasks']);
  api.setNow(nextDay);
  await reconcile();
  const tasks = await sql`select kind, count(*) from tasks group by 1 order by 1`;
  expect(tasks).toEqual([
    { kind: 'ask-payment', count: 2 },
    { kind: 'send-refund', count: 1 },
  ]);
  const asks = await sql`select subject from tasks where kind = 'ask-payment'`;
  expect(new Set(asks.map(({ subject }) => subject))).toEqual(
    new Set([open.paymentId, order.paymentId]),
  );
  await loop.drain();
});

test('without a list from the gateway nothing changes, and the job fails', async () => {
  const down = vi.spyOn(gateway, 'paymentsBetween').mockResolvedValueOnce(downFailure('gateway'));
  expect(await reconcilePayments(services)).toMatchObject({
    ok: false,
    error: { kind: 'unavailable' },
  });
  down.mockRestore();
});

test('processed webhook events are deleted after thirty days', async () => {
  const at = (days: number) => new Date(start.getTime() - days * 86_400_000);
  await sql`insert into gateway_events (event_id, gateway, received_at, queued_at, done_at) values
    ('evt_old', 'test', ${at(31)}, ${at(31)}, ${at(31)}),
    ('evt_new', 'test', ${at(29)}, ${at(29)}, ${at(29)}),
    ('evt_open', 'test', ${at(31)}, ${at(31)}, null)`;
  await reconcile();
  const left = await sql`select event_id from gateway_events order by 1`;
  expect(left).toEqual([{ event_id: 'evt_new' }, { event_id: 'evt_open' }]);
});

test('metrics show the ledger balance, due tasks and open differences', async () => {
  await paidOrder();
  await sql`update tasks set due_at = ${start} where kind = 'settle-challan'`;
  await sql`insert into reconciliation_differences (kind, subject, found_at)
    values ('payment-unknown', 'pay_x', ${start})`;
  const metrics = createMetrics();
  metrics.watchMoney(createMoneyFigures(sql, () => new Date(start.getTime() + 90_000)));
  const text = await metrics.registry.metrics();
  expect(text).toContain('ledger_difference_paise 0');
  expect(text).toMatch(/ledger_balance_paise\{account="gateway"\} [1-9]\d+/);
  expect(text).toContain('tasks{kind="settle-challan",state="due"} 1');
  expect(text).toContain('task_oldest_due_seconds 90');
  expect(text).toContain('reconciliation_differences{kind="payment-unknown"} 1');
});
