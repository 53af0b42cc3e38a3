import { challanPayStatus } from '@pahiya/contracts/challans/order-contracts';
import type { SettlementReport } from '@pahiya/domain/challans/ports';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eChallan, know, type OrderDesk, openDesk } from '../../../../test/order-desk.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { readTrialBalance } from '../../ledger/trial-balance.ts';
import { applyGatewayRefund } from '../../payments/refunds/apply-gateway-refund.ts';
import { applySettlementResult } from './settlement-result.ts';

const start = new Date('2026-11-21T04:44:00Z');
const seconds = (count: number) => new Date(start.getTime() + count * 1_000);
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);
const first = eChallan();
const second = eChallan({ challanNumber: 'DL10000000000000002', fine: paise(20_000) });
const numbers = [first.challanNumber, second.challanNumber];

let database: TestDatabase;
let api: TestApi;
let desk: OrderDesk;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.sql`truncate users, orders, tasks, ledger_transactions, challan_discoveries,
    challan_source_answers, otp_challenges, otp_waits, rate_limits, lookup_allowances,
    idempotency_keys, reconciliation_differences cascade`;
  api = await createTestApi(database.sql);
  know(api, first, second);
  desk = await openDesk(api);
});
afterEach(() => api.close());

const paidReport = (reference: string): SettlementReport => ({
  state: 'paid',
  receiptNumber: `RCPT-${reference.slice(0, 4)}`,
  paidAt: '2026-11-21T05:00:00Z',
});

/** The partner says the same of every challan that it has. */
function reportAll(report: (reference: string) => SettlementReport): void {
  for (const { reference } of api.partner.submitted) {
    api.partner.reports.set(reference, report(reference));
  }
}

const ordersTold = () => api.messages.filter(({ template }) => template !== 'otp');
const turnsTold = () => ordersTold().map(({ template }) => template);
const settlementsOf = (order: { challans: { settlement: string }[] }) =>
  order.challans.map(({ settlement }) => settlement);

async function paidOrder(which = numbers, type = 'STANDARD') {
  const order = await desk.create(which, type);
  await desk.pay(order);
  return order;
}

