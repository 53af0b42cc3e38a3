import { listDevices } from '@pahiya/contracts/auth/device-contracts';
import { checkLogin, logout, verifySession } from '@pahiya/contracts/auth/session-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

const start = new Date('2026-11-21T04:44:00Z');
const minute = 60;
const day = 24 * 60 * minute;

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
    'otp_challenges',
    'otp_waits',
    'rate_limits',
    'audit_events',
  ]);
  api = await createTestApi(database.sql);
  browser = createTestBrowser(api);
  await signIn(api, browser, '9812345210');
});
afterEach(() => api.close());

function at(seconds: number): void {
  api.setNow(new Date(start.getTime() + seconds * 1000));
}

function token(of = browser): string {
  return of.cookies.get('pahiya_session') ?? '';
}

function browserWith(session: string): TestBrowser {
  const other = createTestBrowser(api);
  other.cookies.set('pahiya_session', session);
  return other;
}

async function isLoggedIn(by = browser): Promise<boolean> {
  return (await by.call(checkLogin)).data.isLoggedIn;
}

function reuses() {
  return database.sql`select user_id from audit_events where event = 'session-reused'`;
}

describe('who is signed in', () => {
  test('a visitor gets a response without an error', async () => {
    const answer = await createTestBrowser(api).call(checkLogin);
    expect(answer.data).toEqual({ isLoggedIn: false, user: null });
    const verified = await createTestBrowser(api).call(verifySession);
    expect([verified.status, verified.data]).toEqual([200, { result: 'Not-Verified' }]);
  });

  test('a signed-in person gets their account, with the mobile masked', async () => {
    const answer = await browser.call(checkLogin);
    expect(answer.data).toMatchObject({ isLoggedIn: true, user: { mobileMasked: '98•••••210' } });
    expect(answer.text).not.toContain('9812345210');
    expect((await browser.call(verifySession)).data).toEqual({ result: 'Verified' });
  });

  test('a call that requires a session returns 401 to a visitor', async () => {
    const answer = await createTestBrowser(api).call(listDevices);
    expect(answer.status).toBe(401);
    expect(answer.problem.code).toBe('auth/required');
  });

  test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000), "' or 1=1 --", '\u0001', '%', 'ü', '{}'])(
    'the cookie %j is a visitor, not an error',
    async (value) => {
      const answer = await browserWith(value).call(verifySession);
      expect([answer.status, answer.data]).toEqual([200, { result: 'Not-Verified' }]);
    },
  );

  test('the readable session-token cookie is ignored and cleared', async () => {
    const other = createTestBrowser(api);
    other.cookies.set('session-token', token());
    expect(await isLoggedIn(other)).toBe(false);
    expect(other.cookies.has('session-token')).toBe(false);
  });

  test('in the usual case a request costs one query for its session', async () => {
    await isLoggedIn();
    const asked: string[] = [];
    const sql = new Proxy(database.sql, {
      apply: (target, self, args: [TemplateStringsArray, ...unknown[]]) => {
        asked.push(args[0].join('?'));
        return Reflect.apply(target, self, args);
      },
    });
    const watched = await createTestApi(sql);
    browser.useServer(watched);
    await browser.call(verifySession);
    const queries = asked.filter((text) => /^\s*(?:select|with|update|insert|delete)/.test(text));
    expect(queries).toEqual([expect.stringContaining('from session_tokens t join sessions s')]);
    await watched.close();
  });
});

describe('session lifetime', () => {
  test('it ends after thirty days without use', async () => {
    at(30 * day - 1);
    expect(await isLoggedIn(browserWith(token()))).toBe(true);
    at(61 * day);
    expect(await isLoggedIn()).toBe(false);
  });

  test('use extends it, up to 180 days', async () => {
    for (let days = 20; days < 180; days += 20) {
      at(days * day);
      expect(await isLoggedIn()).toBe(true);
    }
    at(180 * day - 1);
    expect(await isLoggedIn()).toBe(true);
    at(180 * day);
    expect(await isLoggedIn()).toBe(false);
  });

  test('it survives a restart of the server, and is valid on another', async () => {
    const other = await createTestApi(database.sql);
    browser.useServer(other);
    expect(await isLoggedIn()).toBe(true);
    await other.close();
  });
});

