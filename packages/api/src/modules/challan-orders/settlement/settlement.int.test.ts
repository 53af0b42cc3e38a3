import { challanPayStatus } from '@pahiya/contracts/challans/order-contracts';
import type { SettlementReport } from '@pahiya/domain/challans/ports';
import { err, ok } from '@pahiya/domain/shared/result';
import { describe, expect, test } from 'vitest';
import { eChallan, know, type OrderDesk, openDesk } from '../../../../test/order-desk.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import {
  daysLater,
  paidReport,
  secondsLater,
  settlementsOf,
  useSettling,
} from '../../../../test/settling.ts';
import { readTrialBalance } from '../../ledger/trial-balance.ts';
import { applySettlementResult } from './settlement-result.ts';

const { first, second, tests, reportAll, ordersTold, turnsTold, paidOrder } = useSettling();

describe('a paid order', () => {
  test('goes to the partner, gets its receipts and is cleared once the source confirms it: one message per event', async () => {
    const { orderId } = await paidOrder();
    await tests.desk.work();
    expect(tests.api.partner.submitted.map(({ challanNumber }) => challanNumber).sort()).toEqual([
      first.challanNumber,
      second.challanNumber,
    ]);
    let order = await tests.desk.read(orderId);
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
    tests.api.setNow(secondsLater(30));
    await tests.desk.work();
    order = await tests.desk.read(orderId);
    expect(order.activeStep).toBe('CHALLAN_PAYMENT_SETTLED');
    expect(settlementsOf(order)).toEqual(['receipt-stored', 'receipt-stored']);
    expect(order.challans[0]?.receiptNumber).toMatch(/^RCPT-/);
    expect(order.isFeedbackOpen).toBe(true);

    for (const hour of [1, 20, 40, 60]) {
      tests.api.setNow(secondsLater(hour * 3_600));
      await tests.desk.work();
      expect(settlementsOf(await tests.desk.read(orderId))).toEqual([
        'receipt-stored',
        'receipt-stored',
      ]);
    }
    know(tests.api, { ...first, status: 'disposed' }, { ...second, status: 'paid' });
    tests.api.setNow(daysLater(3));
    await tests.desk.work();
    order = await tests.desk.read(orderId);
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
    const { accounts, difference, unbalanced } = await readTrialBalance(tests.sql);
    expect({ difference, unbalanced }).toEqual({ difference: 0, unbalanced: 0 });
    expect(accounts).toMatchObject({ 'owed-to-authorities': 0, 'partner-payable': -70_000 });
  });

  test('notifies by e-mail too when the account has an address, without naming the vehicle', async () => {
    await tests.sql`update users set email = 'asha@example.in', language = 'hi'`;
    const { publicId } = await paidOrder();
    await tests.desk.work();
    expect(tests.api.email.sent.map(({ to }) => to)).toEqual([
      'asha@example.in',
      'asha@example.in',
    ]);
    const [mail] = tests.api.email.sent;
    expect(mail?.subject).toContain(publicId);
    expect(mail?.text).toMatch(/[\u0900-\u097f]/);
    expect(mail?.text).toContain('http://localhost:3000/hi/orders/');
    const everything = JSON.stringify([tests.api.email.sent, ordersTold()]);
    expect(everything).not.toMatch(/DL8CAF5030|DL 8C AF|5030/);
    expect(everything).not.toContain(first.challanNumber);
  });

  test('locks its challans against other orders until the source shows them as closed', async () => {
    await paidOrder([first.challanNumber]);
    await tests.desk.work();
    reportAll(paidReport);
    tests.api.setNow(secondsLater(30));
    await tests.desk.work();
    const other = await openDesk(tests.api, { mobile: '9876500000', address: '203.0.113.8' });
    expect((await other.order([first.challanNumber])).problem.code).toBe('challan/in-open-order');
  });

  test('with express settlement goes to the partner before earlier standard orders', async () => {
    const third = eChallan({ challanNumber: 'DL10000000000000003' });
    know(tests.api, first, second, third);
    await paidOrder([first.challanNumber]);
    await tests.desk
      .order([second.challanNumber], { settlementType: 'EXPRESS' })
      .then(async (answer) => {
        await tests.desk.pay((answer.data as { order: Parameters<OrderDesk['pay']>[0] }).order);
      });
    const rows = await tests.sql<{ express: boolean }[]>`
      select o.settlement_type = 'EXPRESS' as express from tasks t
      join order_challans c on c.id::text = t.subject
      join challan_orders o on o.order_id = c.order_id
      where t.kind = 'settle-challan' order by t.due_at`;
    expect(rows.map(({ express }) => express)).toEqual([true, false]);
    await tests.desk.work();
    expect(tests.api.partner.submitted.find(({ isExpress }) => isExpress)?.challanNumber).toBe(
      second.challanNumber,
    );
  });
});