describe('a paid order', () => {
  test('goes to the partner, gets its receipts, and is cleared when the source says so: each turn told once', async () => {
    const { orderId } = await paidOrder();
    await desk.work();
    expect(api.partner.submitted.map(({ challanNumber }) => challanNumber).sort()).toEqual(numbers);
    let order = await desk.read(orderId);
    expect(order).toMatchObject({
      activeStep: 'CHALLAN_PAID',
      payment: { state: 'paid', method: 'upi' },
    });
    expect(settlementsOf(order)).toEqual(['submitted', 'submitted']);
    expect(order.challans.map(({ promisedOn }) => promisedOn)).toEqual([
      '2026-11-24',
      '2026-11-24',
    ]);
    expect(turnsTold()).toEqual(['order-paid', 'order-sent']);

    reportAll(paidReport);
    api.setNow(seconds(30));
    await desk.work();
    order = await desk.read(orderId);
    expect(order.activeStep).toBe('CHALLAN_PAYMENT_SETTLED');
    expect(settlementsOf(order)).toEqual(['receipt-stored', 'receipt-stored']);
    expect(order.challans[0]?.receiptNumber).toMatch(/^RCPT-/);
    expect(order.isFeedbackOpen).toBe(true);

    for (const hour of [1, 20, 40, 60]) {
      api.setNow(seconds(hour * 3_600));
      await desk.work();
      expect(settlementsOf(await desk.read(orderId))).toEqual(['receipt-stored', 'receipt-stored']);
    }
    know(api, { ...first, status: 'disposed' }, { ...second, status: 'paid' });
    api.setNow(days(3));
    await desk.work();
    order = await desk.read(orderId);
    expect(settlementsOf(order)).toEqual(['cleared', 'cleared']);
    expect(order.events.map(({ kind }) => kind)).toEqual([
      'ordered',
      'payment-started',
      'paid',
      'sent-to-authority',
      'sent-to-authority',
      'receipt',
      'receipt',
      'cleared-at-source',
      'cleared-at-source',
    ]);
    expect(turnsTold()).toEqual(['order-paid', 'order-sent', 'order-receipt', 'order-cleared']);
    expect(ordersTold().map(({ variables }) => variables.count)).toEqual(['2', '2', '2', '2']);
    const { accounts, difference, unbalanced } = await readTrialBalance(database.sql);
    expect({ difference, unbalanced }).toEqual({ difference: 0, unbalanced: 0 });
    expect(accounts).toMatchObject({ 'owed-to-authorities': 0, 'partner-payable': -70_000 });
  });

  test('tells by mail too when the account has an address, and says nothing of the vehicle', async () => {
    await database.sql`update users set email = 'asha@example.in', language = 'hi'`;
    const { publicId } = await paidOrder();
    await desk.work();
    expect(api.email.sent.map(({ to }) => to)).toEqual(['asha@example.in', 'asha@example.in']);
    const [mail] = api.email.sent;
    expect(mail?.subject).toContain(publicId);
    expect(mail?.text).toMatch(/[\u0900-\u097f]/);
    expect(mail?.text).toContain('http://localhost:3000/hi/orders/');
    const everything = JSON.stringify([api.email.sent, ordersTold()]);
    expect(everything).not.toMatch(/DL8CAF5030|DL 8C AF|5030/);
    expect(everything).not.toContain(first.challanNumber);
  });

  test('is locked against other orders until its source shows it as closed', async () => {
    await paidOrder([first.challanNumber]);
    await desk.work();
    reportAll(paidReport);
    api.setNow(seconds(30));
    await desk.work();
    const other = await openDesk(api, { mobile: '9876500000', address: '203.0.113.8' });
    expect((await other.order([first.challanNumber])).problem.code).toBe('challan/in-open-order');
  });

  test('express goes to the partner before standard orders that came earlier', async () => {
    const third = eChallan({ challanNumber: 'DL10000000000000003' });
    know(api, first, second, third);
    await paidOrder([first.challanNumber]);
    await desk.order([second.challanNumber], { settlementType: 'EXPRESS' }).then(async (answer) => {
      await desk.pay((answer.data as { order: Parameters<OrderDesk['pay']>[0] }).order);
    });
    const rows = await database.sql<{ express: boolean }[]>`
      select o.settlement_type = 'EXPRESS' as express from tasks t
      join order_challans c on c.id::text = t.subject join orders o on o.id = c.order_id
      where t.kind = 'settle-challan' order by t.due_at`;
    expect(rows.map(({ express }) => express)).toEqual([true, false]);
    await desk.work();
    expect(api.partner.submitted.find(({ isExpress }) => isExpress)?.challanNumber).toBe(
      second.challanNumber,
    );
  });
});

