import { ok } from '@pahiya/domain/shared/result';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { found } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { upkeepAccountData } from './upkeep-account-data.ts';

const log = '/garage/log/DL8CAF5030';
const line = { kind: 'service', category: 'service', on: '2026-11-02', title: 'Oil' };
let database: TestDatabase;
let api: TestApi;
let keeper: PathBrowser;
let stranger: PathBrowser;
let picture: string;
let entryId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const made = sharp({ create: { width: 40, height: 30, channels: 3, background: '#fc0' } });
  picture = (await made.png().toBuffer()).toString('base64');
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    ...['vehicles', 'vehicle_fetches', 'users', 'tasks', 'rate_limits', 'lookup_allowances'],
    'idempotency_keys',
  ]);
  api = await createTestApi(database.sql);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber, {}));
  keeper = openBrowser(api);
  stranger = openBrowser(api, '192.0.2.9');
  await keeper.signIn('9876500001');
  await stranger.signIn('9876500002');
  await keeper.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
  await stranger.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
  entryId = (await keeper.post(log, line)).json().data.entryId;
});
afterEach(() => api.close());

const add = (body: object = {}, browser = keeper) =>
  browser.post(`${log}/photos`, { entryId, contentBase64: picture, ...body });
const photos = async () => (await keeper.get(log)).json().data.entries[0]?.photos;
const erased = async () =>
  (
    await database.sql<{ subject: string }[]>`
    select subject from tasks where kind = 'erase-file' order by subject`
  ).map(({ subject }) => subject);

test('a photo is re-encoded, stored encrypted, shown with its line, and seen by nobody else', async () => {
  const added = await add();
  expect(added.statusCode).toBe(201);
  const { photoId } = added.json().data;
  expect(await photos()).toEqual([photoId]);
  const file = await keeper.get(`${log}/photos/${photoId}`);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const stored = await api.files.get(`upkeep/${photoId}`);
  if (!stored.ok || stored.value === null) throw new Error('the file is not stored');
  expect(Buffer.from(stored.value).includes(file.rawPayload)).toBe(false);
  expect((await stranger.get(`${log}/photos/${photoId}`)).statusCode).toBe(404);
  expect((await stranger.post(`${log}/photos/${photoId}/remove`, {})).statusCode).toBe(404);
  expect((await add({}, stranger)).statusCode).toBe(404);
});

test('erasing a photo, its line, or its import also erases the file', async () => {
  const first = (await add()).json().data.photoId;
  expect((await keeper.post(`${log}/photos/${first}/remove`, {})).statusCode).toBe(200);
  expect(await photos()).toEqual([]);
  const second = (await add()).json().data.photoId;
  await keeper.post(`${log}/change`, { act: 'remove', entryId });
  expect(await erased()).toEqual([first, second].map((id) => `upkeep/${id}`).sort());
  expect((await keeper.get(`${log}/photos/${second}`)).statusCode).toBe(404);
});

test('other files and more than six photos are refused, and nothing is stored', async () => {
  const wrong = Buffer.from('%PDF-1.7 no picture').toString('base64');
  expect((await add({ contentBase64: wrong })).statusCode).toBeGreaterThanOrEqual(400);
  expect((await add({ entryId: '8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b' })).json().code).toBe(
    'garage/entry-not-found',
  );
  expect(await photos()).toEqual([]);
  const seven = await Promise.all(Array.from({ length: 7 }, () => add()));
  expect(seven.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(6).fill(201), 409]);
  expect(await photos()).toHaveLength(6);
});

test('photos are exported and deleted with the account', async () => {
  const { photoId } = (await add()).json().data;
  const [row] = await database.sql<{ userId: string }[]>`
    select user_id as "userId" from upkeep_photos`;
  const userId = row?.userId ?? '';
  const data = upkeepAccountData(api.services.now);
  expect((await data.exportFor(database.sql, userId)).upkeep).toMatchObject([
    { title: 'Oil' },
    { photoId, vehicleNumber: 'DL8CAF5030', on: '2026-11-02' },
  ]);
  await database.sql.begin((tx) => data.deleteFor(tx, userId));
  expect((await data.exportFor(database.sql, userId)).upkeep).toEqual([]);
  expect(await erased()).toEqual([`upkeep/${photoId}`]);
});

test('a photo sent twice with one key is added once', async () => {
  const key = { 'idempotency-key': 'outbox-photo-0001' };
  const send = () => keeper.post(`${log}/photos`, { entryId, contentBase64: picture }, key);
  const [first, second] = [await send(), await send()];
  expect(second.json().data).toEqual(first.json().data);
  expect(await photos()).toHaveLength(1);
});
