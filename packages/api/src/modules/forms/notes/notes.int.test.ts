import { createHash, randomUUID } from 'node:crypto';
import { setConsent } from '@pahiya/contracts/account/consent-contracts';
import { sendAdEvent, sendFeedback, sendLinkSms } from '@pahiya/contracts/forms/note-contracts';
import { err } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { testHandlers } from '../../../tasks/test-handlers.ts';
import { createWorkLoop } from '../../../tasks/work-loop.ts';
import { formTasks } from '../form-tasks.ts';
import { seedForms } from '../seed/seed-forms.ts';
import { openValues } from '../submissions/sealed-values.ts';

const now = new Date('2026-11-21T04:44:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const mobile = '9812345210';
let database: TestDatabase;
let api: TestApi;
let browser: TestBrowser;

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
    'consents',
    'otp_challenges',
    'otp_waits',
  ]);
  await seedForms(database.sql, now);
  api = await createTestApi(database.sql);
  browser = createTestBrowser(api, { userAgent: 'Test browser' });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const work = () => createWorkLoop(api.services, testHandlers(formTasks)).drain();

describe('feedback', () => {
  const give = (body: object) => browser.call(sendFeedback, { body });
  const kept = async () => {
    const rows = await database.sql<{ id: string; sealed: Buffer }[]>`
      select id, values_sealed as sealed from form_submissions`;
    return rows.map(({ id, sealed }) => openValues(api.services.settings.secret, id, sealed));
  };

  test('is stored with the kind of page, never with its vehicle', async () => {
    const path = '/rc-details/DL8CAF5030?utm_source=x';
    const answer = await give({ rating: 4, remark: 'Quick', path, language: 'hi' });
    expect(answer.status).toBe(201);
    expect(await kept()).toEqual([{ rating: '4', remark: 'Quick', page: '/rc-details/:x' }]);
  });

  test('requires a rating from one to five, and has a length limit', async () => {
    for (const body of [
      {},
      { rating: 0 },
      { rating: 6 },
      { rating: 2.5 },
      { rating: '5' },
      { rating: 5, remark: 'x'.repeat(1001) },
      { rating: 5, path: 'https://evil.example' },
      { rating: 5, path: '//evil.example' },
    ]) {
      expect((await give(body)).problem.code).toBe('request/bad-input');
    }
    expect(await kept()).toEqual([]);
  });

  test('sent twice is stored once; other sites are refused; fifteen an hour', async () => {
    const submissionKey = randomUUID();
    const first = await give({ rating: 5, submissionKey });
    expect((await give({ rating: 5, submissionKey })).data).toEqual(first.data);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const other = await browser.call(sendFeedback, { body: { rating: 1 }, headers });
    expect(other.problem.code).toBe('request/cross-site');
    for (let i = 2; i < 15; i += 1) await give({ rating: 5, remark: `No. ${i}` });
    expect((await give({ rating: 5 })).status).toBe(429);
  });
});

describe('a link by SMS', () => {
  const ask = (body: object) => browser.call(sendLinkSms, { body });
  const links = () => api.messages.filter(({ template }) => template === 'link');

  test("goes to the account's mobile, whatever the request contains", async () => {
    await signIn(api, browser, mobile);
    const answer = await ask({ path: '/garage', language: 'hi', mobile: '9999999999' });
    expect([answer.status, answer.data]).toEqual([202, { mobileMasked: '98•••••210' }]);
    expect(links()).toEqual([
      {
        mobile,
        channel: 'sms',
        template: 'link',
        language: 'hi',
        variables: { link: 'localhost:3000/hi/garage' },
      },
    ]);
  });

  test('requires a session', async () => {
    expect((await ask({ path: '/' })).problem.code).toBe('auth/required');
    expect(links()).toEqual([]);
  });

  test.each([
    '/rc-details/DL8CAF5030',
    '/app-challan-pay/DL8CAF5030',
    '/orders/9f0b7d1e-0000-4000-8000-000000000000',
    '/garage?add=DL8CAF5030',
    '/blog/a?utm_source=x',
    '/blog/../account',
    '/blog/a#b',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/evil.example',
    '/desk',
    '/sign-in',
    '',
  ])('cannot lead to %j', async (path) => {
    await signIn(api, browser, mobile);
    expect((await ask({ path })).problem.code).toBe('request/bad-input');
    expect(links()).toEqual([]);
  });

  test.each([
    '/',
    '/rc-search',
    '/app',
    '/blog',
    '/blog/puc-certificate',
    '/rto/maharashtra/office/mh-12',
    '/forms/CONTACT_FORM',
  ])('can lead to %s', async (path) => {
    await signIn(api, browser, mobile);
    expect((await ask({ path })).status).toBe(202);
  });

  test('is limited to one a minute and five a day', async () => {
    await signIn(api, browser, mobile);
    expect((await ask({ path: '/' })).status).toBe(202);
    expect((await ask({ path: '/' })).problem.code).toBe('request/too-many');
    await database.sql`delete from rate_limits where key like 'link-sms-minute:%'`;
    for (let i = 0; i < 4; i += 1) {
      await ask({ path: '/' });
      await database.sql`delete from rate_limits where key like 'link-sms-minute:%'`;
    }
    expect((await ask({ path: '/' })).problem.code).toBe('request/too-many');
    expect(links().length).toBeLessThanOrEqual(5);
  });

  test('that cannot be sent is reported', async () => {
    await signIn(api, browser, mobile);
    const down = await createTestApi(database.sql, {
      sms: {
        send: async () =>
          err({ kind: 'unavailable', provider: 'msg91', retryable: true, reason: 'scripted' }),
      },
    });
    browser.useServer(down);
    const answer = await ask({ path: '/' });
    expect([answer.status, answer.problem.code]).toEqual([502, 'auth/sms-not-sent']);
    await down.close();
  });

  test('is refused to other sites', async () => {
    await signIn(api, browser, mobile);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await browser.call(sendLinkSms, { body: { path: '/' }, headers });
    expect(answer.problem.code).toBe('request/cross-site');
  });
});