describe('the partner', () => {
  test('is asked what it knows before it is asked again: an answer that was lost settles once', async () => {
    await paidOrder([first.challanNumber]);
    const { submit } = api.partner;
    Object.assign(api.partner, {
      submit: async (request: Parameters<typeof submit>[0]) => {
        await submit(request);
        return err({ kind: 'timeout', provider: 'partner', retryable: true, reason: 'lost' });
      },
    });
    await desk.work();
    expect(api.partner.submitted).toHaveLength(1);
    Object.assign(api.partner, {
      submit: async () => {
        throw new Error('asked to settle a second time');
      },
    });
    api.setNow(seconds(5));
    await desk.work();
    expect(turnsTold()).toEqual(['order-paid', 'order-sent']);
    expect(api.partner.submitted).toHaveLength(1);
  });

  test('that never got it is asked once more, under the same reference', async () => {
    await paidOrder([first.challanNumber]);
    const { submit } = api.partner;
    const references: string[] = [];
    Object.assign(api.partner, {
      submit: async (request: Parameters<typeof submit>[0]) => {
        references.push(request.reference);
        return references.length === 1 ? downFailure('partner') : submit(request);
      },
    });
    await desk.work();
    api.setNow(seconds(5));
    await desk.work();
    expect(references).toHaveLength(2);
    expect(new Set(references).size).toBe(1);
  });

  test('that refuses leaves the challan to the desk', async () => {
    const { orderId } = await paidOrder([first.challanNumber]);
    Object.assign(api.partner, {
      submit: async () =>
        err({ kind: 'rejected', provider: 'partner', retryable: false, reason: 'not served' }),
    });
    await desk.work();
    expect(settlementsOf(await desk.read(orderId))).toEqual(['queued']);
    expect(await database.sql`select route from order_challans`).toEqual([{ route: 'desk' }]);
    expect(await database.sql`select from tasks where kind = 'settle-challan'`).toHaveLength(0);
  });

  test('that says the same twice, or an operator who does too, books one receipt', async () => {
    await paidOrder([first.challanNumber]);
    await desk.work();
    const reference = api.partner.submitted[0]?.reference ?? '';
    const report = paidReport(reference) as Extract<SettlementReport, { state: 'paid' }>;
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        database.sql.begin((tx) => applySettlementResult(tx, api.services, reference, report)),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
    expect(
      await database.sql`select from ledger_transactions where kind = 'settlement'`,
    ).toHaveLength(1);
    await desk.work();
    expect(turnsTold().filter((turn) => turn === 'order-receipt')).toHaveLength(1);
  });
});

