import { randomUUID } from 'node:crypto';
import { deskOrder } from '@pahiya/contracts/operators/desk-contracts';
import { fetchOrder } from '@pahiya/contracts/orders/order-contracts';
import {
  deskAnswerCorrection,
  deskCorrections,
} from '@pahiya/contracts/service-history/desk-correction-contracts';
import {
  correctServiceReport,
  serviceReport,
  serviceReportPdf,
  sharedServiceReport,
  shareServiceReport,
} from '@pahiya/contracts/service-history/service-history-contracts';
import { ok } from '@pahiya/domain/shared/result';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../test/desk.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { useOrderDesk } from '../../../test/order-desk.ts';
import { downFailure } from '../../../test/scripted-services.ts';
import { readyReport } from '../../../test/service-report.ts';

const tests = useOrderDesk();
const start = new Date('2026-11-21T04:44:00Z');
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);

let orderId: string;
/** An operator, signed in on the day that it is. */
let operator: { readonly browser: TestBrowser; readonly day: string };

beforeEach(async () => {
  await emptyTables(tests.sql, ['service_history_previews', 'operators']);
  operator = await signInOperator('asha');
  orderId = await readyReport(tests);
});

async function signInOperator(name: string) {
  const day = tests.api.services.now().toISOString().slice(0, 10);
  return { browser: (await signInAtDesk(tests.api, name)).browser, day };
}

/** A desk session lasts less than a day: another operator goes on the next day. */
async function desk(): Promise<TestBrowser> {
  const day = tests.api.services.now().toISOString().slice(0, 10);
  if (operator.day !== day) operator = await signInOperator(`vikram-${day}`);
  return operator.browser;
}

const wrongKm = { lineId: 'L4', claim: 'wrong-km', statedKm: 48_400, note: 'Job card 4411' };

async function correct(body: object = wrongKm) {
  const params = { orderId };
  const answer = await tests.desk.browser.call(correctServiceReport, { params, body });
  await tests.desk.work();
  return answer;
}

/** Runs what is due on that day. */
async function on(at: Date) {
  tests.api.setNow(at);
  await tests.desk.work();
}

const report = async () =>
  (await tests.desk.browser.call(serviceReport, { params: { orderId } })).data.report;
const noteOn = async (lineId: string) =>
  (await report()).visits.find(({ id }) => id === lineId)?.correction;
const atDesk = async (query: { orderId?: string } = {}) =>
  (await (await desk()).call(deskCorrections, { query })).data;
const answer = async (body: object, correctionId?: string) =>
  (await desk()).call(deskAnswerCorrection, {
    params: { correctionId: correctionId ?? (await atDesk()).corrections[0]?.correctionId ?? '' },
    body: body as never,
  });
const told = (turn: string) =>
  tests.api.messages.filter(({ template }) => template === `order-${turn}`);
const events = async () =>
  (await tests.desk.browser.call(fetchOrder, { params: { id: orderId } })).data.order.events
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('report-correction'));

