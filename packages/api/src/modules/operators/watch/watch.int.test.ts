import { randomUUID } from 'node:crypto';
import {
  deskDifferences,
  deskHealth,
  deskMoney,
  deskResolveDifference,
  deskRetryTask,
} from '@pahiya/contracts/operators/watch-contracts';
import { rupees } from '@pahiya/domain/shared/money';
import { describe, expect, test } from 'vitest';
import { nobody, start, useWorkingDesk } from '../../../../test/working-desk.ts';
import { noteUpstreamCall } from '../../operations/upstream-calls.ts';

const at = useWorkingDesk();

describe('what operators watch', () => {
  test('differences are shown, resolved once with a note, and kept', async () => {
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

  test('work that gave up is tried again', async () => {
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

  test('the books show every account, and that they balance', async () => {
    const order = await at.paidAtDesk();
    const { data } = await at.asha.call(deskMoney);
    expect(data).toMatchObject({ difference: 0, unbalanced: 0, transactions: 1 });
    expect(data.accounts.gateway).toBe(order.total);
    expect(data.approvalAbove).toBe(rupees(5_000));
  });
});
