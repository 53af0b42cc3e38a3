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

test('cancelled work is withdrawn from the partner', async () => {
  const orderId = await handedOver();
  await tests.desk.browser.call(cancelRtoOrder, { body: { orderId } });
  await tell({ state: 'accepted' });
  expect(agent().withdrawn).toEqual([agent().submitted[0]?.reference]);
});
