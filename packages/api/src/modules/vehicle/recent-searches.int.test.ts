import { ok } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { found } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
  api.registry.answer = async (vehicleNumber) =>
    ok(vehicleNumber.endsWith('9999') ? { kind: 'not-found' } : found(vehicleNumber));
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const numbers = async (browser: PathBrowser): Promise<string[]> =>
  (await browser.get('/vehicle-searches/recent'))
    .json()
    .data.searches.map((search: { vehicleNumber: string }) => search.vehicleNumber);

test('a guest’s searches are stored in a signed cookie that scripts cannot read', async () => {
  const browser = openBrowser(api);
  expect(await numbers(browser)).toEqual([]);
  await browser.get('/vehicle/DL8CAF5030');
  const answer = await browser.get('/vehicle/22BH6517A');
  const cookie = answer.cookies.find(({ name }) => name === 'recent');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 864_000 });
  expect(await numbers(browser)).toEqual(['22BH6517A', 'DL8CAF5030']);
  await browser.get('/vehicle/dl-8caf-5030');
  expect(await numbers(browser)).toEqual(['DL8CAF5030', '22BH6517A']);
});

test('a search without a result is not added to the history', async () => {
  const browser = openBrowser(api);
  await browser.get('/vehicle/DL8CAF9999');
  expect(await numbers(browser)).toEqual([]);
});

test.each(['junk', 'DL8CAF5030.bad', '.', 'a'.repeat(4000), '%00'])(
  'a cookie that is not ours (%s) counts as none',
  async (value) => {
    const browser = openBrowser(api);
    browser.cookies.set('recent', value);
    expect(await numbers(browser)).toEqual([]);
  },
);

test('an account keeps its last five, newest first, on every device', async () => {
  const browser = openBrowser(api);
  await browser.signIn('9876500003');
  for (let index = 1; index <= 7; index += 1) {
    api.setNow(new Date(Date.UTC(2026, 10, 21, 5, index)));
    await browser.get(`/vehicle/MH12AB000${index}`);
  }
  const other = openBrowser(api);
  await other.signIn('9876500003');
  expect(await numbers(other)).toEqual([7, 6, 5, 4, 3].map((index) => `MH12AB000${index}`));
  const { length } = await database.sql`select 1 from recent_searches`;
  expect(length).toBe(5);
});

test('guests and accounts can clear their history', async () => {
  for (const mobile of [null, '9876500004']) {
    const browser = openBrowser(api, '192.0.2.5');
    if (mobile !== null) await browser.signIn(mobile);
    await browser.get('/vehicle/DL8CAF5030');
    expect(await numbers(browser)).toHaveLength(1);
    const cleared = await browser.post('/vehicle-searches/recent/clear');
    expect(cleared.json()).toEqual({ data: { searches: [] } });
    expect(await numbers(browser)).toEqual([]);
  }
});

test('another site cannot clear a browser’s history', async () => {
  const answer = await openBrowser(api).post('/vehicle-searches/recent/clear', undefined, {
    'sec-fetch-site': 'cross-site',
  });
  expect(answer.json()).toMatchObject({ status: 403, code: 'request/cross-site' });
});
