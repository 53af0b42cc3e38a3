import { deleteAccount } from '@pahiya/contracts/account/account-contracts';
import {
  deskAssign,
  deskDecideRefund,
  deskFindOrders,
  deskQueue,
} from '@pahiya/contracts/operators/desk-contracts';
import {
  deskReviewRtoDocument,
  deskRtoAct,
  deskRtoOrder,
} from '@pahiya/contracts/rto-orders/desk-rto-contracts';
import { submitRtoDocuments } from '@pahiya/contracts/rto-orders/rto-order-contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { days, start, useRtoDesk } from '../../../../test/rto-desk.ts';
import { closeOperator } from '../../operators/accounts/close-operator.ts';
import { rtoOrderKind } from '../rto-order-kind.ts';

const tests = useRtoDesk();
let asha: TestBrowser;
let ravi: TestBrowser;

beforeEach(async () => {
  asha = (await signInAtDesk(tests.api, 'asha')).browser;
  ravi = (await signInAtDesk(tests.api, 'ravi')).browser;
});

const queue = async (query: Record<string, string> = {}, by = asha) =>
  (await by.call(deskQueue, { query: { route: 'any', ...query } })).data;
const onlyRow = async (query: Record<string, string> = {}) => {
  const { rows } = await queue(query);
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0] ?? null;
};
const act = (orderId: string, body: object) =>
  asha.call(deskRtoAct, { params: { orderId }, body: body as never });
const order = async (orderId: string) =>
  (await asha.call(deskRtoOrder, { params: { orderId } })).data.order;

async function review(orderId: string, isGood = true) {
  for (const { documentId, canReview } of (await order(orderId)).documents) {
    if (!canReview || documentId === null) continue;
    const body = isGood
      ? ({ verdict: 'accepted' } as const)
      : ({ verdict: 'rejected', reason: 'unreadable' } as const);
    await asha.call(deskReviewRtoDocument, { params: { documentId }, body });
  }
}

/** Moves the clock, and the operators with it: their sessions end within a day. */
async function goTo(count: number) {
  tests.api.setNow(days(count));
  asha = (await signInAtDesk(tests.api, `asha${count}`)).browser;
}

const place = { act: 'set-appointment', on: '2026-12-02', time: '11:30', place: 'Delhi' };
const file = { act: 'file', applicationNumber: 'DL2611250001' };
const courier = { act: 'dispatch', courier: 'Speed Post', consignmentNumber: 'ED123456789IN' };