describe('the partner', () => {
  test('is asked for its state before a resubmission: a lost response settles once', async () => {
    await paidOrder([first.challanNumber]);
    const { submit } = tests.api.partner;
    Object.assign(tests.api.partner, {
      submit: async (request: Parameters<typeof submit>[0]) => {
        await submit(request);
        return err({ kind: 'timeout', provider: 'partner', retryable: true, reason: 'lost' });
      },
    });
    await tests.desk.work();
    expect(tests.api.partner.submitted).toHaveLength(1);
    Object.assign(tests.api.partner, {
      submit: async () => {
        throw new Error('asked to settle a second time');
      },
    });
    tests.api.setNow(secondsLater(5));
    await tests.desk.work();
    expect(turnsTold()).toEqual(['order-paid', 'order-sent']);
    expect(tests.api.partner.submitted).toHaveLength(1);
  });

  test('that never received a challan gets it once more, under the same reference', async () => {
    await paidOrder([first.challanNumber]);
    const { submit } = tests.api.partner;
    const references: string[] = [];
    Object.assign(tests.api.partner, {
      submit: async (request: Parameters<typeof submit>[0]) => {
        references.push(request.reference);
        return references.length === 1 ? downFailure('partner') : submit(request);
      },
    });
    await tests.desk.work();
    tests.api.setNow(secondsLater(5));
    await tests.desk.work();
    expect(references).toHaveLength(2);
    expect(new Set(references).size).toBe(1);
  });

  test('that refuses a challan leaves it to the desk', async () => {
    const { orderId } = await paidOrder([first.challanNumber]);
    Object.assign(tests.api.partner, {
      submit: async () =>
        err({ kind: 'rejected', provider: 'partner', retryable: false, reason: 'not served' }),
    });
    await tests.desk.work();
    expect(settlementsOf(await tests.desk.read(orderId))).toEqual(['queued']);
    expect(await tests.sql`select route from order_challans`).toEqual([{ route: 'desk' }]);
    expect(await tests.sql`select from tasks where kind = 'settle-challan'`).toHaveLength(0);
  });

  test('that reports the same receipt ten times at once has it booked once', async () => {
    await paidOrder([first.challanNumber]);
    await tests.desk.work();
    const reference = tests.api.partner.submitted[0]?.reference ?? '';
    const report = paidReport(reference) as Extract<SettlementReport, { state: 'paid' }>;
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        tests.sql.begin((tx) => applySettlementResult(tx, tests.api.services, reference, report)),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
    expect(await tests.sql`select from ledger_transactions where kind = 'settlement'`).toHaveLength(
      1,
    );
    await tests.desk.work();
    expect(turnsTold().filter((turn) => turn === 'order-receipt')).toHaveLength(1);
  });
});

describe('messages', () => {
  test('marked as sending when a worker crashed are not sent again', async () => {
    await paidOrder([first.challanNumber]);
    await tests.sql`update notifications set state = 'sending'`;
    await tests.desk.work();
    expect(turnsTold()).not.toContain('order-paid');
    expect(await tests.sql`select distinct state from notifications where turn = 'paid'`).toEqual([
      { state: 'unknown' },
    ]);
  });

  test('with a lost response are not sent again; those refused by a rate limit are', async () => {
    let tries = 0;
    Object.assign(tests.api.services.sms, {
      send: async () => {
        tries += 1;
        if (tries === 1)
          return err({ kind: 'rate-limited', provider: 'sms', retryable: true, reason: '' });
        if (tries === 2)
          return err({ kind: 'timeout', provider: 'sms', retryable: true, reason: '' });
        return ok({ requestId: '1' });
      },
    });
    await tests.sql`delete from tasks`;
    await paidOrder([first.challanNumber]);
    await tests.sql`delete from tasks where kind <> 'send-notification'`;
    await tests.desk.work();
    expect(tries).toBe(1);
    tests.api.setNow(secondsLater(60));
    await tests.desk.work();
    tests.api.setNow(secondsLater(600));
    await tests.desk.work();
    expect(tries).toBe(2);
    expect(await tests.sql`select state from notifications`).toEqual([{ state: 'unknown' }]);
  });
});

test('the short status shows the payment state', async () => {
  const order = await tests.desk.create([first.challanNumber]);
  const status = async () =>
    (await tests.desk.browser.call(challanPayStatus, { params: { id: order.orderId } })).data;
  expect((await status()).payment.state).toBe('not-started');
  await tests.desk.begin(order);
  expect(await status()).toMatchObject({
    activeStep: 'CHALLAN_PAYMENT_IN_PROGRESS',
    payment: { state: 'checking' },
  });
  await tests.desk.pay(order);
  expect(await status()).toMatchObject({ activeStep: 'CHALLAN_PAID', payment: { state: 'paid' } });
});
