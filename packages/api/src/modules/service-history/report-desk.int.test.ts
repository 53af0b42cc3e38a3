import type { HistoryStatus } from '@pahiya/domain/service-history/ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { ok } from '@pahiya/domain/shared/result';
import { describe, expect, test } from 'vitest';
import { useItemOrders } from '../../../test/item-orders.ts';
import { downFailure } from '../../../test/scripted-services.ts';
import { readTrialBalance } from '../ledger/trial-balance.ts';

const at = useItemOrders();
const soon = 20 * 60_000;
const day = (text: string) => text as IstDate;
const ready: HistoryStatus = {
  state: 'ready',
  history: {
    vehicle: {
      make: 'HONDA',
      model: 'CITY',
      fuel: 'PETROL',
      registeredOn: day('2019-08-21'),
      segment: 'private-car',
    },
    sources: [{ id: 'WS', name: 'Workshops', kind: 'workshop-network', answered: true }],
    visits: [
      {
        id: 'L1',
        on: day('2020-08-20'),
        km: 10_120,
        kind: 'paid',
        workshop: 'Shakti Motors',
        city: 'Pune',
        work: ['Periodic service'],
        parts: ['Engine oil'],
        amount: null,
        source: 'WS',
      },
    ],
    clusterChangedOn: null,
    recallOpen: null,
  },
};
const say = (status: HistoryStatus) => {
  at.tests.api.histories.nextStatus = ok(status);
};
const goDown = () => {
  at.tests.api.histories.nextStatus = downFailure('test-histories');
};

/** A report that the vendor works on. */
async function awaited() {
  const orderId = await at.report();
  await at.tests.desk.work();
  return orderId;
}

const chargesBooked = async () =>
  (await at.tests.sql`select 1 from ledger_transactions where kind = 'vendor-charge'`).length;

describe('a report at the desk', () => {
  test('is shown with its facts, never with what it says', async () => {
    say(ready);
    const orderId = await awaited();
    const order = await at.open(orderId);
    expect(order).toMatchObject({
      kind: 'service-report',
      display: 'MH 12 •• ••33',
      item: {
        kind: 'service-report',
        report: { state: 'ready', purpose: 'buying', visits: 4 },
        vendor: 'Test histories',
        corrections: 0,
      },
      possibleActs: [],
    });
    expect(JSON.stringify(order)).not.toMatch(/Shakti|10120|MH12DE1433/);
  });

  test('is asked for again, which delivers it or says that the vendor is down', async () => {
    const orderId = await awaited();
    goDown();
    const down = await at.act(orderId, 'ask-source');
    expect(down).toMatchObject({ status: 503, problem: { code: 'operator/source-unavailable' } });
    expect(await at.open(orderId)).toMatchObject({
      activeStep: 'SOURCE_DOWN',
      possibleActs: ['ask-source', 'give-up-order'],
    });
    say(ready);
    expect((await at.act(orderId, 'ask-source')).data.order.activeStep).toBe('READY');
    expect((await at.act(orderId, 'ask-source')).problem.code).toBe('operator/wrong-state');
    expect(await chargesBooked()).toBe(1);
    expect(at.tests.api.histories.ordered).toHaveLength(1);
  });
});

