import {
  listDevices,
  signOutDevice,
  signOutEverywhere,
} from '@pahiya/contracts/auth/device-contracts';
import { checkLogin } from '@pahiya/contracts/auth/session-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

const start = new Date('2026-11-21T04:44:00Z');
const androidChrome =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const windowsFirefox = 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0';

let database: TestDatabase;
let api: TestApi;
let phone: TestBrowser;
let desk: TestBrowser;

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
  phone = createTestBrowser(api, { userAgent: androidChrome });
  desk = createTestBrowser(api, { userAgent: windowsFirefox });
  await signIn(api, phone, '9812345210');
  api.setNow(new Date(start.getTime() + 3_600_000));
  await signIn(api, desk, '9812345210');
});
afterEach(() => api.close());

async function isLoggedIn(by: TestBrowser): Promise<boolean> {
  return (await by.call(checkLogin)).data.isLoggedIn;
}

async function idOf(by: TestBrowser): Promise<string> {
  const { devices } = (await by.call(listDevices)).data;
  return devices.find((device) => device.isCurrent)?.deviceSessionId ?? '';
}

test('the list shows the signed-in devices in words, the current one first', async () => {
  const { devices } = (await phone.call(listDevices)).data;
  expect(devices).toEqual([
    {
      deviceSessionId: expect.any(String),
      label: 'Chrome on Android',
      signedInAt: '2026-11-21T04:44:00.000Z',
      lastSeenAt: '2026-11-21T05:44:00.000Z',
      isCurrent: true,
    },
    expect.objectContaining({ label: 'Firefox on Windows', isCurrent: false }),
  ]);
});

test('the user agent itself is not stored', async () => {
  const [row] = await database.sql`select json_agg(s)::text as text from sessions s`;
  expect(row?.text).not.toContain('Mozilla');
});

test('a lost phone can be signed out from the desk', async () => {
  const answer = await desk.call(signOutDevice, { params: { deviceSessionId: await idOf(phone) } });
  expect(answer.data.devices.map(({ label }) => label)).toEqual(['Firefox on Windows']);
  expect(await isLoggedIn(phone)).toBe(false);
  expect(await isLoggedIn(desk)).toBe(true);
  expect(
    await database.sql`
    select count(*) from audit_events where event = 'device-signed-out'`,
  ).toEqual([{ count: 1 }]);
});

test('signing out the current device clears its cookie', async () => {
  await desk.call(signOutDevice, { params: { deviceSessionId: await idOf(desk) } });
  expect(desk.cookies.has('pahiya_session')).toBe(false);
  expect(await isLoggedIn(phone)).toBe(true);
});

test("another person's device is not found, and stays signed in", async () => {
  const stranger = createTestBrowser(api);
  await signIn(api, stranger, '9999999999');
  const deviceSessionId = await idOf(phone);
  const answer = await stranger.call(signOutDevice, { params: { deviceSessionId } });
  expect(answer.status).toBe(404);
  expect(answer.problem.code).toBe('auth/device-not-found');
  const invented = await stranger.call(signOutDevice, {
    params: { deviceSessionId: 'b9c3f1de-53a7-4d3c-8f7e-0d5a40b1c0aa' },
  });
  expect({ ...answer.problem, requestId: '' }).toEqual({ ...invented.problem, requestId: '' });
  expect(await isLoggedIn(phone)).toBe(true);
});

test('a device that is already signed out is not found', async () => {
  const deviceSessionId = await idOf(phone);
  await desk.call(signOutDevice, { params: { deviceSessionId } });
  expect((await desk.call(signOutDevice, { params: { deviceSessionId } })).status).toBe(404);
});

test('a malformed device id is bad input', async () => {
  const answer = await desk.call(signOutDevice, { params: { deviceSessionId: '1 or 1=1' } });
  expect(answer.status).toBe(400);
  expect(answer.problem.errors?.[0]?.path).toBe('params.deviceSessionId');
});

test('all other devices can be signed out, but not this one', async () => {
  const answer = await desk.call(signOutEverywhere, { body: { keepCurrent: true } });
  expect(answer.data).toEqual({ signedOut: 1 });
  expect([await isLoggedIn(desk), await isLoggedIn(phone)]).toEqual([true, false]);
});

test('all devices can be signed out, this one too', async () => {
  const answer = await desk.call(signOutEverywhere, { body: {} });
  expect(answer.data).toEqual({ signedOut: 2 });
  expect(desk.cookies.has('pahiya_session')).toBe(false);
  expect([await isLoggedIn(desk), await isLoggedIn(phone)]).toEqual([false, false]);
});

test("signing out everywhere leaves other people's devices alone", async () => {
  const stranger = createTestBrowser(api);
  await signIn(api, stranger, '9999999999');
  await desk.call(signOutEverywhere, { body: {} });
  expect(await isLoggedIn(stranger)).toBe(true);
});

test.each([signOutDevice, signOutEverywhere])(
  '$call.path is refused to visitors and to other sites',
  async (contract) => {
    const input = { params: { deviceSessionId: await idOf(phone) }, body: {} };
    const visitor = await createTestBrowser(api).call(contract, input);
    expect([visitor.status, visitor.problem.code]).toEqual([401, 'auth/required']);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const foreign = await desk.call(contract, { ...input, headers });
    expect([foreign.status, foreign.problem.code]).toEqual([403, 'request/cross-site']);
    expect([await isLoggedIn(desk), await isLoggedIn(phone)]).toEqual([true, true]);
  },
);
