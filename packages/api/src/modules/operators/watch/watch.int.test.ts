import { randomUUID } from 'node:crypto';
import {
  deskDifferences,
  deskHealth,
  deskMoney,
  deskPayout,
  deskResolveDifference,
  deskRetryTask,
} from '@pahiya/contracts/operators/watch-contracts';
import { rupees } from '@pahiya/domain/shared/money';
import { describe, expect, test } from 'vitest';
import { nobody, start, useWorkingDesk } from '../../../../test/working-desk.ts';
import { noteUpstreamCall } from '../../operations/upstream-calls.ts';

const at = useWorkingDesk();

describe('a payout', () => {
  const payout = (change: object = {}, by = at.asha) =>
    by.call(deskPayout, {
      body: {
        direction: 'payout',
        amount: 50_000,
        reference: 'n3242 6112 3456789',
        paidOn: '2026-11-21',
        note: 'Partner, week 47',
        ...change,
      },
    });

  test('is booked once under its bank reference, shown with its operator, and can be returned', async () => {
    const order = await at.paidAtDesk();
    expect((await payout()).status).toBe(200);
    const again = await payout({ reference: 'N324261123456789' }, at.ravi);
    expect(again.problem.code).toBe('operator/already-booked');
    expect((await payout({ paidOn: '2026-11-22', reference: 'OTHER1' })).problem.code).toBe(
      'request/bad-input',
    );
    const money = async () => (await at.asha.call(deskMoney)).data;
    const first = await money();
    expect(first).toMatchObject({
      difference: 0,
      unbalanced: 0,
      accounts: { bank: -50_000, 'partner-payable': 50_000 },
      bank: [{ kind: 'payout', reference: 'N324261123456789', amount: -50_000, by: 'ASHA' }],
    });
    await payout({ direction: 'payout-returned' });
    expect((await money()).accounts).toMatchObject({ bank: 0, 'partner-payable': 0 });
    expect((await at.acts()).map(({ act, outcome }) => `${act} ${outcome}`)).toEqual([
      'record-payout done',
      'record-payout operator/already-booked',
      'record-payout request/bad-input',
      'record-payout done',
    ]);
    expect((await at.open(order)).ledger.map(({ kind }) => kind)).toEqual(['capture']);
  });
});

describe('monitoring at the desk', () => {
  test('differences are listed, resolved once with a note, and kept', async () => {
    const order = await at.paidAtDesk();
    const { gatewayPaymentId } = (await at.open(order)).attempts[0] ?? {};
    for (const subject of [gatewayPaymentId ?? '', 'pay_unknown', randomUUID()]) {
      await at.sql`insert into reconciliation_differences
        (kind, subject, expected_paise, found_paise, found_at)
        values ('payment-amount', ${subject}, 100, 200, ${start})`;
    }
    const list = async (query: Record<string, string> = {}) =>
      (await at.asha.call(deskDifferences, { query })).data;
    const first = await list({ limit: '2' });
    expect(first).toMatchObject({ open: 3, differences: [{ orderId: null }, { orderId: null }] });
    const rest = await list({ limit: '2', before: String(first.nextBefore) });
    expect(rest).toMatchObject({ differences: [{ orderId: order.orderId }], nextBefore: null });
    const differenceId = String(rest.differences[0]?.differenceId);
    const resolve = (note: string, id = differenceId) =>
      at.asha.call(deskResolveDifference, { params: { differenceId: id }, body: { note } });
    expect((await resolve('')).problem.code).toBe('request/bad-input');
    expect((await resolve('came in cash')).data.difference).toMatchObject({
      resolvedBy: { operatorId: at.ashaId },
      note: 'came in cash',
    });
    expect((await resolve('once more')).problem.code).toBe('operator/wrong-state');
    expect((await resolve('what', '999999')).problem.code).toBe('operator/not-found');
    expect((await list()).open).toBe(2);
    expect((await list({ show: 'resolved' })).differences).toHaveLength(1);
  });

  test('a failed job can be retried', async () => {
    await at.sql`insert into tasks (kind, subject, due_at, attempts, last_error, dead_at, created_at)
      values ('send-refund', ${nobody}, ${start}, 10, 'rejected', ${start}, ${start})`;
    await noteUpstreamCall(at.api.services, {
      upstream: 'gateway',
      durationMs: 120,
      outcome: 'timeout',
    });
    const health = (await at.asha.call(deskHealth)).data;
    expect(health.upstreams).toMatchObject([
      { upstream: 'gateway', calls: 1, failed: 1, lastFailure: 'timeout', lastSuccessAt: null },
    ]);
    const [task] = health.tasks.dead;
    expect(task).toMatchObject({ kind: 'send-refund', lastError: 'rejected' });
    const retry = () => at.asha.call(deskRetryTask, { params: { taskId: String(task?.taskId) } });
    expect((await retry()).data).toEqual({ revived: true });
    expect((await retry()).problem.code).toBe('operator/not-found');
    expect((await at.asha.call(deskHealth)).data.tasks.dead).toEqual([]);
  });

  test('the ledger shows every account and balances', async () => {
    const order = await at.paidAtDesk();
    const { data } = await at.asha.call(deskMoney);
    expect(data).toMatchObject({ difference: 0, unbalanced: 0, transactions: 1 });
    expect(data.accounts.gateway).toBe(order.total);
    expect(data.approvalAbove).toBe(rupees(5_000));
  });
});
