import { ok } from '@pahiya/domain/shared/result';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../../test/path-browser.ts';
import { found } from '../../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';

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

test('a stored vehicle has a picture of 1200 by 630 pixels, in both languages', async () => {
  const browser = openBrowser(api);
  const [english, hindi] = await Promise.all([
    browser.get('/share/DL8CAF5030.png'),
    browser.get('/share/DL8CAF5030.png?lang=hi'),
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

test('a client that has the picture is not sent it again', async () => {
  const browser = openBrowser(api);
  const { etag } = (await browser.get('/share/DL8CAF5030.png')).headers;
  const again = await browser.get('/share/DL8CAF5030.png', { 'if-none-match': String(etag) });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
});

test.each([
  '/share/MH12DE1433.png',
  '/share/DL8CAF5030.svg',
  '/share/..%2f..%2fetc%2fpasswd',
  '/share/nonsense.png',
  '/share/%F0%9F%9A%97.png',
])('%s is not there, and nothing is asked of the registry', async (path) => {
  const before = api.registry.asked.length;
  const answer = await openBrowser(api).get(path);
  expect(answer.json()).toMatchObject({ status: 404, code: 'request/not-found' });
  expect(api.registry.asked).toHaveLength(before);
});

test('pictures are limited for each address', async () => {
  const browser = openBrowser(api, '192.0.2.200');
  const statuses = [];
  for (let count = 0; count < 61; count += 1) {
    statuses.push((await browser.get('/share/MH12DE1433.png')).statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([404]));
});
