import { ok } from '@pahiya/domain/shared/result';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../../test/path-browser.ts';
import { found } from '../../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';

const wallet = '/garage/documents';
let database: TestDatabase;
let api: TestApi;
let keeper: PathBrowser;
let stranger: PathBrowser;
let picture: string;
let pdf: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const made = sharp({ create: { width: 40, height: 30, channels: 3, background: '#fc0' } });
  picture = (await made.png().toBuffer()).toString('base64');
  const document = await PDFDocument.create();
  document.addPage([200, 200]);
  pdf = Buffer.from(await document.save()).toString('base64');
});
afterAll(() => database.drop());

beforeEach(async () => {
  await emptyTables(database.sql, [
    'vehicles',
    'vehicle_fetches',
    'users',
    'tasks',
    'rate_limits',
    'lookup_allowances',
    'idempotency_keys',
  ]);
  api = await createTestApi(database.sql);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber, {}));
  keeper = openBrowser(api);
  stranger = openBrowser(api, '192.0.2.9');
  await keeper.signIn('9876500001');
  await stranger.signIn('9876500002');
  await keeper.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
});
afterEach(() => api.close());

const keep = (body: object, browser = keeper) =>
  browser.post(wallet, { kind: 'puc', contentBase64: picture, ...body });
const list = async (browser = keeper) => (await browser.get(wallet)).json().data;

test('a picture and a PDF are kept with their last day, encrypted, and only their keeper reads them', async () => {
  const day = { vehicleNumber: 'dl 8c af 5030', validUpto: '2026-12-01' };
  const added = await keep(day);
  expect(added.statusCode).toBe(201);
  api.setNow(new Date('2026-11-21T05:00:00Z'));
  await keep({ kind: 'licence', contentBase64: pdf, title: ' Mine ' });
  const { documents, vehicles } = await list();
  expect(documents).toMatchObject([
    { kind: 'licence', vehicleNumber: null, title: 'Mine', state: 'none', isPdf: true },
    { kind: 'puc', vehicleNumber: 'DL8CAF5030', validUpto: '2026-12-01', isPdf: false },
  ]);
  expect(vehicles).toEqual([{ vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030' }]);
  const { documentId } = added.json().data;
  const file = await keeper.get(`${wallet}/${documentId}/file`);
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const [row] = await database.sql`select storage_key as key from wallet_documents
    where id = ${documentId}`;
  const stored = await api.services.files.get(row?.key);
  const bytes = stored.ok ? Buffer.from(stored.value ?? '') : Buffer.alloc(0);
  expect(bytes.length).toBeGreaterThan(100);
  expect(bytes.includes(file.rawPayload.subarray(0, 16))).toBe(false);
  expect((await stranger.get(`${wallet}/${documentId}/file`)).statusCode).toBe(404);
  expect((await list(stranger)).documents).toEqual([]);
  expect((await openBrowser(api, '192.0.2.10').get(wallet)).statusCode).toBe(401);
});

test('the last day is changed and a copy is erased with its file, by its keeper only', async () => {
  const { documentId } = (await keep({})).json().data;
  const change = (body: object, browser = keeper) =>
    browser.post(`${wallet}/${documentId}/change`, body);
  expect((await change({ act: 'remove' }, stranger)).json().code).toBe('garage/document-not-found');
  expect((await change({ act: 'date', validUpto: '2020-02-29' })).statusCode).toBe(200);
  expect((await list()).documents[0]).toMatchObject({ validUpto: '2020-02-29', state: 'over' });
  expect((await change({ act: 'remove' })).statusCode).toBe(200);
  expect((await list()).documents).toEqual([]);
  const tasks = await database.sql`select subject from tasks where kind = 'erase-file'`;
  expect(tasks[0]?.subject).toContain(`/${documentId}`);
});

test('bad input keeps nothing', async () => {
  const code = async (body: object) => (await keep(body)).json().code;
  expect(await code({ vehicleNumber: 'MH12DE1433' })).toBe('garage/not-in-garage');
  expect(await code({ contentBase64: Buffer.from('a,b').toString('base64') })).toBe(
    'document/wrong-type',
  );
  expect(await code({ contentBase64: '%%%' })).toBe('document/unreadable');
  expect(await code({ validUpto: '2026-02-30' })).toBe('request/bad-input');
  expect(await code({ title: 'x'.repeat(81) })).toBe('request/bad-input');
  const large = await keep({ contentBase64: 'A'.repeat(12_000_000) });
  expect(large.statusCode).toBe(413);
  expect((await list()).documents).toEqual([]);
});

test('at most a hundred, and uploads that were broken off make room again', async () => {
  const [user] = await database.sql`select user_id as id from garage_vehicles`;
  await database.sql`
    insert into wallet_documents (id, user_id, kind, storage_key, added_at)
    select gen_random_uuid(), ${user?.id}, 'puc', 'wallet/' || n, ${api.services.now()}
    from generate_series(1, 100) n`;
  expect((await keep({})).json().code).toBe('garage/wallet-full');
  await database.sql`update wallet_documents set added_at = added_at - interval '2 hours'`;
  expect((await keep({})).statusCode).toBe(201);
  expect((await list()).documents).toHaveLength(1);
});
