import { ok } from '@pahiya/domain/shared/result';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../test/path-browser.ts';
import { found } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { shareKeyOf } from '../vehicle/share-key.ts';

const secretKey = (number: string) => shareKeyOf(api.services.settings.secret, number);
const card = (number: string) => `/share/${secretKey(number)}.png`;

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  await openBrowser(api).get('/vehicle/DL8CAF5030');
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

test('a stored vehicle has a card of 1,200 by 630 pixels, in both languages', async () => {
  const browser = openBrowser(api);
  const [english, hindi] = await Promise.all([
    browser.get(card('DL8CAF5030')),
    browser.get(`${card('DL8CAF5030')}?lang=hi`),
  ]);
  expect(english.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=300',
  });
  expect(await sharp(english.rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  });
  expect(hindi.statusCode).toBe(200);
  expect(hindi.rawPayload.equals(english.rawPayload)).toBe(false);
});

test('a client that has the card gets 304', async () => {
  const browser = openBrowser(api);
  const { etag } = (await browser.get(card('DL8CAF5030'))).headers;
  const again = await browser.get(card('DL8CAF5030'), { 'if-none-match': String(etag) });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
});

test.each([
  '/share/DL8CAF5030.png',
  '/share/DL8CAF5030.svg',
  '/share/..%2f..%2fetc%2fpasswd',
  '/share/nonsense.png',
  '/share/%F0%9F%9A%97.png',
])('%s is not found, and the registry is not called', async (path) => {
  const before = api.registry.asked.length;
  const answer = await openBrowser(api).get(path);
  expect(answer.json()).toMatchObject({ status: 404, code: 'request/not-found' });
  expect(api.registry.asked).toHaveLength(before);
});

test('a shared record shows the vehicle without its number or owner, and uses no look-up', async () => {
  const browser = openBrowser(api, '192.0.2.77');
  const before = api.registry.asked.length;
  const answer = await browser.get(`/vehicle-shares/${secretKey('DL8CAF5030')}`);
  expect(answer.json().data).toMatchObject({ masked: 'DL 8C •• ••30', standing: 'active' });
  expect(answer.body).not.toMatch(/8CAF5030|ownerName|chassis|policy/i);
  for (const key of [secretKey('MH12DE1433'), 'DL8CAF5030DL8CAF5030', 'A'.repeat(51)]) {
    expect((await browser.get(`/vehicle-shares/${key}`)).json().code).toBe('vehicle/not-found');
  }
  expect(api.registry.asked).toHaveLength(before);
  expect(
    await database.sql`select 1 from lookup_allowances where vehicle_number = 'MH12DE1433'`,
  ).toEqual([]);
});

test('cards are limited per address', async () => {
  const browser = openBrowser(api, '192.0.2.200');
  const statuses = [];
  for (let count = 0; count < 61; count += 1) {
    statuses.push((await browser.get(card('MH12DE1433'))).statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([404]));
});