describe('RTO work in the queue of the desk', () => {
  test('has a row at every step that the desk works on, due by the rule of the step', async () => {
    const orderId = await tests.desk.paid();
    expect(await onlyRow()).toBeNull();
    await tests.desk.uploadAll(orderId);
    await tests.desk.browser.call(submitRtoDocuments, { body: { orderId } });
    expect(await onlyRow()).toMatchObject({
      orderId,
      orderKind: 'rto-service',
      kind: 'transfer-of-ownership',
      name: 'Transfer of ownership',
      state: 'documents-review',
      amount: 265_882,
      display: 'DL 8C AF 5030',
      dueOn: '2026-11-25',
      isExpress: false,
      assignedTo: null,
    });
    await review(orderId, false);
    expect(await onlyRow()).toBeNull();
    await tests.desk.uploadAll(orderId);
    await tests.desk.browser.call(submitRtoDocuments, { body: { orderId } });
    await review(orderId);
    expect(await onlyRow()).toMatchObject({ state: 'preparing', dueOn: '2026-11-30' });
    await act(orderId, place);
    expect(await onlyRow()).toMatchObject({ state: 'appointment', dueOn: '2026-12-03' });
    await goTo(9);
    await act(orderId, file);
    expect(await onlyRow()).toMatchObject({ state: 'filed', dueOn: '2027-01-01' });
    await act(orderId, { act: 'send-back', reason: 'address-proof' });
    expect(await onlyRow()).toMatchObject({ state: 'sent-back', dueOn: '2026-12-09' });
    await goTo(20);
    expect(await onlyRow({ late: '1' })).toMatchObject({ orderId, isLate: true });
    await act(orderId, file);
    await act(orderId, { act: 'approve' });
    expect(await onlyRow()).toMatchObject({ state: 'approved', dueOn: '2026-12-20' });
    await act(orderId, courier);
    expect(await onlyRow()).toMatchObject({ state: 'dispatched', dueOn: '2026-12-23' });
    await act(orderId, { act: 'finish' });
    expect(await onlyRow()).toBeNull();
  });

  test('ends when it is given up, and comes back when the refund is declined', async () => {
    const orderId = await tests.desk.submitted();
    await review(orderId);
    Object.assign(tests.api.services.settings.orders, { operatorRefundLimit: 100 });
    await act(orderId, { act: 'give-up', note: 'owner asked' });
    expect(await onlyRow()).toBeNull();
    const [refund] = await tests.sql<{ id: string }[]>`select id from refunds`;
    const params = { refundId: refund?.id ?? '' };
    await ravi.call(deskDecideRefund, { params, body: { verdict: 'decline', note: 'possible' } });
    await act(orderId, { act: 'resume', note: 'the RTO takes it after all' });
    expect(await onlyRow()).toMatchObject({ state: 'preparing', dueOn: '2026-11-30' });
  });

  test('is with the partner from the hand-over until the partner refuses it', async () => {
    Object.assign(tests.api.services.settings, { rtoPartnerServices: ['transfer-of-ownership'] });
    const orderId = await tests.desk.submitted();
    expect(await onlyRow({ route: 'desk' })).toMatchObject({ state: 'documents-review' });
    await review(orderId);
    expect(await onlyRow({ route: 'desk' })).toBeNull();
    const row = await onlyRow({ route: 'partner' });
    expect(row).toMatchObject({ state: 'preparing' });
    const params = { itemId: row?.itemId ?? '' };
    const refused = await asha.call(deskAssign, { params, body: { to: 'me' } });
    expect(refused.problem.code).toBe('operator/wrong-state');
    await tests.desk.work();
    const [submitted] = tests.api.rtoAgent.submitted;
    tests.api.rtoAgent.reports.set(submitted?.reference ?? '', {
      state: 'refused',
      reason: 'not-taken',
    });
    tests.api.setNow(new Date(start.getTime() + 8 * 60_000));
    await tests.desk.work();
    expect(await onlyRow({ route: 'desk' })).toMatchObject({ state: 'preparing' });
  });

  test('is assigned, kept over its steps, and unassigned when the account is closed', async () => {
    const orderId = await tests.desk.submitted();
    const itemId = (await onlyRow())?.itemId ?? '';
    const assign = (to: string, by = asha) =>
      by.call(deskAssign, { params: { itemId }, body: { to } });
    const answers = await Promise.all([assign('me'), assign('me', ravi)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await assign('nobody');
    await assign('me', ravi);
    expect((await assign('me')).problem.code).toBe('operator/wrong-state');
    await review(orderId);
    expect(await onlyRow()).toMatchObject({
      state: 'preparing',
      assignedTo: { displayName: 'RAVI' },
    });
    expect((await queue({ assigned: 'mine' }, ravi)).rows).toHaveLength(1);
    expect((await queue({ assigned: 'mine' })).rows).toEqual([]);
    await closeOperator(tests.api.services, 'ravi', start);
    expect(await onlyRow()).toMatchObject({ assignedTo: null });
    const acts = await tests.sql`
      select distinct act, order_id from operator_acts where act = 'assign'`;
    expect(acts).toEqual([{ act: 'assign', order_id: orderId }]);
  });

  test('is filtered and counted by kind and state, and its order is found with its kind', async () => {
    const orderId = await tests.desk.submitted();
    const counts = { orderKind: 'rto-service', state: 'documents-review', all: 1 };
    expect((await queue({ orderKind: 'rto-service' })).counts.states).toEqual([counts]);
    expect(await onlyRow({ orderKind: 'rto-service', state: 'documents-review' })).toMatchObject({
      orderId,
    });
    expect(await onlyRow({ orderKind: 'rto-service', state: 'filed' })).toBeNull();
    expect(await onlyRow({ orderKind: 'challan' })).toBeNull();
    const found = await asha.call(deskFindOrders, { body: { text: 'DL8CAF5030' } });
    expect(found.data.orders).toMatchObject([{ orderId, kind: 'rto-service' }]);
  });
});

describe('once the account is deleted', () => {
  const numbers = async () => ({
    order: (await tests.sql<{ n: string }[]>`select vehicle_number as n from orders`)[0]?.n,
    rows: (await tests.sql<{ n: string }[]>`select vehicle_number as n from desk_work`).map(
      ({ n }) => n,
    ),
  });

  test('the number stays while there is work to do with it, and goes with the work', async () => {
    const orderId = await tests.desk.submitted();
    await tests.desk.browser.call(deleteAccount, { body: { confirm: 'DELETE' } });
    await review(orderId);
    expect(await numbers()).toEqual({ order: 'DL8CAF5030', rows: ['DL8CAF5030'] });
    await act(orderId, file);
    await act(orderId, { act: 'approve' });
    await act(orderId, { act: 'finish' });
    expect(await numbers()).toEqual({ order: 'DL8CAF5030', rows: [] });
    tests.api.setNow(days(400));
    await tests.desk.work();
    expect(await numbers()).toEqual({ order: 'DL8C', rows: [] });
  });

  test('work that outlives its order has no more of the number than the order', async () => {
    const orderId = await tests.desk.submitted();
    const [row] = await tests.sql`select * from desk_work`;
    const [work] = await rtoOrderKind.desk.openWork(tests.sql, { ids: [row?.item_id] });
    await tests.desk.browser.call(deleteAccount, { body: { confirm: 'DELETE' } });
    // A kind whose work is still open after the order's end.
    const openWork: typeof rtoOrderKind.desk.openWork = async (sql) => {
      const [found] = await sql`select vehicle_number from orders where id = ${orderId}`;
      return work === undefined ? [] : [{ ...work, vehicleNumber: found?.vehicle_number }];
    };
    const { services } = tests.api;
    const lasting = { ...rtoOrderKind, desk: { ...rtoOrderKind.desk, openWork } };
    Object.assign(services, { orderKinds: { ...services.orderKinds, 'rto-service': lasting } });
    await review(orderId);
    await act(orderId, file);
    await act(orderId, { act: 'approve' });
    await act(orderId, { act: 'finish' });
    await tests.sql`insert into desk_work ${tests.sql([row ?? {}])}`;
    tests.api.setNow(days(400));
    await tests.desk.work();
    expect(await numbers()).toEqual({ order: 'DL8C', rows: ['DL8C'] });
    await tests.sql`delete from desk_work`;
  });
});