describe('giving a report up', () => {
  test('refunds it once, also for two operators, while the vendor is down', async () => {
    const orderId = await awaited();
    goDown();
    const answers = await Promise.all([
      at.act(orderId, 'give-up-order', 'asha', 'no answer for hours'),
      at.act(orderId, 'give-up-order', 'ravi'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await at.tests.desk.work();
    expect(await at.open(orderId)).toMatchObject({
      item: { report: { state: 'failed' } },
      refunds: [{ amount: 29_382 }],
      possibleActs: [],
    });
    expect(at.tests.api.gateway.refunds.size).toBe(1);
    expect((await readTrialBalance(at.tests.sql)).difference).toBe(0);
  });

  test('is possible before the vendor was asked, and the report is not ordered any more', async () => {
    const orderId = await at.report();
    goDown();
    expect((await at.act(orderId, 'give-up-order')).status).toBe(200);
    await at.later(soon);
    expect((await at.own(orderId)).activeStep).toBe('SOURCE_DOWN');
    expect(await at.refunds()).toHaveLength(1);
  });

  test('delivers it instead when the vendor has it, and refunds it by the vendor’s word', async () => {
    const delivered = await awaited();
    say(ready);
    expect((await at.act(delivered, 'give-up-order')).problem.code).toBe('operator/wrong-state');
    expect(await at.open(delivered)).toMatchObject({ activeStep: 'READY', refunds: [] });
  });

  test('by the vendor’s word needs no approval', async () => {
    at.approveAll();
    const orderId = await awaited();
    say({ state: 'no-record' });
    expect((await at.act(orderId, 'give-up-order')).data.order).toMatchObject({
      activeStep: 'NO_RECORD',
      refunds: [{ requestedBy: null, state: 'requested' }],
    });
  });

  test('withdraws a refund that awaits approval when the report comes after all', async () => {
    at.approveAll();
    const orderId = await awaited();
    const { data } = await at.act(orderId, 'give-up-order');
    expect(data.order.refunds).toMatchObject([{ state: 'awaiting-approval' }]);
    say(ready);
    await at.later(soon);
    expect(await at.open(orderId)).toMatchObject({
      activeStep: 'READY',
      item: { report: { state: 'ready' } },
      refunds: [{ state: 'declined' }],
    });
    expect(await chargesBooked()).toBe(1);
    expect((await readTrialBalance(at.tests.sql)).difference).toBe(0);
  });

  test('leaves a report that comes after the refund closed, and books what the vendor charges', async () => {
    const orderId = await awaited();
    await at.act(orderId, 'give-up-order');
    say(ready);
    await at.later(soon);
    expect(await at.open(orderId)).toMatchObject({
      item: { report: { state: 'failed' } },
      refunds: [{ amount: 29_382 }],
    });
    expect(await chargesBooked()).toBe(1);
    expect((await readTrialBalance(at.tests.sql)).difference).toBe(0);
  });

  test('whose refund was declined is resumed until its time is over', async () => {
    at.approveAll();
    const orderId = await awaited();
    const { data } = await at.act(orderId, 'give-up-order');
    await at.decide(data.order.refunds[0]?.refundId ?? '', 'decline');
    expect(await at.open(orderId)).toMatchObject({ possibleActs: ['resume-order', 'ask-refund'] });
    const promised = await at.tests.sql`select refund_by as "refundBy" from service_reports`;
    await at.tests.sql`update service_reports set refund_by = ${new Date(0)}`;
    expect((await at.act(orderId, 'resume-order')).problem.code).toBe('operator/wrong-state');
    await at.tests.sql`update service_reports set refund_by = ${promised[0]?.refundBy}`;
    expect((await at.act(orderId, 'resume-order')).data.order).toMatchObject({
      activeStep: 'ASKED',
      possibleActs: ['ask-source', 'give-up-order'],
    });
    await at.later(soon);
    const again = await at.act(orderId, 'give-up-order', 'ravi');
    const open = again.data.order.refunds.find(
      ({ state }: { state: string }) => state === 'awaiting-approval',
    );
    // Ravi asked for this one, so Ravi cannot decline it.
    expect((await at.decide(open?.refundId ?? '', 'decline')).problem.code).toBe(
      'operator/second-needed',
    );
  });
});

test('the queue has a report while its vendor is down, due on the day of the refund', async () => {
  const orderId = await awaited();
  expect((await at.queue()).rows).toEqual([]);
  goDown();
  await at.act(orderId, 'ask-source');
  expect((await at.queue({ orderKind: 'service-report' })).rows).toMatchObject([
    { orderId, name: 'Service history', state: 'source-down', dueOn: '2026-11-22' },
  ]);
  say({ state: 'working' });
  await at.act(orderId, 'ask-source');
  expect((await at.queue()).rows).toEqual([]);
  goDown();
  await at.act(orderId, 'ask-source');
  await at.act(orderId, 'give-up-order');
  expect((await at.queue()).rows).toEqual([]);
});
