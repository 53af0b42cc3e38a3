import { randomUUID } from 'node:crypto';
import { deleteAccount, exportAccount } from '@pahiya/contracts/account/account-contracts';
import { createOrder, fetchOrder, payOrder } from '@pahiya/contracts/orders/order-contracts';
import {
  correctServiceReport,
  revokeServiceReport,
  serviceHistoryCheckout,
  serviceHistoryPreCheck,
  serviceHistorySample,
  serviceHistorySamplePdf,
  serviceReport,
  serviceReportPdf,
  sharedServiceReport,
  shareServiceReport,
} from '@pahiya/contracts/service-history/service-history-contracts';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { ok } from '@pahiya/domain/shared/result';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { useOrderDesk } from '../../../test/order-desk.ts';
import { downFailure } from '../../../test/scripted-services.ts';
import { exampleHistory } from '../../../test/service-report.ts';
import { readTrialBalance } from '../ledger/trial-balance.ts';
import { applyGatewayPayment } from '../payments/apply-gateway-payment.ts';
import { applyGatewayRefund } from '../payments/refunds/apply-gateway-refund.ts';
import { purgeServiceHistory } from './purge-service-history.ts';

const tests = useOrderDesk();
const vehicleNumber = 'MH12DE1433';
const start = new Date('2026-11-21T04:44:00Z');
const hour = 3_600_000;

const day = (text: string) => text as IstDate;
const history = exampleHistory;

beforeEach(async () => {
  await emptyTables(tests.sql, ['service_history_previews']);
  tests.api.histories.nextPreview = ok({ kind: 'some', visits: 4, newestOn: day('2023-08-20') });
  tests.api.histories.nextStatus = ok({ state: 'working' });
});

const check = (number: string = vehicleNumber) =>
  tests.desk.browser.call(serviceHistoryPreCheck, { query: { vehicleNumber: number } });

const checkOut = (change: object = {}) =>
  tests.desk.browser.call(serviceHistoryCheckout, {
    body: { vehicleNumber, purpose: 'buying', expectedTotal: 29_382, ...change },
    headers: { 'idempotency-key': randomUUID() },
  });

async function pay({ orderId, quoteId }: { orderId: string; quoteId: string }) {
  const { data } = await tests.desk.browser.call(payOrder, { body: { orderId, quoteId } });
  const paid = tests.api.gateway.pay(String(data.checkout.fields.order_id));
  await applyGatewayPayment(tests.api.services, paid);
}

async function paidOrder() {
  const { data } = await checkOut();
  await pay(data.order);
  await tests.desk.work();
  return data.order.orderId;
}

async function readyOrder() {
  tests.api.histories.nextStatus = ok({ state: 'ready', history });
  return paidOrder();
}

const read = async (orderId: string) =>
  (await tests.desk.browser.call(fetchOrder, { params: { id: orderId } })).data.order;

const report = (orderId: string) => tests.desk.browser.call(serviceReport, { params: { orderId } });

/** Runs due tasks as if it were so much later. */
async function later(milliseconds: number) {
  tests.api.setNow(new Date(start.getTime() + milliseconds));
  await tests.sql`update tasks set due_at = ${start} where kind = 'ask-service-report'`;
  await tests.desk.work();
}

async function stranger() {
  const browser = createTestBrowser(tests.api, { address: '203.0.113.99' });
  await signIn(tests.api, browser, '9876500001');
  return browser;
}