describe('money goes back by itself', () => {
  test.each(['failed', 'amount-changed', 'moved-to-court'] as const)(
    'when one challan of two ends as %s: its fine, and the other goes on',
    async (state) => {
      const { orderId } = await paidOrder();
      await desk.work();
      const bad = api.partner.submitted.find((one) => one.challanNumber === second.challanNumber);
      const report: SettlementReport =
        state === 'amount-changed'
          ? { state, fine: paise(40_000) }
          : state === 'failed'
            ? { state, reason: 'refused' }
            : { state };
      api.partner.reports.set(bad?.reference ?? '', report);
      api.setNow(seconds(30));
      await desk.work();
      const order = await desk.read(orderId);
      expect(order.refunds).toMatchObject([
        { amount: 20_000, reason: state, challanNumbers: [second.challanNumber], state: 'sent' },
      ]);
      expect(settlementsOf(order)).toEqual(['submitted', 'refunding']);
      expect(order.activeStep).toBe('CHALLAN_PAID');
      const other = await openDesk(api, { mobile: '9876500000', address: '203.0.113.8' });
      expect((await other.order([second.challanNumber])).status).toBe(201);
    },
  );

  test('on the day after the promise: all that was paid, once, and the owner is told', async () => {
    const { orderId, total } = await paidOrder();
    await desk.work();
    api.setNow(new Date('2026-11-24T18:00:00Z'));
    await desk.work();
    expect((await desk.read(orderId)).refunds).toEqual([]);
    api.setNow(new Date('2026-11-24T18:31:00Z'));
    await desk.work();
    await desk.work();
    const order = await desk.read(orderId);
    expect(order.refunds).toHaveLength(2);
    expect(order.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect([...api.gateway.refunds.values()].reduce((sum, { amount }) => sum + amount, 0)).toBe(
      total,
    );
    expect(turnsTold().filter((turn) => turn === 'order-late')).toHaveLength(1);
    expect(order.events.filter(({ kind }) => kind === 'late')).toHaveLength(2);

    for (const refund of [...api.gateway.refunds.values()]) {
      const told = { ...refund, status: 'processed', bankReference: 'ARN0001' } as const;
      api.gateway.refunds.set(refund.gatewayRefundId, told);
      await applyGatewayRefund(api.services, told);
      await applyGatewayRefund(api.services, told);
    }
    await desk.work();
    const ended = await desk.read(orderId);
    expect(ended.activeStep).toBe('CHALLAN_REFUNDED');
    expect(settlementsOf(ended)).toEqual(['refunded', 'refunded']);
    expect(ended.refunds.every(({ bankReference }) => bankReference === 'ARN0001')).toBe(true);
    const { accounts } = await readTrialBalance(database.sql);
    expect(Object.values(accounts).every((amount) => amount === 0)).toBe(true);
    expect(turnsTold().filter((turn) => turn === 'order-refunded')).toHaveLength(2);
  });

  test('but not for what the partner has paid meanwhile: it is asked first', async () => {
    const { orderId } = await paidOrder([first.challanNumber]);
    await desk.work();
    reportAll(paidReport);
    await database.sql`delete from tasks where kind = 'follow-settlement'`;
    api.setNow(days(4));
    await desk.work();
    const order = await desk.read(orderId);
    expect(order.refunds).toEqual([]);
    expect(settlementsOf(order)).toEqual(['receipt-stored']);
  });

  test('a partner that cannot be asked on that day gets one day more', async () => {
    const { orderId, total } = await paidOrder([first.challanNumber]);
    await desk.work();
    Object.assign(api.partner, { report: async () => downFailure('partner') });
    api.setNow(new Date('2026-11-24T18:31:00Z'));
    await desk.work();
    expect((await desk.read(orderId)).refunds).toEqual([]);
    expect(turnsTold()).toContain('order-late');
    api.setNow(new Date('2026-11-25T18:31:00Z'));
    await desk.work();
    expect((await desk.read(orderId)).refunds).toMatchObject([{ amount: total, reason: 'late' }]);
  });

  test('a receipt that comes after the refund is shown to the operators and changes nothing', async () => {
    const { orderId } = await paidOrder([first.challanNumber]);
    await desk.work();
    const reference = api.partner.submitted[0]?.reference ?? '';
    api.setNow(days(5));
    await desk.work();
    const report = paidReport(reference) as Extract<SettlementReport, { state: 'paid' }>;
    const late = () =>
      database.sql.begin((tx) => applySettlementResult(tx, api.services, reference, report));
    expect(await late()).toBe('after-refund');
    expect(await late()).toBe('after-refund');
    expect(await database.sql`select kind, subject from reconciliation_differences`).toEqual([
      { kind: 'paid-after-refund', subject: reference },
    ]);
    expect(settlementsOf(await desk.read(orderId))).toEqual(['refunding']);
  });
});

describe('messages', () => {
  test('that a worker began to send before it died are not sent again', async () => {
    await paidOrder([first.challanNumber]);
    await database.sql`update notifications set state = 'sending'`;
    await desk.work();
    expect(turnsTold()).not.toContain('order-paid');
    expect(
      await database.sql`select distinct state from notifications where turn = 'paid'`,
    ).toEqual([{ state: 'unknown' }]);
  });

  test('whose answer was lost are not sent again; those refused by a limit are', async () => {
    let tries = 0;
    Object.assign(api.services.sms, {
      send: async () => {
        tries += 1;
        if (tries === 1)
          return err({ kind: 'rate-limited', provider: 'sms', retryable: true, reason: '' });
        if (tries === 2)
          return err({ kind: 'timeout', provider: 'sms', retryable: true, reason: '' });
        return ok({ requestId: '1' });
      },
    });
    await database.sql`delete from tasks`;
    await paidOrder([first.challanNumber]);
    await database.sql`delete from tasks where kind <> 'send-notification'`;
    await desk.work();
    expect(tries).toBe(1);
    api.setNow(seconds(60));
    await desk.work();
    api.setNow(seconds(600));
    await desk.work();
    expect(tries).toBe(2);
    expect(await database.sql`select state from notifications`).toEqual([{ state: 'unknown' }]);
  });
});

test('the small status says how the payment stands', async () => {
  const order = await desk.create([first.challanNumber]);
  const status = async () =>
    (await desk.browser.call(challanPayStatus, { params: { id: order.orderId } })).data;
  expect((await status()).payment.state).toBe('not-started');
  await desk.begin(order);
  expect(await status()).toMatchObject({
    activeStep: 'CHALLAN_PAYMENT_IN_PROGRESS',
    payment: { state: 'checking' },
  });
  await desk.pay(order);
  expect(await status()).toMatchObject({ activeStep: 'CHALLAN_PAID', payment: { state: 'paid' } });
});
