import {
  checkLogin,
  issueWebViewToken,
  logout,
  verifySession,
} from '@pahiya/contracts/auth/session-contracts';
import { callAddress } from '@pahiya/contracts/call';
import { operatorSession } from '@pahiya/contracts/operators/operators-calls';
import { partnerSession } from '@pahiya/contracts/partner-firms/partner-firm-calls';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { webViewKey } from './web-view-key.ts';

const start = new Date('2026-11-21T04:44:00Z');

let database: TestDatabase;
let api: TestApi;
let app: TestBrowser;
let webView: TestBrowser;
let userId: string;

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
  app = createTestBrowser(api);
  webView = createTestBrowser(api);
  ({ userId } = await signIn(api, app, '9812345210'));
});
afterEach(() => api.close());

async function tokenFor(query: Record<string, string> = {}): Promise<string> {
  return (await app.call(issueWebViewToken, { query })).data.token;
}

async function signedInWith(token: string, headers: Record<string, string> = {}) {
  const answer = await webView.call(checkLogin, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return answer.data.user?.userId ?? null;
}

test('a token signs the web view in for five minutes', async () => {
  const { token, expiresAt } = (await app.call(issueWebViewToken, { query: { userId } })).data;
  expect(expiresAt).toBe('2026-11-21T04:49:00.000Z');
  expect(await signedInWith(token)).toBe(userId);
  const headers = { authorization: `Bearer ${token}` };
  expect((await webView.call(verifySession, { headers })).data).toEqual({ result: 'Verified' });
  api.setNow(new Date(start.getTime() + 299_000));
  expect(await signedInWith(token)).toBe(userId);
  api.setNow(new Date(start.getTime() + 300_000));
  expect(await signedInWith(token)).toBeNull();
});

test('the id may be omitted, or given as uuid', async () => {
  expect(await signedInWith(await tokenFor())).toBe(userId);
  expect(await signedInWith(await tokenFor({ uuid: userId.toUpperCase() }))).toBe(userId);
});

test("a token for another person's id is refused and recorded", async () => {
  const other = await signIn(api, createTestBrowser(api), '9999999999');
  for (const query of [{ userId: other.userId }, { uuid: other.userId }]) {
    const answer = await app.call(issueWebViewToken, { query });
    expect([answer.status, answer.problem.code]).toEqual([403, 'auth/not-yours']);
  }
  const noted = await database.sql`
    select code from audit_events where event = 'web-view-token-refused'`;
  expect(noted).toEqual([{ code: 'auth/not-yours' }, { code: 'auth/not-yours' }]);
});

test('a visitor gets no token, a malformed id is bad input', async () => {
  const visitor = await webView.call(issueWebViewToken);
  expect([visitor.status, visitor.problem.code]).toEqual([401, 'auth/required']);
  const bad = await app.call(issueWebViewToken, { query: { userId: '1' } });
  expect([bad.status, bad.problem.errors?.[0]?.path]).toEqual([400, 'query.userId']);
});

test('a token does not renew itself', async () => {
  const headers = { authorization: `Bearer ${await tokenFor()}` };
  const answer = await webView.call(issueWebViewToken, { headers });
  expect(answer.problem.code).toBe('auth/not-yours');
});

test('a token ends with its session', async () => {
  const token = await tokenFor();
  await app.call(logout);
  expect(await signedInWith(token)).toBeNull();
});

test('the user id header is ignored on its own, and must match the token', async () => {
  const answer = await webView.call(checkLogin, { headers: { userid: userId } });
  expect(answer.data.isLoggedIn).toBe(false);
  const token = await tokenFor();
  expect(await signedInWith(token, { userid: userId })).toBe(userId);
  const other = await signIn(api, createTestBrowser(api), '9999999999');
  expect(await signedInWith(token, { userid: other.userId })).toBeNull();
});

test('tokens that we did not sign for a web view sign no one in', async () => {
  const [session] = await database.sql<{ id: string }[]>`select id from sessions`;
  const claims = { sid: session?.id ?? '' };
  const forge = (audience: string, key: Uint8Array, issuer = 'http://localhost:3000') =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setAudience(audience)
      .setIssuer(issuer)
      .setExpirationTime(new Date(start.getTime() + 300_000))
      .sign(key);
  const key = webViewKey(api.services.settings.secret);
  expect(await signedInWith(await forge('web-view', key))).toBe(userId);
  const forged = [
    await forge('web-view', api.services.settings.secret),
    await forge('web-view', api.services.settings.secret),
    await forge('other', key),
    await forge('web-view', key, 'https://other.example'),
    new UnsecuredJWT(claims)
      .setSubject(userId)
      .setAudience('web-view')
      .setExpirationTime(new Date(start.getTime() + 300_000))
      .encode(),
    'a.b.c',
    'x'.repeat(2048),
  ];
  for (const token of forged) expect(await signedInWith(token)).toBeNull();
});

const open = (token: string | null, to = '/garage', headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'GET',
    url: `/api/v1/web/auth/user/jwt/open?to=${encodeURIComponent(to)}`,
    headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
  });
const signedInBy = async (cookie: string) => {
  const url = '/api/v1/web/auth/check/login';
  const answer = await api.app.inject({ method: 'GET', url, headers: { cookie } });
  return answer.json().data.user?.userId ?? null;
};

test('the first request of a web view exchanges its token once for a cookie of fifteen minutes', async () => {
  const token = await tokenFor();
  const opened = await open(token, '/hi/garage?add=1', { userid: userId });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/hi/garage?add=1']);
  expect(opened.headers['cache-control']).toBe('no-store');
  const [cookie] = opened.cookies;
  expect(cookie).toMatchObject({ httpOnly: true, path: '/', sameSite: 'Lax', maxAge: 900 });
  expect(cookie?.value).not.toBe(token);
  const sent = `${cookie?.name}=${cookie?.value}`;
  expect(await signedInBy(sent)).toBe(userId);
  expect((await open(token)).json().code).toBe('auth/required');
  // The cookie gets no token, and reaches neither desk nor partners.
  const at = async (path: string) =>
    (await api.app.inject({ method: 'GET', url: path, headers: { cookie: sent } })).statusCode;
  expect(await at(callAddress(partnerSession))).toBe(401);
  expect(await at(callAddress(operatorSession))).toBe(401);
  api.setNow(new Date(start.getTime() + 900_000));
  expect(await signedInBy(sent)).toBeNull();
});

test('the cookie of a web view ends with its session', async () => {
  const [cookie] = (await open(await tokenFor())).cookies;
  await app.call(logout);
  expect(await signedInBy(`${cookie?.name}=${cookie?.value}`)).toBeNull();
});

test('a web view opens nothing with an expired token, that of another, one in the address, or a path elsewhere', async () => {
  const token = await tokenFor();
  const other = await signIn(api, createTestBrowser(api), '9999999999');
  expect((await open(token, '/garage', { userid: other.userId })).statusCode).toBe(401);
  expect((await open(null, `/garage?token=${token}`)).statusCode).toBe(401);
  for (const to of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'garage',
  ]) {
    expect((await open(token, to)).statusCode, to).toBe(400);
  }
  api.setNow(new Date(start.getTime() + 300_000));
  expect((await open(token)).statusCode).toBe(401);
  const uses = await database.sql`select * from web_view_uses where token_id is not null`;
  expect(uses.length).toBeLessThan(10);
  // The token's own form is no cookie.
  expect(await signedInBy(`pahiya_web_view=${token}`)).toBeNull();
});
