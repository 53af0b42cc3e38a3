import { generateOtp, loginUser } from '@pahiya/contracts/auth/session-contracts';
import { getRecentSearches } from '@pahiya/contracts/vehicle/recent-contracts';
import { ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { otpCaller } from '../../../test/otp-caller.ts';
import { found } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

const start = new Date('2026-11-21T04:44:00Z');
const mobile = '9812345210';

let database: TestDatabase;
let api: TestApi;
let browser: TestBrowser;

const { sentOtp, wrongOtp, ask, guess } = otpCaller(() => ({ api, browser }), mobile);

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
});
afterEach(() => api.close());

function later(seconds: number): Date {
  return new Date(start.getTime() + seconds * 1000);
}

function events() {
  return database.sql`select event, code from audit_events order by id`;
}

describe('signing in', () => {
  test("the OTP expires by the database's clock, also on a server whose own is ahead", async () => {
    const challengeId = await ask();
    const otp = sentOtp();
    const ahead = await createTestApi(database.sql, { now: () => later(3_600) });
    const there = createTestBrowser(ahead);
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    const answer = await there.call(loginUser, { body: { mobile, challengeId, otp } });
    expect(answer.status).toBe(200);
    await ahead.close();
  });

  test('the right OTP signs in, creates the account and sets a cookie that scripts cannot read', async () => {
    const challengeId = await ask();
    const answer = await guess(challengeId, sentOtp());
    expect(answer.status).toBe(200);
    expect(answer.data.user).toEqual({
      userId: expect.any(String),
      name: null,
      mobileMasked: '98•••••210',
      language: 'en',
    });
    expect(browser.setCookies.at(-1)).toMatch(
      /^pahiya_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await events()).toEqual([{ event: 'signed-in', code: null }]);
  });

  test('outside loopback the cookie is Secure', async () => {
    await api.close();
    api = await createTestApi(database.sql, { settings: { secureCookies: true } });
    browser = createTestBrowser(api);
    await signIn(api, browser, mobile);
    expect(browser.setCookies.at(-1)).toMatch(/^pahiya_session=.*; Secure/);
  });

  test('the same mobile gets the same account, however it is written', async () => {
    const first = await signIn(api, browser, mobile);
    api.setNow(later(40));
    const second = await signIn(api, createTestBrowser(api), '91-98123-45210');
    expect(second.userId).toBe(first.userId);
    expect(await database.sql`select mobile from users`).toEqual([{ mobile }]);
  });

  test('a new account keeps the language it signed in with for its messages', async () => {
    const languageAfter = async (language: 'en' | 'hi') => {
      const challengeId = await ask();
      const body = { mobile, challengeId, otp: sentOtp(), language };
      return (await browser.call(loginUser, { body })).data.user.language;
    };
    expect(await languageAfter('hi')).toBe('hi');
    api.setNow(later(31));
    expect(await languageAfter('en')).toBe('hi');
  });

  test("the guest's look-ups are the account's after signing in, without another registry call", async () => {
    api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
    const look = { method: 'GET', url: '/api/v1/web/vehicle/DL8CAF5030' } as const;
    expect((await browser.send(look)).statusCode).toBe(200);
    await signIn(api, browser, mobile);
    const { searches } = (await browser.call(getRecentSearches)).data;
    expect(searches.map(({ vehicleNumber }) => vehicleNumber)).toEqual(['DL8CAF5030']);
    expect((await browser.send(look)).statusCode).toBe(200);
    expect(api.registry.asked).toEqual(['DL8CAF5030']);
  });

  test('neither OTP nor token is stored', async () => {
    const challengeId = await ask();
    const otp = sentOtp();
    await guess(challengeId, otp);
    const token = browser.cookies.get('pahiya_session') ?? '';
    const [stored] = await database.sql`
      select (select json_agg(t) from otp_challenges t)::text || (select json_agg(t) from session_tokens t)::text
        || (select json_agg(t) from sessions t)::text as text`;
    expect(stored?.text).not.toContain(token);
    expect(stored?.text).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    expect(stored?.text).not.toMatch(new RegExp(`(?<![0-9a-f])${otp}(?![0-9a-f])`));
  });

  test('an OTP is valid for five minutes', async () => {
    const challengeId = await ask();
    api.setNow(later(301));
    const answer = await guess(challengeId, sentOtp());
    expect(answer.status).toBe(422);
    expect(answer.problem.code).toBe('auth/otp-expired');
    expect(await events()).toEqual([{ event: 'sign-in-refused', code: 'auth/otp-expired' }]);
  });

  test('an OTP works once', async () => {
    const challengeId = await ask();
    await guess(challengeId, sentOtp());
    expect((await guess(challengeId, sentOtp())).problem.code).toBe('auth/otp-expired');
  });

  test('of many simultaneous sign-ins with the right OTP one gets a session', async () => {
    const challengeId = await ask();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => guess(challengeId, sentOtp())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await database.sql`select id from sessions`).toHaveLength(1);
  });

  test('after a resend only the second OTP is valid', async () => {
    const first = await ask();
    const firstOtp = sentOtp();
    api.setNow(later(31));
    const second = await ask();
    expect((await guess(first, firstOtp)).problem.code).toBe('auth/otp-expired');
    expect((await guess(second, sentOtp())).status).toBe(200);
  });

  test('a challenge is valid only in the browser that requested it', async () => {
    const challengeId = await ask();
    const other = createTestBrowser(api);
    expect((await guess(challengeId, sentOtp(), other)).problem.code).toBe('auth/otp-expired');
    expect((await guess(challengeId, sentOtp())).status).toBe(200);
  });

  test('an OTP request for my mobile in another browser does not invalidate mine', async () => {
    const challengeId = await ask();
    const otp = sentOtp();
    api.setNow(later(31));
    await ask(createTestBrowser(api, { address: '198.51.100.1' }));
    expect((await guess(challengeId, otp)).status).toBe(200);
  });

  test('a challenge is valid only for its own mobile', async () => {
    const challengeId = await ask();
    const answer = await guess(challengeId, sentOtp(), browser, '9999999999');
    expect(answer.problem.code).toBe('auth/otp-expired');
  });

  test('known and unknown mobiles get the same responses to requests and guesses', async () => {
    await signIn(api, createTestBrowser(api, { address: '198.51.100.1' }), mobile);
    api.setNow(later(60));
    const known = createTestBrowser(api);
    const unknown = createTestBrowser(api);
    const stranger = '9812349210';
    const asked = [
      await known.call(generateOtp, { body: { mobile } }),
      await unknown.call(generateOtp, { body: { mobile: stranger } }),
    ] as const;
    expect(shapeOf(asked[0])).toEqual(shapeOf(asked[1]));
    const guessed = [
      await guess(asked[0].data.challengeId, wrongOtp(api.messages.at(-2)?.variables.otp), known),
      await guess(asked[1].data.challengeId, wrongOtp(), unknown, stranger),
    ] as const;
    expect(guessed[0].problem.code).toBe('auth/otp-wrong');
    expect(shapeOf(guessed[0])).toEqual(shapeOf(guessed[1]));
    const invented = 'b9c3f1de-53a7-4d3c-8f7e-0d5a40b1c0aa';
    const blind = [
      await guess(invented, '123456', known),
      await guess(invented, '123456', unknown, stranger),
    ] as const;
    expect(blind[0].problem.code).toBe('auth/otp-expired');
    expect(shapeOf(blind[0])).toEqual(shapeOf(blind[1]));
  });

  test.each([
    [{ mobile, challengeId: 'x', otp: '123456' }, 'body.challengeId'],
    [{ mobile, challengeId: 'b9c3f1de-53a7-4d3c-8f7e-0d5a40b1c0aa', otp: '12345' }, 'body.otp'],
    [{ mobile, challengeId: 'b9c3f1de-53a7-4d3c-8f7e-0d5a40b1c0aa', otp: 123456 }, 'body.otp'],
  ])('%j is refused as bad input', async (body, path) => {
    const answer = await browser.call(loginUser, { body });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.map((fault) => fault.path)).toEqual([path]);
  });

  test.each([generateOtp, loginUser])('another site cannot call $call.path', async (contract) => {
    const body = { mobile, challengeId: 'b9c3f1de-53a7-4d3c-8f7e-0d5a40b1c0aa', otp: '123456' };
    const answer = await browser.call(contract, {
      body,
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect(answer.problem.code).toBe('request/cross-site');
    expect(api.messages).toEqual([]);
  });
});

/** What an observer can tell from a response, without its random parts. */
function shapeOf({
  status,
  headers,
  text,
}:
  | Awaited<ReturnType<typeof guess>>
  | { status: number; headers: Record<string, unknown>; text: string }) {
  const { date: _, 'set-cookie': cookies, ...rest } = headers as Record<string, unknown>;
  const body = text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'uuid')
    .replaceAll(/req-\w+/g, 'request');
  const names = [cookies ?? []].flat().map((cookie) => String(cookie).split('=', 1)[0]);
  return { status, headers: rest, body, names };
}
