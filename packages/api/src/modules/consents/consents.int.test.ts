import { getConsents, setConsent } from '@pahiya/contracts/account/consent-contracts';
import { logout } from '@pahiya/contracts/auth/session-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

const start = new Date('2026-11-21T04:44:00Z');
const mobile = '9812345210';

let database: TestDatabase;
let api: TestApi;
let browser: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    'users',
    'consents',
    'otp_challenges',
    'otp_waits',
    'rate_limits',
  ]);
  api = await createTestApi(database.sql);
  browser = createTestBrowser(api);
});
afterEach(() => api.close());

function at(minutes: number): void {
  api.setNow(new Date(start.getTime() + minutes * 60_000));
}

async function analytics(by = browser): Promise<{ state: string; isGranted: boolean }> {
  const { consents } = (await by.call(getConsents)).data;
  const { state, isGranted } = consents.find(({ purpose }) => purpose === 'analytics') ?? {
    state: 'missing',
    isGranted: false,
  };
  return { state, isGranted };
}

function choose(granted: boolean, by = browser) {
  return by.call(setConsent, { body: { purpose: 'analytics', granted } });
}

test('before a choice analytics is granted by the specified default, advertising is not', async () => {
  expect((await browser.call(getConsents)).data.consents).toEqual([
    {
      purpose: 'analytics',
      state: 'default',
      isGranted: true,
      textVersion: '2026-11',
      changedAt: null,
    },
    {
      purpose: 'marketing-messages',
      state: 'default',
      isGranted: false,
      textVersion: '2026-11',
      changedAt: null,
    },
    {
      purpose: 'ad-measurement',
      state: 'default',
      isGranted: false,
      textVersion: '2026-11',
      changedAt: null,
    },
  ]);
});

test('an operator may set the default of analytics to denied', async () => {
  const strict = await createTestApi(database.sql, { settings: { analyticsDefault: 'denied' } });
  const by = createTestBrowser(strict);
  expect(await analytics(by)).toEqual({ state: 'default', isGranted: false });
  await strict.close();
});

test('withdrawing takes one call, as giving does, and both are recorded', async () => {
  const withdrawn = await choose(false);
  expect(withdrawn.data.consents[0]).toEqual({
    purpose: 'analytics',
    state: 'denied',
    isGranted: false,
    textVersion: '2026-11',
    changedAt: '2026-11-21T04:44:00.000Z',
  });
  at(1);
  await browser.call(setConsent, {
    body: { purpose: 'analytics', granted: true },
    headers: { src: 'app' },
  });
  expect(await analytics()).toEqual({ state: 'granted', isGranted: true });
  expect(
    await database.sql`
    select is_granted, text_version, channel from consents order by id`,
  ).toEqual([
    { is_granted: false, text_version: '2026-11', channel: 'web' },
    { is_granted: true, text_version: '2026-11', channel: 'app' },
  ]);
});

test("one browser's choice is not another's", async () => {
  await choose(false);
  expect(await analytics(createTestBrowser(api))).toEqual({ state: 'default', isGranted: true });
});

test("a guest's choice moves to the account at sign-in, and from there to other devices", async () => {
  await choose(false);
  at(1);
  await signIn(api, browser, mobile);
  expect((await analytics()).state).toBe('denied');
  const phone = createTestBrowser(api);
  at(2);
  await signIn(api, phone, mobile);
  expect((await analytics(phone)).state).toBe('denied');
});

test('of two choices the later wins, whether made signed in or not', async () => {
  const phone = createTestBrowser(api);
  await choose(false, phone);
  await signIn(api, browser, mobile);
  at(1);
  await choose(true);
  at(2);
  await signIn(api, phone, mobile);
  expect((await analytics(phone)).state).toBe('granted');
});

test('signing in again does not lengthen the history', async () => {
  await choose(false);
  for (let i = 1; i <= 3; i += 1) {
    at(i);
    await signIn(api, browser, mobile);
  }
  expect(await database.sql`select id from consents where user_id is not null`).toHaveLength(1);
});

test('a withdrawal while signed in applies to the browser after signing out', async () => {
  await signIn(api, browser, mobile);
  await choose(false);
  await browser.call(logout);
  expect(await analytics()).toEqual({ state: 'denied', isGranted: false });
});

test("one account's withdrawal is not copied to the next account that signs in here", async () => {
  await signIn(api, browser, mobile);
  await choose(false);
  at(1);
  await signIn(api, browser, '9999999999');
  const phone = createTestBrowser(api);
  at(2);
  await signIn(api, phone, '9999999999');
  expect((await analytics(phone)).state).toBe('default');
});

test('a withdrawal outlives the ten days of the device id, until consent is given', async () => {
  await choose(false);
  browser.cookies.delete('deviceId');
  expect(await analytics()).toEqual({ state: 'denied', isGranted: false });
  await signIn(api, browser, mobile);
  expect(await analytics()).toEqual({ state: 'denied', isGranted: false });
  at(1);
  await choose(true);
  expect(browser.cookies.has('withdrawn')).toBe(false);
  expect(await analytics()).toEqual({ state: 'granted', isGranted: true });
});

test("the browser's cookie can only deny", async () => {
  for (const words of ['granted', 'marketing-messages.x', '..', 'a'.repeat(3000)]) {
    browser.cookies.set('withdrawn', words);
    const { consents } = (await browser.call(getConsents)).data;
    expect(consents.map(({ isGranted }) => isGranted)).toEqual([true, false, false]);
  }
});

test('consent given while signed in does not apply to the browser after signing out', async () => {
  await choose(false);
  at(1);
  await signIn(api, browser, mobile);
  await choose(true);
  await browser.call(logout);
  expect((await analytics()).state).toBe('denied');
});

test.each([
  [{ purpose: 'profiling', granted: true }, 'body.purpose'],
  [{ purpose: 'analytics' }, 'body.granted'],
  [{ purpose: 'analytics', granted: 'yes' }, 'body.granted'],
])('%j is refused, and nothing is recorded', async (body, path) => {
  const answer = await browser.call(setConsent, { body });
  expect(answer.status).toBe(400);
  expect(answer.problem.errors?.map((fault) => fault.path)).toEqual([path]);
  expect(await database.sql`select from consents`).toHaveLength(0);
});

test('another site cannot give consent for a person', async () => {
  const answer = await browser.call(setConsent, {
    body: { purpose: 'analytics', granted: true },
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect([answer.status, answer.problem.code]).toEqual([403, 'request/cross-site']);
});