describe('the free check', () => {
  test('says how many visits there are and when the newest was, with every line of the price', async () => {
    const visitor = createTestBrowser(tests.api, { address: '203.0.113.98' });
    const { data } = await visitor.call(serviceHistoryPreCheck, {
      query: { vehicleNumber: 'mh 12 de 1433' },
    });
    expect(data).toMatchObject({
      vehicleNumber,
      display: 'MH 12 DE 1433',
      records: { visits: 4, newestOn: '2023-08-20' },
      price: {
        lines: [
          { code: 'report', amount: 24_900 },
          { code: 'gst', amount: 4_482 },
        ],
        total: 29_382,
      },
    });
  });

  test('is asked once a day, and a failure is not kept and uses no look-up', async () => {
    const { histories } = tests.api;
    histories.nextPreview = downFailure('test-histories');
    expect((await check()).problem).toMatchObject({
      status: 503,
      code: 'service-history/source-unavailable',
    });
    expect(await tests.sql`select count(*) from lookup_allowances`).toEqual([{ count: 0 }]);
    histories.nextPreview = ok({ kind: 'none' });
    expect((await check()).data).toMatchObject({ records: null, price: null });
    await check();
    expect(histories.previewed).toHaveLength(2);
    tests.api.setNow(new Date(start.getTime() + 25 * hour));
    await check();
    expect(histories.previewed).toHaveLength(3);
  });

  test('counts as a look-up: the sixth number of a visitor is refused', async () => {
    const visitor = createTestBrowser(tests.api, { address: '203.0.113.97' });
    const answers = [];
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const query = { vehicleNumber: `MH12DE100${number}` };
      answers.push((await visitor.call(serviceHistoryPreCheck, { query })).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test.each([
    ['', 400],
    ['nonsense', 400],
    ['MH12\u0000DE1433', 400],
    ['BA1234', 400],
  ])('refuses %j and asks nothing', async (number, status) => {
    const { problem } = await check(number);
    expect(problem.status).toBe(status);
    expect(tests.api.histories.previewed).toEqual([]);
  });
});

describe('an order', () => {
  test('is made at the price shown, with the purpose, and nothing is asked before it is paid', async () => {
    const { status, data } = await checkOut();
    expect(status).toBe(201);
    expect(data.order).toMatchObject({
      kind: 'service-report',
      activeStep: 'CREATED',
      total: 29_382,
      canPay: true,
      details: { purpose: 'buying', state: 'unpaid', visits: 4 },
    });
    await tests.desk.work();
    expect(tests.api.histories.ordered).toEqual([]);
  });

  test.each([
    ['another total', { expectedTotal: 100 }, 409, 'order/quote-changed'],
    ['a fraction of a paisa', { expectedTotal: 293.82 }, 400, 'request/bad-input'],
    ['an unknown purpose', { purpose: 'curious' }, 400, 'request/bad-input'],
    ['no number', { vehicleNumber: 'x' }, 400, 'vehicle/not-a-mark'],
  ])('with %s is refused and stores nothing', async (_name, change, status, code) => {
    expect((await checkOut(change)).problem).toMatchObject({ status, code });
    expect(await tests.sql`select count(*) from orders`).toEqual([{ count: 0 }]);
    expect(await tests.sql`select count(*) from service_reports`).toEqual([{ count: 0 }]);
  });

  test('without records is refused: nothing is charged', async () => {
    tests.api.histories.nextPreview = ok({ kind: 'none' });
    expect((await checkOut()).problem).toMatchObject({
      status: 409,
      code: 'service-history/no-record',
    });
    expect(await tests.sql`select count(*) from orders`).toEqual([{ count: 0 }]);
  });

  test('whose price expired and whose records have gone cannot be paid', async () => {
    const { data } = await checkOut();
    tests.api.setNow(new Date(start.getTime() + hour / 3));
    tests.api.histories.nextPreview = ok({ kind: 'none' });
    const { orderId, quoteId } = data.order;
    const refused = await tests.desk.browser.call(payOrder, { body: { orderId, quoteId } });
    expect(refused.problem.code).toBe('service-history/no-record');
    expect(tests.api.gateway.orders.size).toBe(0);
    // It ends unpaid: nothing was captured, and nothing is in the books.
    await later(30 * 24 * hour);
    expect(await read(orderId)).toMatchObject({ activeStep: 'CLOSED', refunds: [] });
    expect(tests.api.gateway.payments.size).toBe(0);
    expect(await tests.sql`select count(*) from ledger_entries`).toEqual([{ count: 0 }]);
    expect(tests.api.histories.ordered).toEqual([]);
  });

  test('whose price expired shows a new price before it is paid', async () => {
    const { data } = await checkOut();
    const { orderId, quoteId } = data.order;
    await tests.sql`update order_lines set amount_paise = amount_paise - 100 where position = 1`;
    await tests.sql`update orders set total_paise = total_paise - 100`;
    tests.api.setNow(new Date(start.getTime() + hour / 3));
    const refused = await tests.desk.browser.call(payOrder, { body: { orderId, quoteId } });
    expect(refused.problem.code).toBe('order/quote-changed');
    const priced = await read(orderId);
    expect(priced).toMatchObject({ total: 29_382, activeStep: 'CREATED' });
    const body = { orderId, quoteId: priced.quoteId };
    expect((await tests.desk.browser.call(payOrder, { body })).status).toBe(200);
  });

  test('is one, however often one press is sent', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { vehicleNumber, purpose: 'own', expectedTotal: 29_382 };
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        tests.desk.browser.call(serviceHistoryCheckout, { body, headers }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(await tests.sql`select count(*) from orders`).toEqual([{ count: 1 }]);
    expect(await tests.sql`select count(*) from service_reports`).toEqual([{ count: 1 }]);
  });

  test('that was closed unpaid is made all the same when its money arrives late', async () => {
    const { data } = await checkOut();
    const { orderId, quoteId } = data.order;
    const started = await tests.desk.browser.call(payOrder, { body: { orderId, quoteId } });
    const gatewayOrderId = String(started.data.checkout.fields.order_id);
    tests.api.setNow(new Date(start.getTime() + 48 * hour));
    await tests.sql`update orders set payment_state = 'closed', active_step = 'CLOSED'`;
    tests.api.histories.nextStatus = ok({ state: 'ready', history });
    await applyGatewayPayment(tests.api.services, tests.api.gateway.pay(gatewayOrderId));
    await tests.desk.work();
    expect((await read(orderId)).activeStep).toBe('READY');
    expect((await readTrialBalance(tests.sql)).difference).toBe(0);
  });

  test('that was closed unpaid is not made, but refunded, if another report was paid for since', async () => {
    const first = (await checkOut()).data.order;
    const { orderId, quoteId } = first;
    const started = await tests.desk.browser.call(payOrder, { body: { orderId, quoteId } });
    const gatewayOrderId = String(started.data.checkout.fields.order_id);
    await tests.sql`update orders set payment_state = 'closed', active_step = 'CLOSED'`;
    const second = await readyOrder();
    const late = tests.api.gateway.pay(gatewayOrderId);
    expect(await applyGatewayPayment(tests.api.services, late)).toBe('refund-surplus');
    await tests.desk.work();
    expect((await read(second)).activeStep).toBe('READY');
    expect(await tests.sql`select state from service_reports order by state`).toEqual([
      { state: 'ready' },
      { state: 'unpaid' },
    ]);
  });

  test('needs a sign-in, and a foreign price is not found', async () => {
    const visitor = createTestBrowser(tests.api, { address: '203.0.113.98' });
    const body = { vehicleNumber, purpose: 'own', expectedTotal: 29_382 };
    const refused = await visitor.call(serviceHistoryCheckout, {
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(refused.problem.code).toBe('auth/required');
    const unknown = await tests.desk.browser.call(createOrder, {
      body: { kind: 'service-report', quoteId: randomUUID() },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(unknown.problem.code).toBe('order/quote-not-found');
  });
});

describe('a paid report', () => {
  test('is ordered once under one reference, becomes ready, and its cost is booked', async () => {
    const orderId = await paidOrder();
    expect(await read(orderId)).toMatchObject({
      activeStep: 'ASKED',
      details: { state: 'waiting', refundBy: '2026-11-22T04:44:00.000Z' },
    });
    expect((await report(orderId)).problem.code).toBe('service-history/not-ready');
    tests.api.histories.nextStatus = ok({ state: 'ready', history });
    await later(5_000);
    const order = await read(orderId);
    expect(order).toMatchObject({ activeStep: 'READY', details: { state: 'ready' } });
    expect(order.receiptPath).not.toBeNull();
    expect(tests.api.histories.ordered).toHaveLength(1);
    const entries = await tests.sql`
      select account, sum(amount_paise)::bigint as amount from ledger_entries group by account order by 1`;
    expect(entries).toContainEqual({ account: 'vendor-charges', amount: 12_000 });
    expect(entries).toContainEqual({ account: 'vendor-payable', amount: -12_000 });
    expect((await readTrialBalance(tests.sql)).difference).toBe(0);
  });

  test('tells its buyer once that it is ready, by SMS and e-mail with a link to the order', async () => {
    await tests.sql`update users set email = 'asha@example.in'`;
    const orderId = await paidOrder();
    const told = () => tests.api.messages.map(({ template }) => template);
    expect(told()).not.toContain('order-ready');
    tests.api.histories.nextStatus = ok({ state: 'ready', history });
    await later(5_000);
    await tests.sql`update tasks set due_at = ${start} where kind = 'ask-service-report'`;
    await later(10_000);
    expect(told().filter((template) => template === 'order-ready')).toHaveLength(1);
    expect(tests.api.messages.at(-1)?.variables).toMatchObject({
      date: '21/11/2027',
      link: expect.stringContaining(`/orders/${orderId}`),
    });
    const mails = tests.api.email.sent.filter(({ subject }) => /report is ready/.test(subject));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/orders/${orderId}`);
  });

  test('whose order was lost is asked for first, then ordered again under the same reference', async () => {
    tests.api.histories.nextStatus = downFailure('test-histories');
    await paidOrder();
    tests.api.histories.nextStatus = ok({ state: 'unknown' });
    await later(60_000);
    await later(120_000);
    expect(tests.api.histories.ordered.length).toBeGreaterThan(1);
    expect(new Set(tests.api.histories.ordered).size).toBe(1);
  });

  test('that was paid twice stays ready, and the second payment goes back', async () => {
    const orderId = await readyOrder();
    const [first] = tests.api.gateway.payments.values();
    const second = tests.api.gateway.pay(String(first?.gatewayOrderId));
    await applyGatewayPayment(tests.api.services, second);
    await tests.desk.work();
    for (const refund of tests.api.gateway.refunds.values()) {
      await applyGatewayRefund(tests.api.services, { ...refund, status: 'processed' });
    }
    expect(await read(orderId)).toMatchObject({
      activeStep: 'READY',
      refunds: [{ state: 'processed' }],
    });
  });

  test('that turns out empty is refunded by itself, and the books balance', async () => {
    tests.api.histories.nextStatus = ok({ state: 'no-record' });
    const orderId = await paidOrder();
    expect(await read(orderId)).toMatchObject({
      details: { state: 'no-record' },
      refunds: [{ amount: 29_382, reason: 'no-record' }],
    });
    await later(3 * hour);
    for (const refund of tests.api.gateway.refunds.values()) {
      await applyGatewayRefund(tests.api.services, { ...refund, status: 'processed' });
    }
    expect(await read(orderId)).toMatchObject({ activeStep: 'REFUNDED' });
    const [kept] = await tests.sql`
      select coalesce(sum(amount_paise), 0)::bigint as fees from ledger_entries
      where account in ('fee-income', 'gst-payable')`;
    expect(kept).toEqual({ fees: 0 });
    expect((await report(orderId)).problem.code).toBe('service-history/not-ready');
    expect((await readTrialBalance(tests.sql)).difference).toBe(0);
    const charged = await tests.sql`
      select 1 from ledger_entries where account = 'vendor-charges'`;
    expect(charged).toEqual([]);
  });

  test('without visits counts as empty', async () => {
    tests.api.histories.nextStatus = ok({ state: 'ready', history: { ...history, visits: [] } });
    expect((await read(await paidOrder())).details).toMatchObject({ state: 'no-record' });
  });

  test('whose source is down shows it, works on when it is back, and never refunds before its time', async () => {
    tests.api.histories.nextStatus = downFailure('test-histories');
    const orderId = await paidOrder();
    expect(await read(orderId)).toMatchObject({
      activeStep: 'SOURCE_DOWN',
      details: { state: 'source-down' },
    });
    await later(23 * hour);
    expect((await read(orderId)).refunds).toEqual([]);
    tests.api.histories.nextStatus = ok({ state: 'ready', history });
    await later(23.5 * hour);
    expect((await read(orderId)).activeStep).toBe('READY');
  });

  test('whose source is down for a day is refunded; a late answer changes nothing', async () => {
    tests.api.histories.nextStatus = downFailure('test-histories');
    const orderId = await paidOrder();
    await later(24 * hour + 1);
    expect(await read(orderId)).toMatchObject({
      details: { state: 'failed' },
      refunds: [{ amount: 29_382, reason: 'source-down' }],
    });
    tests.api.histories.nextStatus = ok({ state: 'ready', history });
    await later(25 * hour);
    expect((await read(orderId)).details).toMatchObject({ state: 'failed' });
    expect((await read(orderId)).refunds).toHaveLength(1);
  });
});

describe('a ready report', () => {
  test('has visits newest first, what the readings show, and what is missing', async () => {
    const { data } = await report(await readyOrder());
    expect(data.shareToken).toBeNull();
    expect(data.report).toMatchObject({
      vehicleNumber,
      standing: 'disagree',
      last: { on: '2023-08-20', km: 18_400 },
      gaps: [{ where: 'after', months: 39 }],
      visits: [
        {
          id: 'L4',
          flags: [{ flag: 'rollback', level: 'red', dropKm: 14_650, against: { km: 33_050 } }],
        },
        { id: 'L3', flags: [] },
        { id: 'L2' },
        { id: 'L1' },
      ],
    });
  });

  test.each(['en', 'hi'])('is a PDF in %s', async (language) => {
    const orderId = await readyOrder();
    const pdf = await tests.desk.browser.call(serviceReportPdf, {
      params: { orderId },
      query: { language },
    });
    expect(pdf.status).toBe(200);
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
  });

  test('and its order are not found by anybody else', async () => {
    const orderId = await readyOrder();
    const other = await stranger();
    const params = { orderId };
    const body = { lineId: 'L1', claim: 'not-mine' };
    const answers = [
      await other.call(serviceReport, { params }),
      await other.call(serviceReportPdf, { params, query: {} }),
      await other.call(shareServiceReport, { params }),
      await other.call(revokeServiceReport, { params }),
      await other.call(correctServiceReport, { params, body }),
    ];
    for (const { problem } of answers) {
      expect(problem).toMatchObject({ status: 404, code: 'order/not-found' });
    }
    const unknown = { params: { orderId: randomUUID() } };
    expect((await other.call(serviceReport, unknown)).problem.code).toBe('order/not-found');
  });

  test('is shared by one link with the number masked, until it is revoked', async () => {
    const params = { orderId: await readyOrder() };
    const { browser } = tests.desk;
    const [shared, beside] = await Promise.all([
      browser.call(shareServiceReport, { params }),
      browser.call(shareServiceReport, { params }),
    ]);
    expect(beside.data).toEqual(shared.data);
    const again = await browser.call(shareServiceReport, { params });
    const { shareToken: token } = shared.data;
    expect(again.data).toEqual(shared.data);
    const visitor = createTestBrowser(tests.api, { address: '203.0.113.98' });
    const open = await visitor.call(sharedServiceReport, { params: { token } });
    expect(open.data.report).toMatchObject({ vehicleNumber: null, standing: 'disagree' });
    expect(open.text).not.toContain('1433');
    await browser.call(revokeServiceReport, { params });
    const closed = await visitor.call(sharedServiceReport, { params: { token } });
    expect(closed.problem).toMatchObject({ status: 404, code: 'service-history/link-over' });
    const renewed = await browser.call(shareServiceReport, { params });
    expect(renewed.data.shareToken).not.toBe(token);
  });

  test('shows a correction beside its line, also where it is shared, and compares without the line', async () => {
    const params = { orderId: await readyOrder() };
    const { browser } = tests.desk;
    const body = { lineId: 'L4', claim: 'wrong-km', statedKm: 48_400, note: 'Job card of the day' };
    const { data } = await browser.call(correctServiceReport, { params, body });
    const [line] = data.report.visits;
    expect(line).toMatchObject({
      km: 18_400,
      correction: {
        claim: 'wrong-km',
        statedKm: 48_400,
        dueOn: '2026-12-06',
        isOverdue: false,
      },
    });
    expect(data.report).toMatchObject({ standing: 'disagree', standingWithout: 'agree' });
    const { data: link } = await browser.call(shareServiceReport, { params });
    const shared = await browser.call(sharedServiceReport, { params: { token: link.shareToken } });
    expect(shared.data.report.visits[0]?.correction).toMatchObject({ statedKm: 48_400 });
    tests.api.setNow(new Date('2026-12-06T20:00:00Z'));
    const overdue = await report(params.orderId);
    expect(overdue.data.report.visits[0]?.correction?.isOverdue).toBe(true);
    await tests.desk.work();
    const events = (await read(params.orderId)).events.map(({ kind }) => kind);
    expect(events.slice(-2)).toEqual(['report-correction', 'report-correction-late']);
  });

  test.each([
    ['an unknown line', { lineId: 'L9', claim: 'not-mine' }, 404, 'service-history/unknown-line'],
    ['no reading', { lineId: 'L1', claim: 'wrong-km' }, 400, 'request/bad-input'],
    ['NUL bytes', { lineId: 'L1', claim: 'not-mine', note: 'a\u0000b' }, 400, 'request/bad-input'],
    ['a fraction', { lineId: 'L1', claim: 'wrong-km', statedKm: 1.5 }, 400, 'request/bad-input'],
  ])('refuses a correction with %s and stores nothing', async (_name, body, status, code) => {
    const params = { orderId: await readyOrder() };
    const refused = await tests.desk.browser.call(correctServiceReport, { params, body });
    expect(refused.problem).toMatchObject({ status, code });
    expect(await tests.sql`select count(*) from service_report_corrections`).toEqual([
      { count: 0 },
    ]);
  });

  test('is closed after a year and then erased, with its link and corrections', async () => {
    const orderId = await readyOrder();
    const params = { orderId };
    const body = { lineId: 'L4', claim: 'not-mine' };
    await tests.desk.browser.call(correctServiceReport, { params, body });
    const later = new Date('2027-11-22T04:44:00Z');
    tests.api.setNow(later);
    await purgeServiceHistory({ ...tests.api.services, now: () => later });
    const rows = await tests.sql`select state, history from service_reports`;
    expect(rows).toEqual([{ state: 'erased', history: null }]);
    expect(await tests.sql`select count(*) from service_report_corrections`).toEqual([
      { count: 0 },
    ]);
    expect(await tests.sql`select count(*) from service_history_previews`).toEqual([{ count: 0 }]);
  });

  test('is exported with its order, and erased with the account', async () => {
    await readyOrder();
    const { browser } = tests.desk;
    const exported = await browser.call(exportAccount, {});
    expect(exported.data.orders).toMatchObject([
      {
        report: {
          purpose: 'buying',
          state: 'ready',
          history: { visits: [{ id: 'L1' }, {}, {}, {}] },
        },
      },
    ]);
    await browser.call(deleteAccount, { body: { confirm: 'DELETE' } });
    await tests.desk.work();
    const rows = await tests.sql`
      select state, history, user_id, vehicle_number from service_reports`;
    expect(rows).toEqual([
      { state: 'erased', history: null, user_id: null, vehicle_number: vehicleNumber.slice(0, 4) },
    ]);
  });
});

describe('the sample', () => {
  test('has five visits, one gap and readings that agree; it is a PDF too', async () => {
    const visitor = createTestBrowser(tests.api, { address: '203.0.113.98' });
    const { data } = await visitor.call(serviceHistorySample, {});
    expect(data.report).toMatchObject({
      vehicleNumber: null,
      standing: 'agree',
      accidentRepairs: 1,
      last: { km: 48_300 },
      gaps: [{ months: 28, where: 'between' }],
    });
    expect(data.report.visits).toHaveLength(5);
    const pdf = await visitor.call(serviceHistorySamplePdf, { query: { language: 'hi' } });
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
  });
});
