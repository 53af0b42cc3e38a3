import {
  deskDecideRefund,
  deskOrder as deskOrderOfAnyKind,
} from '@pahiya/contracts/operators/desk-contracts';
import { fetchOrder } from '@pahiya/contracts/orders/order-contracts';
import {
  deskReviewRtoDocument,
  deskRtoAct,
  deskRtoOrder,
} from '@pahiya/contracts/rto-orders/desk-rto-contracts';
import {
  cancelRtoOrder,
  submitRtoDocuments,
} from '@pahiya/contracts/rto-orders/rto-order-contracts';
import type { RtoAgentReport } from '@pahiya/domain/rto-services/ports';
import { rupees } from '@pahiya/domain/shared/money';
import { err } from '@pahiya/domain/shared/result';
import { beforeEach, expect, test } from 'vitest';
import type { TestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { start, useRtoDesk } from '../../../../test/rto-desk.ts';

const tests = useRtoDesk();
let asha: TestBrowser;
let minutes: number;

beforeEach(async () => {
  minutes = 0;
  const services = { rtoPartnerServices: ['transfer-of-ownership:DL'] };
  Object.assign(tests.api.services.settings, services);
  asha = (await signInAtDesk(tests.api, 'asha')).browser;
});

const act = (orderId: string, body: object) =>
  asha.call(deskRtoAct, { params: { orderId }, body: body as { act: 'approve' } });
const agent = () => tests.api.rtoAgent;
const deskOrder = async (orderId: string) =>
  (await asha.call(deskRtoOrder, { params: { orderId } })).data.order;

async function review(orderId: string) {
  for (const { documentId, canReview } of (await deskOrder(orderId)).documents) {
    if (!canReview || documentId === null) continue;
    const body = { verdict: 'accepted' } as const;
    await asha.call(deskReviewRtoDocument, { params: { documentId }, body });
  }
}

/** The partner reports this of its last work. */
async function tell(report: RtoAgentReport) {
  agent().reports.set(agent().submitted.at(-1)?.reference ?? '', report);
  minutes += 8;
  tests.api.setNow(new Date(start.getTime() + minutes * 60_000));
  await tests.desk.work();
}

async function handedOver() {
  const orderId = await tests.desk.submitted();
  await review(orderId);
  await tests.desk.work();
  return orderId;
}

const applicationNumber = 'DL2611250001';

test('a whole life through the partner: sent back once, filed again, and the RC at the door', async () => {
  const orderId = await handedOver();
  expect(agent().submitted).toMatchObject([
    { serviceId: 'transfer-of-ownership', stateCode: 'DL', applicationNumber: null },
  ]);
  expect(agent().uploaded.length).toBeGreaterThan(0);
  expect([...(agent().submitted[0]?.documentIds ?? [])].sort()).toEqual(agent().uploaded.sort());
  expect((await deskOrder(orderId)).acts).toEqual(['give-up']);
  await tell({ state: 'appointment', at: '2026-11-25T06:00:00Z', place: 'Sarai Kale Khan' });
  expect(await tests.desk.details(orderId)).toMatchObject({
    step: 'appointment',
    appointment: { at: '2026-11-25T06:00:00.000Z', place: 'Sarai Kale Khan' },
  });
  const back = { state: 'sent-back', reason: 'address-proof', remark: 'NOT PROPER' } as const;
  await tell({ ...back, applicationNumber });
  expect(await tests.desk.details(orderId)).toMatchObject({
    step: 'sent-back',
    applicationNumber,
    deficiency: { id: 'address-proof', remark: 'NOT PROPER' },
  });
  await tests.desk.uploadAll(orderId);
  await tests.desk.browser.call(submitRtoDocuments, { body: { orderId } });
  await review(orderId);
  await tests.desk.work();
  expect(agent().submitted).toHaveLength(2);
  expect(agent().submitted[1]).toMatchObject({ applicationNumber });
  const consignment = { courier: 'Panchi Courier', consignmentNumber: 'PC12345678' };
  await tell({ state: 'done', applicationNumber, ...consignment });
  const { order } = (await tests.desk.browser.call(fetchOrder, { params: { id: orderId } })).data;
  expect(order).toMatchObject({ activeStep: 'done' });
  expect(order.events.map(({ kind }) => kind).filter((kind) => kind.startsWith('rto-'))).toEqual([
    ...['rto-appointment', 'rto-filed', 'rto-sent-back', 'rto-filed', 'rto-approved'],
    ...['rto-dispatched', 'rto-done'],
  ]);
  expect(await tests.desk.balanceOf('partner-payable')).toBe(-30_000);
  expect(await tests.sql`select from tasks where kind = 'follow-rto-agent'`).toHaveLength(0);
});

test('work that the partner refuses, at once or later, goes on at the desk', async () => {
  agent().answer = err({
    kind: 'rejected',
    provider: 'test-agent',
    retryable: false,
    reason: 'not served',
  });
  const first = await handedOver();
  expect((await deskOrder(first)).acts).toContain('file');
  agent().answer = null;
  const second = await handedOver();
  await tell({ state: 'refused', reason: 'no_staff' });
  const body = { act: 'file', applicationNumber } as const;
  await asha.call(deskRtoAct, { params: { orderId: second }, body });
  expect(await tests.desk.details(second)).toMatchObject({ step: 'filed', applicationNumber });
  await tell({ state: 'approved', applicationNumber });
  expect(await tests.desk.details(second)).toMatchObject({ step: 'filed' });
});

test('the desk sees since when work is with the partner, under which reference, and its last answer', async () => {
  const orderId = await tests.desk.submitted();
  expect((await deskOrder(orderId)).partner).toBeNull();
  await review(orderId);
  const reference = expect.stringMatching(/\.1$/);
  const waiting = { isCurrent: true, reference, since: start.toISOString(), withdrawal: null };
  expect((await deskOrder(orderId)).partner).toEqual({ ...waiting, answer: null });
  await tests.desk.work();
  const accepted = { state: 'accepted', at: start.toISOString(), note: null };
  expect((await deskOrder(orderId)).partner).toEqual({ ...waiting, answer: accepted });
  await tell({ state: 'refused', reason: 'no_staff' });
  expect((await deskOrder(orderId)).partner).toEqual({
    ...waiting,
    isCurrent: false,
    answer: { state: 'refused', at: '2026-11-23T04:52:00.000Z', note: 'no_staff' },
  });
});

test('a reason that we do not know goes to the desk with its words', async () => {
  const orderId = await handedOver();
  const back = { state: 'sent-back', reason: 'new-reason', remark: 'SEE CLERK' } as const;
  await tell({ ...back, applicationNumber });
  expect(await deskOrder(orderId)).toMatchObject({
    step: 'filed',
    partner: { isCurrent: false, answer: { state: 'sent-back', note: 'new-reason: SEE CLERK' } },
  });
});

const withdrawals = (orderId: string) => tests.sql<{ outcome: string; note: string | null }[]>`
  select outcome, note from operator_acts where order_id = ${orderId} and act = 'rto-withdraw'`;
const kindsOf = async (orderId: string) =>
  (await tests.desk.read(orderId)).events.map(({ kind }) => kind);

test('cancelled work is withdrawn from the partner at once, and that is recorded', async () => {
  const orderId = await handedOver();
  await tests.desk.browser.call(cancelRtoOrder, { body: { orderId } });
  await tests.desk.work();
  expect(agent().withdrawn).toEqual([agent().submitted[0]?.reference]);
  expect((await deskOrder(orderId)).partner).toMatchObject({
    isCurrent: false,
    withdrawal: { outcome: 'withdrawn', at: start.toISOString() },
  });
  expect(await tests.desk.details(orderId)).toMatchObject({ filedAnyway: false });
  expect([...(await withdrawals(orderId))]).toEqual([{ outcome: 'done', note: null }]);
  expect(await kindsOf(orderId)).not.toContain('rto-withdrawn-late');
});

/** The partner filed work that its owner cancelled. */
async function cancelledTooLate() {
  const orderId = await handedOver();
  agent().withdrawal = 'too-late';
  agent().reports.set(agent().submitted[0]?.reference ?? '', { state: 'filed', applicationNumber });
  await tests.desk.browser.call(cancelRtoOrder, { body: { orderId } });
  await tests.desk.work();
  return orderId;
}

test('a withdrawal that came too late is recorded once, shown to the owner and at the desk, and everything is refunded', async () => {
  const orderId = await cancelledTooLate();
  expect(await tests.desk.details(orderId)).toMatchObject({
    step: 'refunding',
    filedAnyway: true,
    applicationNumber,
  });
  expect((await deskOrder(orderId)).partner).toMatchObject({
    isCurrent: false,
    withdrawal: { outcome: 'too-late' },
  });
  expect([...(await withdrawals(orderId))]).toEqual([
    { outcome: 'too-late', note: applicationNumber },
  ]);
  const { activeStep, refunds, total } = await tests.desk.creditRefund(orderId);
  expect([activeStep, refunds.map(({ amount }) => amount)]).toEqual(['refunded', [total]]);
  expect((await kindsOf(orderId)).filter((kind) => kind === 'rto-withdrawn-late')).toHaveLength(1);
  expect(await tests.desk.details(orderId)).toMatchObject({ filedAnyway: true });
});

/** Given up by the desk, and its refund declined by a second operator. */
async function givenUpByMistake(withdrawal: 'withdrawn' | 'too-late') {
  Object.assign(tests.api.services.settings.orders, { operatorRefundLimit: rupees(1) });
  const orderId = await handedOver();
  agent().withdrawal = withdrawal;
  if (withdrawal === 'too-late') {
    const filed = { state: 'filed', applicationNumber } as const;
    agent().reports.set(agent().submitted[0]?.reference ?? '', filed);
  }
  await act(orderId, { act: 'give-up', note: 'by mistake' });
  await tests.desk.work();
  const ravi = (await signInAtDesk(tests.api, 'ravi')).browser;
  const [refund] = (await asha.call(deskOrderOfAnyKind, { params: { orderId } })).data.order
    .refunds;
  const body = { verdict: 'decline', note: 'it goes on' } as const;
  await ravi.call(deskDecideRefund, { params: { refundId: refund?.refundId ?? '' }, body });
  await act(orderId, { act: 'resume', note: '' });
  return orderId;
}

test('resumed work that the partner had filed goes on there, and is not filed twice', async () => {
  const orderId = await givenUpByMistake('too-late');
  expect(await deskOrder(orderId)).toMatchObject({
    step: 'preparing',
    partner: { isCurrent: true, withdrawal: null },
    acts: ['give-up'],
  });
  await tests.desk.work();
  expect(await tests.desk.details(orderId)).toMatchObject({
    step: 'filed',
    applicationNumber,
    filedAnyway: false,
  });
  expect(await tests.desk.balanceOf('partner-payable')).toBe(-30_000);
  expect(agent().submitted).toHaveLength(1);
});

test('resumed work that the partner did withdraw goes on at the desk', async () => {
  const orderId = await givenUpByMistake('withdrawn');
  const { step, partner, acts } = await deskOrder(orderId);
  expect([step, partner?.isCurrent]).toEqual(['preparing', false]);
  expect(acts).toContain('file');
  await tests.desk.work();
  expect(agent().submitted).toHaveLength(1);
});
