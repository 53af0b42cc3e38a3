import { err, ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { found } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  const { sql } = database;
  await emptyTables(sql, [
    'vehicles',
    'vehicle_fetches',
    'lookup_allowances',
    'rate_limits',
    'audit_events',
    'users',
  ]);
  api = await createTestApi(sql);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
});

afterEach(() => api.close());

const plate = (index: number) => `MH12AB${String(index).padStart(4, '0')}`;

async function lookAt(browser: PathBrowser, from: number, count: number): Promise<number[]> {
  const statuses = [];
  for (let index = from; index < from + count; index += 1) {
    statuses.push((await browser.get(`/vehicle/${plate(index)}`)).statusCode);
  }
  return statuses;
}

test('a visitor sees five vehicles a day, and the sixth is refused with 1003 until midnight in India', async () => {
  const browser = openBrowser(api);
  expect(await lookAt(browser, 1, 5)).toEqual([200, 200, 200, 200, 200]);
  const refused = await browser.get(`/vehicle/${plate(6)}`);
  expect(refused.statusCode).toBe(429);
  // 04:44 UTC is 10:14 in India: 13 h 46 min to midnight.
  expect(refused.json()).toMatchObject({ code: '1003', retryAfter: (13 * 60 + 46) * 60 });
  expect(api.registry.asked).not.toContain(plate(6));
  expect(await lookAt(browser, 1, 5)).toEqual([200, 200, 200, 200, 200]);
  api.setNow(new Date('2026-11-21T18:30:00Z'));
  expect(await lookAt(browser, 6, 1)).toEqual([200]);
});

test('an account sees twenty-five vehicles a day, across servers and devices', async () => {
  const first = openBrowser(api);
  await first.signIn('9876500001');
  expect(new Set(await lookAt(first, 1, 20))).toEqual(new Set([200]));
  const otherServer = await createTestApi(database.sql, { registry: api.registry });
  const second = openBrowser(otherServer, '192.0.2.77');
  await second.signIn('9876500001');
  expect(await lookAt(second, 19, 8)).toEqual([200, 200, 200, 200, 200, 200, 200, 429]);
  expect((await second.get(`/vehicle/${plate(26)}`)).json().code).toBe('1003');
  await otherServer.close();
});

test('many simultaneous requests cannot exceed the limit', async () => {
  const browser = openBrowser(api);
  await browser.get(`/vehicle/${plate(1)}`);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => browser.get(`/vehicle/${plate(index + 2)}`)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
});

test('a failure of the registry does not count; "not found" does', async () => {
  const browser = openBrowser(api);
  api.registry.answer = async () =>
    err({ kind: 'unavailable', provider: 'test', retryable: true, reason: 'scripted' });
  expect(await lookAt(browser, 1, 8)).toEqual(Array(8).fill(503));
  api.registry.answer = async () => ok({ kind: 'not-found' });
  expect(await lookAt(browser, 11, 6)).toEqual([404, 404, 404, 404, 404, 429]);
});

