import { randomUUID } from 'node:crypto';
import { setConsent } from '@pahiya/contracts/account/consent-contracts';
import { checkLogin, logout } from '@pahiya/contracts/auth/session-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn } from '../../../test/contract-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { purgeExpired } from './purge-expired.ts';

const start = new Date();
const dayMs = 24 * 60 * 60 * 1000;

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  api = await createTestApi(database.sql);
  api.setNow(start);
});
afterEach(() => api.close());

function after(days: number): Date {
  return new Date(start.getTime() + days * dayMs);
}

test('expired rows are deleted, and rows that still count are kept', async () => {
  const browser = createTestBrowser(api);
  const former = createTestBrowser(api);
  await signIn(api, browser, '9812345210');
  await signIn(api, former, '9999999999');
  await former.call(setConsent, { body: { purpose: 'analytics', granted: false } });
  await former.call(logout);
  await database.sql`
    insert into idempotency_keys (owner, key, request_hash, created_at)
    values (${`device:${randomUUID()}`}, 'key', 'hash', ${start})`;
  const nothing = {
    otpChallenges: 0,
    otpWaits: 0,
    webViewUses: 0,
    sessions: 0,
    idempotencyKeys: 0,
    rateLimits: 0,
    auditEvents: 0,
    consents: 0,
  };
  expect(await purgeExpired(database.sql, start)).toEqual(nothing);

  const tomorrow = await purgeExpired(database.sql, after(1.01));
  expect(tomorrow).toMatchObject({
    otpChallenges: 2,
    otpWaits: 2,
    webViewUses: 0,
    sessions: 1,
    idempotencyKeys: 1,
    auditEvents: 0,
    consents: 0,
  });
  expect(tomorrow.rateLimits).toBeGreaterThan(0);
  expect(await database.sql`select key from rate_limits`).toEqual([]);
  expect((await browser.call(checkLogin)).data.isLoggedIn).toBe(true);

  expect(await purgeExpired(database.sql, after(30))).toMatchObject({ sessions: 1 });
  expect(await database.sql`select from session_tokens`).toHaveLength(0);
  expect(await purgeExpired(database.sql, after(364))).toEqual(nothing);
  expect(await purgeExpired(database.sql, after(365))).toEqual({
    ...nothing,
    auditEvents: 3,
    consents: 1,
  });
  expect(await database.sql`select from users`).toHaveLength(2);
});