describe('a correction', () => {
  test('is passed on to the vendor once, with the line and the claim and nothing about the buyer', async () => {
    await correct();
    await correct();
    const [sent, ...others] = tests.api.histories.corrected;
    expect(others).toEqual([]);
    const [row] = await tests.sql`
      select c.id, r.id as report from service_report_corrections c
      join service_reports r on r.id = c.report_id`;
    expect(sent).toEqual({ reference: row?.id, report: row?.report, ...wrongKm });
    expect((await atDesk()).corrections).toMatchObject([{ sentAt: start.toISOString() }]);
    expect(await events()).toEqual(['report-correction']);
  });

  test('that the vendor does not receive is sent again under the same reference', async () => {
    tests.api.histories.nextCorrection = downFailure('test-histories');
    await correct();
    expect((await atDesk()).corrections).toMatchObject([{ sentAt: null, state: 'open' }]);
    tests.api.histories.nextCorrection = ok({ state: 'open' });
    await on(days(1));
    const references = tests.api.histories.corrected.map(({ reference }) => reference);
    expect(references.length).toBeGreaterThan(1);
    expect(new Set(references).size).toBe(1);
    expect((await atDesk()).corrections).toMatchObject([{ sentAt: days(1).toISOString() }]);
  });

  test('that is changed before its answer is sent again and keeps its day', async () => {
    await correct();
    tests.api.setNow(days(3));
    await correct({ lineId: 'L4', claim: 'not-mine' });
    const [first, second, ...others] = tests.api.histories.corrected;
    expect(others).toEqual([]);
    expect(second).toMatchObject({ claim: 'not-mine', statedKm: null });
    expect(second?.reference).not.toBe(first?.reference);
    expect(await noteOn('L4')).toMatchObject({ claim: 'not-mine', dueOn: '2026-12-06' });
  });

  test('that the vendor accepts says so beside the line, which stays, and the readings are compared both ways', async () => {
    await correct();
    tests.api.histories.nextCorrection = ok({ state: 'accepted' });
    await on(days(2));
    expect(await noteOn('L4')).toMatchObject({
      state: 'accepted',
      answeredOn: '2026-11-23',
      isOverdue: false,
    });
    expect(await report()).toMatchObject({
      standing: 'disagree',
      standingWithout: 'agree',
      visits: [{ id: 'L4', km: 18_400 }, {}, {}, {}],
    });
    expect(told('correction-answered')).toMatchObject([{ variables: { date: '23/11/2026' } }]);
    expect(await events()).toEqual(['report-correction', 'report-correction-answered']);
    // The clock has stopped.
    await on(days(20));
    expect(told('correction-late')).toEqual([]);
    expect((await atDesk()).open).toBe(0);
  });

  test('that the vendor refuses has its reason, also in the shared report and the PDF, and the readings count again', async () => {
    await correct();
    tests.api.histories.nextCorrection = ok({ state: 'refused', reason: 'job-card-agrees' });
    await on(days(2));
    expect(await report()).toMatchObject({ standing: 'disagree', standingWithout: null });
    const params = { orderId };
    const { data } = await tests.desk.browser.call(shareServiceReport, { params });
    const shared = await operator.browser.call(sharedServiceReport, {
      params: { token: data.shareToken },
    });
    expect(shared.data.report.visits[0]?.correction).toMatchObject({
      state: 'refused',
      reason: 'job-card-agrees',
    });
    for (const language of ['en', 'hi'] as const) {
      const query = { language };
      const pdf = await tests.desk.browser.call(serviceReportPdf, { params, query });
      expect(pdf.text.slice(0, 5)).toBe('%PDF-');
    }
    tests.api.histories.nextCorrection = ok({ state: 'open' });
    // With better proof it can be asked for once more, with a day of its own.
    await correct({ ...wrongKm, note: 'Photo of the invoice' });
    expect(await noteOn('L4')).toMatchObject({ state: 'open', dueOn: '2026-12-08' });
  });

  test('that is not answered by day 15 is told once, for all late lines, and still followed', async () => {
    await correct();
    await correct({ lineId: 'L3', claim: 'not-mine' });
    await on(new Date('2026-12-06T12:00:00Z'));
    expect(told('correction-late')).toEqual([]);
    expect(await noteOn('L4')).toMatchObject({ isOverdue: false });
    await on(new Date('2026-12-06T19:00:00Z'));
    await on(new Date('2026-12-07T19:00:00Z'));
    expect(told('correction-late')).toMatchObject([{ variables: { date: '06/12/2026' } }]);
    expect(await noteOn('L4')).toMatchObject({ isOverdue: true, state: 'open' });
    tests.api.histories.nextCorrection = ok({ state: 'accepted' });
    await on(days(30));
    expect(await noteOn('L3')).toMatchObject({ state: 'accepted', isOverdue: false });
    expect(told('correction-answered')).toHaveLength(2);
  });

  test('of a later day is told late on a day of its own', async () => {
    await correct();
    tests.api.setNow(days(5));
    await correct({ lineId: 'L3', claim: 'not-mine' });
    await on(days(16));
    await on(days(21));
    expect(told('correction-late').map(({ variables }) => variables.date)).toEqual([
      '06/12/2026',
      '11/12/2026',
    ]);
    expect(await events()).toEqual([
      ...['report-correction', 'report-correction'],
      ...['report-correction-late', 'report-correction-late'],
    ]);
  });
});