test('enumerating five hundred plates with dropped cookies is cut off after twenty-five', async () => {
  const statuses = [];
  for (let index = 1; index <= 500; index += 1) {
    statuses.push(...(await lookAt(openBrowser(api, '198.51.100.9'), index, 1)));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(25);
  expect(statuses.lastIndexOf(200)).toBe(24);
  expect(api.registry.asked).toHaveLength(25);
  const refused = await openBrowser(api, '198.51.100.9').get(`/vehicle/${plate(600)}`);
  expect(refused.json().code).toBe('request/too-many');
});

test('enumerating a series from many addresses of one range is cut off after fifty', async () => {
  const statuses = [];
  for (let index = 1; index <= 120; index += 1) {
    statuses.push(...(await lookAt(openBrowser(api, `198.51.100.${index}`), index, 1)));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(50);
  const otherSeries = await openBrowser(api, '198.51.100.200').get('/vehicle/KA01MJ2022');
  expect(otherSeries.statusCode).toBe(200);
  const otherRange = await openBrowser(api, '198.51.101.1').get(`/vehicle/${plate(900)}`);
  expect(otherRange.statusCode).toBe(200);
});

test('a series is cut off after a hundred numbers, from any number of networks and by accounts too', async () => {
  const statuses = [];
  for (let index = 1; index <= 130; index += 1) {
    statuses.push(...(await lookAt(openBrowser(api, `198.51.${index % 50}.9`), index, 1)));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  const account = openBrowser(api, '203.0.113.1');
  await account.signIn('9876500009');
  const refused = await account.get(`/vehicle/${plate(900)}`);
  expect(refused.json()).toMatchObject({ status: 429, code: 'request/too-many' });
  expect(refused.json().detail).toContain('series');
  expect((await account.get('/vehicle/KA01MJ2022')).statusCode).toBe(200);
});

test('all visitors together have an hourly limit that does not stop accounts', async () => {
  const small = await createTestApi(database.sql, {
    registry: api.registry,
    settings: { lookups: { ...api.services.settings.lookups, visitorsPerHour: 3 } },
  });
  const numbers = ['MH12AB0001', 'KA01MJ2022', 'DL8CAF5030', 'TN09BZ1234'];
  const statuses = [];
  for (const [index, number] of numbers.entries()) {
    const browser = openBrowser(small, `198.51.${index}.1`);
    statuses.push((await browser.get(`/vehicle/${number}`)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  const account = openBrowser(small, '198.51.9.1');
  await account.signIn('9876500010');
  expect((await account.get('/vehicle/TN09BZ1234')).statusCode).toBe(200);
  await small.close();
});

test('a /64 of IPv6 is one address: rotating within it does not help', async () => {
  const statuses = [];
  for (let index = 1; index <= 40; index += 1) {
    const browser = openBrowser(api, `2001:db8:1:2::${index.toString(16)}`);
    statuses.push((await browser.get(`/vehicle/${plate(index)}`)).statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(25);
});

test('a refusal leaves an audit row without the vehicle or the address', async () => {
  const browser = openBrowser(api);
  await lookAt(browser, 1, 6);
  const rows = await database.sql`select event, code, user_id, subject from audit_events`;
  expect(rows).toEqual([{ event: 'vehicle-refused', code: '1003', user_id: null, subject: null }]);
  const stored = JSON.stringify(await database.sql`select subject from lookup_allowances`);
  expect(stored).not.toMatch(/203\.0\.113|device/);
});

test('a forged device cookie is a new device and does not add another five', async () => {
  const statuses = [];
  for (let index = 1; index <= 30; index += 1) {
    const browser = openBrowser(api);
    browser.cookies.set('deviceId', `00000000-0000-4000-8000-${String(index).padStart(12, '0')}.x`);
    statuses.push(...(await lookAt(browser, index, 1)));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(25);
});

test('a guest’s look-ups stay open after sign-in, count for the account and are not fetched again', async () => {
  const browser = openBrowser(api);
  await lookAt(browser, 1, 5);
  const guest = await api.app.inject({
    url: '/api/v1/web/vehicle-searches/recent',
    cookies: Object.fromEntries(browser.cookies),
  });
  expect(guest.json().data.searches).toHaveLength(5);
  const mobile = '9876500002';
  const asked = await browser.post('/auth/user/generateOtp', { mobile });
  const { challengeId } = asked.json().data;
  const otp = api.messages.at(-1)?.variables.otp;
  const signedIn = await browser.post('/auth/login/user', { mobile, challengeId, otp });
  expect(signedIn.statusCode).toBe(200);
  expect(browser.cookies.has('recent')).toBe(false);
  const recent = (await browser.get('/vehicle-searches/recent')).json().data.searches;
  expect(recent.map((search: { vehicleNumber: string }) => search.vehicleNumber)).toEqual(
    [5, 4, 3, 2, 1].map(plate),
  );
  expect(await lookAt(browser, 1, 5)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(await lookAt(browser, 6, 20))).toEqual(new Set([200]));
  expect(await lookAt(browser, 26, 1)).toEqual([429]);
  expect(api.registry.asked).toHaveLength(25);
});

test('with limits off, nothing is counted', async () => {
  const free = await createTestApi(database.sql, {
    registry: api.registry,
    settings: { lookups: { ...api.services.settings.lookups, isUnlimited: true } },
  });
  expect(new Set(await lookAt(openBrowser(free), 1, 40))).toEqual(new Set([200]));
  await free.close();
  expect(await database.sql`select 1 from lookup_allowances`).toHaveLength(0);
});
