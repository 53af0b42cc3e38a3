import { deskOrder } from '@pahiya/contracts/operators/desk-contracts';
import { fetchOrder } from '@pahiya/contracts/orders/order-contracts';
import {
  deskReviewRtoDocument,
  deskRtoAct,
  deskRtoDocument,
  deskRtoOrder,
} from '@pahiya/contracts/rto-orders/desk-rto-contracts';
import {
  cancelRtoOrder,
  submitRtoDocuments,
} from '@pahiya/contracts/rto-orders/rto-order-contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { days, nobody, start, useRtoDesk } from '../../../../test/rto-desk.ts';
import { readTrialBalance } from '../../ledger/trial-balance.ts';

const tests = useRtoDesk();
let asha: TestBrowser;

beforeEach(async () => {
  asha = (await signInAtDesk(tests.api, 'asha')).browser;
});

const read = async (orderId: string) =>
  (await asha.call(deskRtoOrder, { params: { orderId } })).data.order;
const act = (orderId: string, body: object) =>
  asha.call(deskRtoAct, { params: { orderId }, body: body as never });
const file = (orderId: string, applicationNumber = 'DL2611250001') =>
  act(orderId, { act: 'file', applicationNumber });

/** Accepts all submitted documents, or rejects those of one kind. */
async function review(orderId: string, rejected?: string) {
  for (const { documentId, kind, canReview } of (await read(orderId)).documents) {
    if (!canReview || documentId === null) continue;
    const body =
      kind === rejected
        ? ({ verdict: 'rejected', reason: 'unreadable' } as const)
        : ({ verdict: 'accepted' } as const);
    await asha.call(deskReviewRtoDocument, { params: { documentId }, body });
  }
}

async function filed() {
  const orderId = await tests.desk.submitted();
  await review(orderId);
  await file(orderId);
  return orderId;
}

const turns = () =>
  tests.api.messages.filter(({ template }) => template !== 'otp').map(({ template }) => template);
const acts = async (orderId: string) =>
  (
    await tests.sql<{ act: string; outcome: string }[]>`
      select act, outcome from operator_acts where order_id = ${orderId} and act like 'rto-%'
      order by id`
  ).map(({ act: name, outcome }) => `${name}: ${outcome}`);