describe('the desk', () => {
  test('lists open corrections, the earliest due first, and all of one order', async () => {
    await correct();
    tests.api.setNow(days(1));
    await correct({ lineId: 'L3', claim: 'not-mine' });
    const { corrections, open } = await atDesk();
    expect(open).toBe(2);
    expect(corrections).toMatchObject([
      {
        orderId,
        display: 'MH 12 •• ••33',
        vendorName: 'Test histories',
        line: { lineId: 'L4', km: 18_400, workshop: 'Shakti Motors' },
        statedKm: 48_400,
        note: 'Job card 4411',
        isOverdue: false,
      },
      { line: { lineId: 'L3' }, claim: 'not-mine', dueOn: '2026-12-07' },
    ]);
    await answer({ verdict: 'accepted', note: 'E-mail of 22 Nov' });
    expect((await atDesk()).corrections).toHaveLength(1);
    expect((await atDesk({ orderId })).corrections).toHaveLength(2);
    expect((await atDesk({ orderId: randomUUID() })).corrections).toEqual([]);
    const opened = await (await desk()).call(deskOrder, { params: { orderId } });
    expect(opened.data.order.kind).toBe('service-report');
  });

  test('answers once, with a reason, and the buyer is told; the vendor is not asked any more', async () => {
    await correct();
    const { corrections } = await atDesk();
    const id = corrections[0]?.correctionId ?? '';
    const refused = { verdict: 'refused', reason: 'no-proof', note: 'Call of 21 Nov' };
    expect((await answer(refused, id)).status).toBe(200);
    expect((await answer({ verdict: 'accepted', note: 'Changed mind' }, id)).problem).toMatchObject(
      {
        status: 409,
        code: 'operator/wrong-state',
      },
    );
    tests.api.histories.nextCorrection = ok({ state: 'accepted' });
    await on(days(1));
    expect(await noteOn('L4')).toMatchObject({ state: 'refused', reason: 'no-proof' });
    expect(told('correction-answered')).toHaveLength(1);
    expect((await atDesk({ orderId })).corrections).toMatchObject([{ answeredBy: 'ASHA' }]);
    const acts = await tests.sql`
      select act, outcome, note from operator_acts where order_id = ${orderId}
      and act like '%correction' order by id`;
    expect(acts).toEqual([
      { act: 'refuse-correction', outcome: 'done', note: 'Call of 21 Nov' },
      { act: 'accept-correction', outcome: 'operator/wrong-state', note: 'Changed mind' },
    ]);
  });

  test.each([
    ['no reason', { verdict: 'refused', note: 'Call of 21 Nov' }],
    ['an unknown reason', { verdict: 'refused', reason: 'mood', note: 'Call of 21 Nov' }],
    ['no note', { verdict: 'accepted', note: ' ' }],
    ['an unknown verdict', { verdict: 'perhaps', note: 'Call of 21 Nov' }],
  ])('refuses an answer with %s and keeps the correction open', async (_name, body) => {
    await correct();
    expect((await answer(body)).problem).toMatchObject({ status: 400 });
    expect(await noteOn('L4')).toMatchObject({ state: 'open' });
  });

  test('is closed to people, and an unknown correction is not found', async () => {
    await correct();
    const { browser } = tests.desk;
    const body = { verdict: 'accepted', note: 'Not an operator' } as const;
    const params = { correctionId: randomUUID() };
    expect((await browser.call(deskCorrections, { query: {} })).problem.code).toBe('auth/required');
    const asPerson = await browser.call(deskAnswerCorrection, { params, body });
    expect(asPerson.problem.code).toBe('auth/required');
    expect((await answer(body, params.correctionId)).problem).toMatchObject({
      status: 404,
      code: 'operator/not-found',
    });
  });
});
