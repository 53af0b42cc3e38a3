import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { newPageDevice, pageDeviceHeader } from './request-device.ts';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const begin = (headers: Record<string, string> = {}) =>
  openBrowser(api).post('/challan/init', { vehicleNumber: 'DL8CAF5030' }, headers);
const deviceOf = (answer: { headers: Record<string, unknown> }) =>
  /deviceId=([^;]+)/.exec(String(answer.headers['set-cookie'] ?? ''))?.[1];

test('the device named by a page is the one its visitor gets', async () => {
  const named = newPageDevice(api.services.settings);
  expect(deviceOf(await begin({ [pageDeviceHeader]: named }))).toBe(named);
});

test('a device without our signature is ignored', async () => {
  const forged = `${crypto.randomUUID()}.${'x'.repeat(43)}`;
  const given = deviceOf(await begin({ [pageDeviceHeader]: forged }));
  expect(given).toBeDefined();
  expect(given).not.toBe(forged);
});

test('calls that need no device set no cookie, so their page can be cached for everyone', async () => {
  const answer = await openBrowser(api).get('/challan/sources', { src: 'web' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
});