describe('RTO work at the desk', () => {
  test('goes from documents to the RC at the door, with each date, number and message', async () => {
    const orderId = await tests.desk.submitted();
    await review(orderId);
    expect(await tests.desk.details(orderId)).toMatchObject({
      step: 'preparing',
      promisedOn: '2026-11-30',
    });
    const appointment = {
      act: 'set-appointment',
      on: '2026-12-02',
      time: '11:30',
      place: 'Sarai Kale Khan',
    };
    await act(orderId, appointment);
    expect(await tests.desk.details(orderId)).toMatchObject({
      step: 'appointment',
      promisedOn: '2026-12-03',
      appointment: { at: '2026-12-02T06:00:00.000Z', place: 'Sarai Kale Khan' },
    });
    await file(orderId);
    expect(await tests.desk.balanceOf('partner-payable')).toBe(-30_000);
    expect(await tests.desk.balanceOf('owed-to-authorities')).toBe(0);
    await act(orderId, { act: 'approve' });
    await act(orderId, {
      act: 'dispatch',
      courier: 'Speed Post',
      consignmentNumber: 'ED123456789IN',
    });
    await act(orderId, { act: 'finish' });
    await tests.desk.work();
    const { order } = (await tests.desk.browser.call(fetchOrder, { params: { id: orderId } })).data;
    expect(order).toMatchObject({
      activeStep: 'done',
      details: {
        applicationNumber: 'DL2611250001',
        courier: {
          name: 'Speed Post',
          consignmentNumber: 'ED123456789IN',
          tracking: { url: 'https://www.indiapost.gov.in/', asksForNumber: true },
        },
      },
    });
    expect(order.events.map(({ kind }) => kind)).toEqual([
      ...['ordered', 'payment-started', 'paid', 'documents-needed', 'documents-received'],
      ...['documents-verified', 'rto-appointment', 'rto-filed', 'rto-approved'],
      ...['rto-dispatched', 'rto-done'],
    ]);
    expect(turns().sort()).toEqual([
      'order-appointment',
      'order-approved',
      'order-completed',
      'order-filed',
      'order-papers-needed',
    ]);
    expect(await acts(orderId)).toEqual([
      ...['rto-set-appointment: done', 'rto-file: done', 'rto-approve: done'],
      ...['rto-dispatch: done', 'rto-finish: done'],
    ]);
  });

  test("is told apart by the desk's page of any order", async () => {
    const orderId = await tests.desk.paid();
    const { data } = await asha.call(deskOrder, { params: { orderId } });
    expect(data.order).toMatchObject({ kind: 'rto-service', challans: [] });
  });

  test('a rejected document goes back to its owner, who sends it again', async () => {
    const orderId = await tests.desk.submitted();
    await review(orderId, 'insurance');
    const back = await tests.desk.details(orderId);
    expect(back).toMatchObject({ step: 'awaiting-documents', canUpload: true });
    expect(back.documents.find(({ kind }) => kind === 'insurance')).toMatchObject({
      state: 'rejected',
      reason: 'unreadable',
    });
    await tests.desk.uploadAll(orderId);
    await tests.desk.browser.call(submitRtoDocuments, { body: { orderId } });
    await review(orderId);
    expect(await tests.desk.details(orderId)).toMatchObject({ step: 'preparing' });
  });

  test('a deficiency is explained, fixed with new documents, and filed again; the fee is paid once', async () => {
    const orderId = await filed();
    const remark = 'ADDRESS PROOF NOT PROPER';
    await act(orderId, { act: 'send-back', reason: 'address-proof', remark });
    const back = await tests.desk.details(orderId);
    expect(back).toMatchObject({ step: 'sent-back', deficiency: { id: 'address-proof', remark } });
    expect(back.deficiency?.todo.en).not.toBe('');
    await tests.desk.uploadAll(orderId);
    await tests.desk.browser.call(submitRtoDocuments, { body: { orderId } });
    await review(orderId);
    tests.api.setNow(new Date(start.getTime() + 10 * 60_000));
    await file(orderId, 'DL2611250002');
    expect(await tests.desk.details(orderId)).toMatchObject({
      step: 'filed',
      deficiency: null,
      applicationNumber: 'DL2611250002',
      filedAt: start.toISOString(),
    });
    expect(await tests.desk.balanceOf('partner-payable')).toBe(-30_000);
    await tests.desk.work();
    expect(turns().filter((turn) => turn === 'order-filed')).toHaveLength(2);
    expect(turns().filter((turn) => turn === 'order-sent-back')).toHaveLength(1);
  });

  test('an appointment that is moved replaces the promise of the one before, and is told again', async () => {
    const orderId = await tests.desk.submitted();
    await review(orderId);
    const set = (on: string) =>
      act(orderId, { act: 'set-appointment', on, time: '11:30', place: 'Sarai Kale Khan' });
    await set('2027-05-01');
    expect(await tests.desk.details(orderId)).toMatchObject({ promisedOn: '2027-05-02' });
    await set('2026-11-25');
    expect(await tests.desk.details(orderId)).toMatchObject({
      promisedOn: '2026-11-30',
      appointment: { at: '2026-11-25T06:00:00.000Z' },
    });
    await tests.desk.work();
    expect(turns().filter((turn) => turn === 'order-appointment')).toHaveLength(2);
    const [newest] = tests.api.messages.filter(({ template }) => template === 'order-appointment');
    expect(JSON.stringify(newest)).not.toContain('Sarai Kale Khan');
  });

  test('filed work is not cancelled by its owner while a deficiency is fixed: the fee is spent', async () => {
    const orderId = await filed();
    await act(orderId, { act: 'send-back', reason: 'address-proof', remark: '' });
    await tests.desk.uploadAll(orderId);
    await tests.desk.browser.call(submitRtoDocuments, { body: { orderId } });
    expect(await tests.desk.details(orderId)).toMatchObject({
      step: 'documents-review',
      canCancel: false,
    });
    const cancelled = await tests.desk.browser.call(cancelRtoOrder, { body: { orderId } });
    expect(cancelled.problem.code).toBe('order/wrong-step');
    expect(await tests.desk.read(orderId)).toMatchObject({ refunds: [] });
  });

  test('given up after filing, all but the government fee is refunded, and the ledger balances', async () => {
    const orderId = await filed();
    await act(orderId, { act: 'give-up', note: 'blacklisted vehicle' });
    const order = await tests.desk.creditRefund(orderId);
    expect(order).toMatchObject({
      activeStep: 'refunded',
      refunds: [{ amount: 235_882, state: 'processed' }],
    });
    expect((await readTrialBalance(tests.sql)).difference).toBe(0);
    expect(await tests.desk.balanceOf('fee-income')).toBe(0);
    expect(await tests.desk.balanceOf('gst-payable')).toBe(0);
    expect(await tests.desk.balanceOf('partner-payable')).toBe(-30_000);
  });

  test('not filed by the promised day, everything is refunded without an act', async () => {
    const orderId = await tests.desk.submitted();
    await review(orderId);
    tests.api.setNow(new Date('2026-11-30T10:00:00Z'));
    await tests.desk.work();
    expect(await tests.desk.details(orderId)).toMatchObject({ step: 'preparing' });
    tests.api.setNow(new Date('2026-11-30T18:30:00Z'));
    await tests.desk.work();
    expect(await tests.desk.read(orderId)).toMatchObject({
      activeStep: 'refunding',
      refunds: [{ amount: 265_882 }],
    });
  });
});

