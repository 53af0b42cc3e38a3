import {
  deleteAccount,
  exportAccount,
  getAccount,
  updateAccount,
} from '@pahiya/contracts/account/account-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

let database: TestDatabase;
let api: TestApi;
let browser: TestBrowser;
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
  browser = createTestBrowser(api);
  ({ userId } = await signIn(api, browser, '9812345210'));
});
afterEach(() => api.close());

test('the account shows its data with the mobile masked', async () => {
  const answer = await browser.call(getAccount);
  expect(answer.data.account).toEqual({
    userId,
    mobileMasked: '98•••••210',
    name: null,
    email: null,
    language: 'en',
    createdAt: '2026-11-21T04:44:00.000Z',
  });
  expect(answer.text).not.toContain('9812345210');
});

test('name, e-mail and language can be changed one by one', async () => {
  await browser.call(updateAccount, { body: { name: 'आशा Rao' } });
  await browser.call(updateAccount, { body: { email: 'asha@example.in' } });
  const answer = await browser.call(updateAccount, { body: { language: 'hi' } });
  expect(answer.data.account).toMatchObject({
    name: 'आशा Rao',
    email: 'asha@example.in',
    language: 'hi',
  });
  expect((await browser.call(getAccount)).data).toEqual(answer.data);
});

test('an empty text clears a name or an e-mail, a missing field is unchanged', async () => {
  await browser.call(updateAccount, { body: { name: 'Asha Rao', email: 'asha@example.in' } });
  const answer = await browser.call(updateAccount, { body: { name: '' } });
  expect(answer.data.account).toMatchObject({ name: null, email: 'asha@example.in' });
});

test.each([
  [{ name: 'A' }, 'body.name'],
  [{ name: '<b>Asha</b>' }, 'body.name'],
  [{ name: 'Asha\u0000Rao' }, 'body.name'],
  [{ email: 'asha@' }, 'body.email'],
  [{ email: 'asha@example.technology' }, 'body.email'],
  [{ language: 'fr' }, 'body.language'],
  [{ name: 7 }, 'body.name'],
])('the change %j is refused, and nothing is changed', async (body, path) => {
  const answer = await browser.call(updateAccount, { body: { ...body } });
  expect(answer.status).toBe(400);
  expect(answer.problem.errors?.map((fault) => fault.path)).toEqual([path]);
  expect((await browser.call(getAccount)).data.account).toMatchObject({ name: null, email: null });
});

test("a change touches the caller's account only", async () => {
  const other = createTestBrowser(api);
  await signIn(api, other, '9999999999');
  await browser.call(updateAccount, { body: { name: 'Asha Rao' } });
  expect((await other.call(getAccount)).data.account.name).toBeNull();
});

test.each([getAccount, updateAccount, exportAccount, deleteAccount])(
  '$call.method $call.path requires a session',
  async (contract) => {
    const input = contract.body === undefined ? {} : { body: { confirm: 'DELETE' } };
    const answer = await createTestBrowser(api).call(contract, input);
    expect([answer.status, answer.problem.code]).toEqual([401, 'auth/required']);
  },
);

test.each([updateAccount, deleteAccount])(
  'another site cannot call $call.path',
  async (contract) => {
    const answer = await browser.call(contract, {
      body: { confirm: 'DELETE', name: 'Asha Rao' },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect([answer.status, answer.problem.code]).toEqual([403, 'request/cross-site']);
    expect((await browser.call(getAccount)).data.account.name).toBeNull();
  },
);
