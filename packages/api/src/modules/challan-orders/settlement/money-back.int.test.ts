import type { SettlementReport } from '@pahiya/domain/challans/ports';
import { paise } from '@pahiya/domain/shared/money';
import { describe, expect, test } from 'vitest';
import { openDesk } from '../../../../test/order-desk.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import {
  daysLater,
  paidReport,
  secondsLater,
  settlementsOf,
  useSettling,
} from '../../../../test/settling.ts';
import { readTrialBalance } from '../../ledger/trial-balance.ts';
import { applyGatewayRefund } from '../../payments/refunds/apply-gateway-refund.ts';
import { applySettlementResult } from './settlement-result.ts';

const { first, second, tests, reportAll, turnsTold, paidOrder } = useSettling();

describe('an automatic refund', () => {
  test.each(['failed', 'amount-changed', 'moved-to-court'] as const)(
    'covers the fine when one challan of two ends as %s; the other continues',
    async (state) => {
      const { orderId } = await paidOrder();
      await tests.desk.work();
      const bad = tests.api.partner.submitted.find(
        (one) => one.challanNumber === second.challanNumber,
      );
      const report: SettlementReport =
        state === 'amount-changed'
          ? { state, fine: paise(40_000) }
          : state === 'failed'
            ? { state, reason: 'refused' }
            : { state };
      tests.api.partner.reports.set(bad?.reference ?? '', report);
      tests.api.setNow(secondsLater(30));
      await tests.desk.work();
      const order = await tests.desk.read(orderId);
      expect(order.refunds).toMatchObject([
        { amount: 20_000, reason: state, challanNumbers: [second.challanNumber], state: 'sent' },
      ]);
      expect(settlementsOf(order)).toEqual(['submitted', 'refunding']);
      expect(order.activeStep).toBe('CHALLAN_PAID');
      const other = await openDesk(tests.api, { mobile: '9876500000', address: '203.0.113.8' });
      expect((await other.order([second.challanNumber])).status).toBe(201);
    },
  );

  test('on the day after the promised date covers everything that was paid, once, and the owner is notified', async () => {
    const { orderId, total } = await paidOrder();
    await tests.desk.work();
    tests.api.setNow(new Date('2026-11-24T18:00:00Z'));
    await tests.desk.work();
    expect((await tests.desk.read(orderId)).refunds).toEqual([]);
    tests.api.setNow(new Date('2026-11-24T18:31:00Z'));
    await tests.desk.work();
    await tests.desk.work();
    const order = await tests.desk.read(orderId);
    expect(order.refunds).toHaveLength(2);
    expect(order.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(
      [...tests.api.gateway.refunds.values()].reduce((sum, { amount }) => sum + amount, 0),
    ).toBe(total);
    expect(turnsTold().filter((turn) => turn === 'order-late')).toHaveLength(1);
    expect(order.events.filter(({ kind }) => kind === 'late')).toHaveLength(2);

    for (const refund of [...tests.api.gateway.refunds.values()]) {
      const told = { ...refund, status: 'processed', bankReference: 'ARN0001' } as const;
      tests.api.gateway.refunds.set(refund.gatewayRefundId, told);
      await applyGatewayRefund(tests.api.services, told);
      await applyGatewayRefund(tests.api.services, told);
    }
    await tests.desk.work();
    const ended = await tests.desk.read(orderId);
    expect(ended.activeStep).toBe('CHALLAN_REFUNDED');
    expect(settlementsOf(ended)).toEqual(['refunded', 'refunded']);
    expect(ended.refunds.every(({ bankReference }) => bankReference === 'ARN0001')).toBe(true);
    const { accounts } = await readTrialBalance(tests.sql);
    expect(Object.values(accounts).every((amount) => amount === 0)).toBe(true);
    expect(turnsTold().filter((turn) => turn === 'order-refunded')).toHaveLength(2);
  });

  test('does not cover a challan that the partner has paid: it is asked first', async () => {
    const { orderId } = await paidOrder([first.challanNumber]);
    await tests.desk.work();
    reportAll(paidReport);
    await tests.sql`delete from tasks where kind = 'follow-settlement'`;
    tests.api.setNow(daysLater(4));
    await tests.desk.work();
    const order = await tests.desk.read(orderId);
    expect(order.refunds).toEqual([]);
    expect(settlementsOf(order)).toEqual(['receipt-stored']);
  });

  test('is delayed by one day when the partner is unavailable', async () => {
    const { orderId, total } = await paidOrder([first.challanNumber]);
    await tests.desk.work();
    Object.assign(tests.api.partner, { report: async () => downFailure('partner') });
    tests.api.setNow(new Date('2026-11-24T18:31:00Z'));
    await tests.desk.work();
    expect((await tests.desk.read(orderId)).refunds).toEqual([]);
    expect(turnsTold()).toContain('order-late');
    tests.api.setNow(new Date('2026-11-25T18:31:00Z'));
    await tests.desk.work();
    expect((await tests.desk.read(orderId)).refunds).toMatchObject([
      { amount: total, reason: 'late' },
    ]);
  });

  test('is not affected by a receipt that arrives later, which is shown to operators', async () => {
    const { orderId } = await paidOrder([first.challanNumber]);
    await tests.desk.work();
    const reference = tests.api.partner.submitted[0]?.reference ?? '';
    tests.api.setNow(daysLater(5));
    await tests.desk.work();
    const report = paidReport(reference) as Extract<SettlementReport, { state: 'paid' }>;
    const late = () =>
      tests.sql.begin((tx) => applySettlementResult(tx, tests.api.services, reference, report));
    expect(await late()).toBe('after-refund');
    expect(await late()).toBe('after-refund');
    expect(await tests.sql`select kind, subject from reconciliation_differences`).toEqual([
      { kind: 'paid-after-refund', subject: reference },
    ]);
    expect(settlementsOf(await tests.desk.read(orderId))).toEqual(['refunding']);
  });
});