describe('the desk refuses', () => {
  test.each([
    [
      'an appointment in the past',
      { act: 'set-appointment', on: '2026-11-22', time: '11:30', place: 'Delhi' },
      422,
      'rto-order/bad-day',
    ],
    [
      'an appointment in a mistyped year',
      { act: 'set-appointment', on: '2062-12-02', time: '11:30', place: 'Delhi' },
      422,
      'rto-order/bad-day',
    ],
    [
      'a time that is none',
      { act: 'set-appointment', on: '2026-12-02', time: '25:00', place: 'Delhi' },
      400,
      'request/bad-input',
    ],
    [
      'an application number with markup',
      { act: 'file', applicationNumber: '<b>1</b>' },
      400,
      'request/bad-input',
    ],
    ['an approval before filing', { act: 'approve' }, 409, 'operator/wrong-state'],
    ['giving up without a reason', { act: 'give-up', note: '' }, 400, 'request/bad-input'],
    ['resuming what was not given up', { act: 'resume' }, 409, 'operator/wrong-state'],
    ['an act that does not exist', { act: 'bribe' }, 400, 'request/bad-input'],
  ])('%s; the step stays', async (_, body, status, code) => {
    const orderId = await tests.desk.submitted();
    await review(orderId);
    expect((await act(orderId, body)).problem).toMatchObject({ status, code });
    expect(await tests.desk.details(orderId)).toMatchObject({ step: 'preparing' });
  });

  test('each wrong field by its name', async () => {
    const orderId = await tests.desk.submitted();
    await review(orderId);
    const wrong = { act: 'set-appointment', on: '2026-02-31', time: '25:00', place: '' };
    const paths = (await act(orderId, wrong)).problem.errors?.map(({ path }) => path);
    expect(paths).toEqual(['body.on', 'body.time', 'body.place']);
  });

  test('a reason that is not in the list', async () => {
    const orderId = await filed();
    const refused = await act(orderId, { act: 'send-back', reason: 'bad-mood' });
    expect(refused.problem).toMatchObject({ status: 422, code: 'rto-order/unknown-reason' });
    expect(await acts(orderId)).toEqual([
      'rto-file: done',
      'rto-send-back: rto-order/unknown-reason',
    ]);
  });

  test('people, unknown orders and documents, and a second filing', async () => {
    const orderId = await filed();
    const body = { act: 'approve' } as const;
    const person = await tests.desk.browser.call(deskRtoAct, { params: { orderId }, body });
    expect(person.problem.code).toBe('auth/required');
    expect((await act(nobody, body)).problem.code).toBe('operator/not-found');
    const unknown = await asha.call(deskRtoDocument, { params: { documentId: nobody } });
    expect(unknown.problem.code).toBe('operator/not-found');
    expect((await file(orderId)).problem.code).toBe('operator/wrong-state');
    const late = await tests.desk.browser.call(cancelRtoOrder, { body: { orderId } });
    expect(late.problem.code).toBe('order/wrong-step');
  });

  test('a document opens for the desk only, is recorded, and is gone after the end', async () => {
    const orderId = await tests.desk.submitted();
    const [document] = (await read(orderId)).documents;
    const documentId = document?.documentId ?? nobody;
    const opened = await asha.call(deskRtoDocument, { params: { documentId } });
    expect(opened.status).toBe(200);
    await tests.desk.browser.call(cancelRtoOrder, { body: { orderId } });
    await tests.desk.creditRefund(orderId);
    tests.api.setNow(days(400));
    await tests.desk.work();
    tests.api.setNow(start);
    const gone = await asha.call(deskRtoDocument, { params: { documentId } });
    expect(gone.problem.code).toBe('operator/not-found');
    const seen = await tests.sql`
      select outcome from operator_acts where act = 'open-document' order by id`;
    expect(seen).toEqual([{ outcome: 'done' }, { outcome: 'operator/not-found' }]);
  });
});