describe('events for the advertisement service', () => {
  const eventId = '5b0e9a3c-8b7a-4d0b-9a52-6f3d1f0f2a11';
  const tell = (over: object = {}) =>
    browser.call(sendAdEvent, {
      body: { eventId, event: 'Lead', path: '/rc-details/DL8CAF5030?x=1', ...over },
    });
  const allow = (granted = true, purpose = 'ad-measurement') =>
    browser.call(setConsent, { body: { purpose, granted } });
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const noted = () => database.sql`select * from deliveries`;

  test('are not stored without a consent for advertising, whatever other consents exist', async () => {
    expect((await tell()).data).toEqual({ isForwarded: false });
    await allow(true, 'analytics');
    await allow(true, 'marketing-messages');
    expect((await tell()).data).toEqual({ isForwarded: false });
    expect(await noted()).toEqual([]);
  });

  test('are sent with consent, hashed as the service requires, without vehicle and address', async () => {
    await allow();
    const answer = await tell({
      email: 'Asha.Rao@Example.in',
      mobile: '+91 98765-43210',
      amountPaise: 19_900,
    });
    expect([answer.status, answer.data]).toEqual([202, { isForwarded: true }]);
    const [row] = await database.sql<{ text: string }[]>`
      select d::text || encode(d.body_sealed, 'escape') as text from deliveries d`;
    expect(row?.text).not.toMatch(/asha|98765|DL8C/i);
    await work();
    expect(api.ads.told).toEqual([
      {
        id: eventId,
        name: 'Lead',
        happenedAt: now.getTime() / 1000,
        pageUrl: 'http://localhost:3000/rc-details/:x',
        emailHash: sha256('asha.rao@example.in'),
        mobileHash: sha256('919876543210'),
        userAgent: 'Test browser',
        value: { amountPaise: 19_900 },
      },
    ]);
    expect(await noted()).toMatchObject([{ body_sealed: null, delivered_at: now }]);
  });

  test("have the hashes of the service's documentation", async () => {
    await allow();
    await tell({ email: 'John_Smith@gmail.com' });
    await work();
    expect(api.ads.told[0]?.emailHash).toBe(
      '62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f',
    );
  });

  test('of the same id are sent once', async () => {
    await allow();
    await Promise.all([tell(), tell(), tell()]);
    await work();
    expect(api.ads.told).toHaveLength(1);
  });

  test('stop when the consent is withdrawn, for an account too', async () => {
    await signIn(api, browser, mobile);
    await allow();
    await allow(false);
    expect((await tell()).data).toEqual({ isForwarded: false });
  });

  test('are not stored without a service', async () => {
    const none = await createTestApi(database.sql, { ads: null });
    await allow();
    browser.useServer(none);
    expect((await tell()).data).toEqual({ isForwarded: false });
    expect(await noted()).toEqual([]);
    await none.close();
  });

  test.each([
    ['an event of another name', { event: 'Subscribe' }],
    ['an id that is none', { eventId: 'one' }],
    ['an address outside', { path: 'https://evil.example/' }],
    ['what is no mobile', { mobile: '12' }],
    ['what is no e-mail', { email: 'asha' }],
    ['a time to come', { happenedAt: minutes(6).toISOString() }],
    ['a time more than a week ago', { happenedAt: minutes(-7 * 24 * 60 - 1).toISOString() }],
  ])('%s is refused', async (_, over) => {
    await allow();
    expect((await tell(over)).problem.code).toBe('request/bad-input');
    expect(await noted()).toEqual([]);
  });

  test('are refused to other sites', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const body = { eventId, event: 'Lead', path: '/' };
    const answer = await browser.call(sendAdEvent, { body, headers });
    expect(answer.problem.code).toBe('request/cross-site');
  });
});