describe('rotation', () => {
  test('once a day the token is replaced', async () => {
    const first = token();
    at(day - 1);
    await isLoggedIn();
    expect(token()).toBe(first);
    at(day);
    expect(await isLoggedIn()).toBe(true);
    expect(token()).toMatch(/^[\w-]{43}$/);
    expect(token()).not.toBe(first);
    expect(browser.setCookies.at(-1)).toContain('HttpOnly');
    expect(await isLoggedIn()).toBe(true);
  });

  test('simultaneous requests get one new token between them, and all pass', async () => {
    at(day);
    const old = token();
    const browsers = Array.from({ length: 10 }, () => browserWith(old));
    expect(await Promise.all(browsers.map(isLoggedIn))).toEqual(Array(10).fill(true));
    expect(new Set(browsers.map(token)).size).toBe(2);
    const fresh = browsers.map(token).find((each) => each !== old) ?? '';
    const firstUses = Array.from({ length: 10 }, () => browserWith(fresh));
    expect(await Promise.all(firstUses.map(isLoggedIn))).toEqual(Array(10).fill(true));
  });

  test('concurrent requests with the old token pass for a minute after the new one is used', async () => {
    const old = browserWith(token());
    at(day);
    await isLoggedIn();
    await isLoggedIn();
    at(day + minute);
    expect(await isLoggedIn(old)).toBe(true);
    expect(old.setCookies.join()).not.toContain('pahiya_session');
  });

  test('an old token used later ends the session for both parties, and is recorded', async () => {
    const thief = browserWith(token());
    at(day);
    await isLoggedIn();
    await isLoggedIn();
    at(day + minute + 1);
    expect(await isLoggedIn(thief)).toBe(false);
    expect(await isLoggedIn()).toBe(false);
    expect(await reuses()).toEqual([{ user_id: expect.any(String) }]);
  });

  test('a thief who rotates first loses the session when its owner returns', async () => {
    const thief = browserWith(token());
    at(day);
    await isLoggedIn(thief);
    await isLoggedIn(thief);
    at(day + 2 * minute);
    expect(await isLoggedIn()).toBe(false);
    expect(await isLoggedIn(thief)).toBe(false);
    expect(await reuses()).toHaveLength(1);
  });

  test('a token replaced many days ago is still recognised as stolen', async () => {
    const thief = browserWith(token());
    for (let days = 1; days <= 5; days += 1) {
      at(days * day);
      await isLoggedIn();
      await isLoggedIn();
    }
    expect(await isLoggedIn(thief)).toBe(false);
    expect(await isLoggedIn()).toBe(false);
  });

  test('when the response with the new token is lost, the old one stays valid', async () => {
    const lost = browserWith(token());
    at(day);
    await isLoggedIn(lost);
    at(day + 10 * minute);
    expect(await isLoggedIn()).toBe(true);
    expect(token()).not.toBe(token(lost));
    expect(await isLoggedIn()).toBe(true);
    expect(await reuses()).toEqual([]);
  });
});

describe('signing out', () => {
  test('the session ends for all its tokens, and the cookie is cleared', async () => {
    const copy = browserWith(token());
    const answer = await browser.call(logout);
    expect(answer.data).toEqual({ isLoggedIn: false });
    expect(browser.cookies.has('pahiya_session')).toBe(false);
    expect(await isLoggedIn(copy)).toBe(false);
  });

  test('another site cannot sign a person out', async () => {
    const answer = await browser.call(logout, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.problem.code).toBe('request/cross-site');
    expect(await isLoggedIn()).toBe(true);
  });

  test('a visitor may sign out too; a dead cookie is cleared', async () => {
    const other = browserWith('a'.repeat(43));
    expect((await other.call(logout)).status).toBe(200);
    expect(other.cookies.has('pahiya_session')).toBe(false);
  });

  test('signing in again in the same browser ends the previous session', async () => {
    const copy = browserWith(token());
    at(minute);
    await signIn(api, browser, '9812345210');
    expect(await isLoggedIn(copy)).toBe(false);
    at(2 * minute);
    const before = browserWith(token());
    await signIn(api, browser, '9999999999');
    expect(await isLoggedIn(before)).toBe(false);
    expect((await browser.call(listDevices)).data.devices).toHaveLength(1);
  });
});
