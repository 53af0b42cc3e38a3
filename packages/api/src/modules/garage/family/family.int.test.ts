import { ok } from '@pahiya/domain/shared/result';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../../test/path-browser.ts';
import { found } from '../../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';

const log = '/garage/log/DL8CAF5030';
let database: TestDatabase;
let api: TestApi;
let owner: PathBrowser;
let member: PathBrowser;
let documentId: string;
let instant: Date;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  await emptyTables(database.sql, [
    'vehicles',
    'vehicle_fetches',
    'users',
    'rate_limits',
    'lookup_allowances',
    'idempotency_keys',
  ]);
  instant = new Date('2026-11-21T04:44:00Z');
  api = await createTestApi(database.sql, { now: () => instant });
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber, {}));
  owner = openBrowser(api);
  member = openBrowser(api, '192.0.2.9');
  await owner.signIn('9876500001');
  await member.signIn('9876500002');
  await owner.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
  const made = sharp({ create: { width: 40, height: 30, channels: 3, background: '#fc0' } });
  const contentBase64 = (await made.png().toBuffer()).toString('base64');
  const of = { kind: 'insurance', vehicleNumber: 'DL8CAF5030', contentBase64 };
  documentId = (await owner.post('/garage/documents', of)).json().data.documentId;
  await owner.post('/garage/documents', { kind: 'licence', contentBase64 });
});
afterEach(() => api.close());

type Share = { shareId: string; role: string; joinPath: string | null };
const openOf = (shares: Share[], role: string) => {
  const found = shares.find((one) => one.role === role && one.joinPath !== null);
  return { shareId: found?.shareId, joinPath: found?.joinPath ?? '' };
};
async function invite(role: string): Promise<string> {
  const body = { vehicleNumber: 'DL8CAF5030', role, name: 'Ravi' };
  const { shares } = (await owner.post('/garage/family', body)).json().data;
  return new URL(openOf(shares, role).joinPath, 'https://a.example').searchParams.get('key') ?? '';
}
const accept = (key: string, browser = member) =>
  browser.post('/garage/family/invitation', { key });
const family = async (browser = member) => (await browser.get('/garage/family')).json().data;
const fill = (browser = member) =>
  browser.post(log, { kind: 'expense', category: 'toll', on: '2026-11-20', costPaise: 8_500 });
const seen = async () => ({
  log: (await member.get(log)).statusCode,
  write: (await fill()).statusCode,
  documents: (await member.get('/garage/documents')).json().data.documents.length,
  file: (await member.get(`/garage/documents/${documentId}/file`)).statusCode,
});

test('a stranger sees nothing, a viewer the log and no document, a driver both, and removal ends it at once', async () => {
  expect(await seen()).toEqual({ log: 404, write: 404, documents: 0, file: 404 });
  expect((await accept(await invite('viewer'))).statusCode).toBe(200);
  expect(await seen()).toEqual({ log: 200, write: 403, documents: 0, file: 404 });
  await accept(await invite('driver'));
  // The licence of the owner is no document of the vehicle.
  expect(await seen()).toEqual({ log: 200, write: 201, documents: 1, file: 200 });
  const { shares } = await family(owner);
  expect(shares).toMatchObject([{ role: 'driver', name: 'Ravi', joinPath: null }]);
  expect(shares[0].member).toMatch(/•002$/);
  await owner.post(`/garage/family/${shares[0].shareId}/end`);
  expect(await seen()).toEqual({ log: 404, write: 404, documents: 0, file: 404 });
  expect((await owner.get(log)).json().data).toMatchObject({ role: 'owner', total: 1 });
});

test('a driver neither removes nor imports, nor changes or erases a document of the owner', async () => {
  await accept(await invite('driver'));
  await fill();
  const { entries, role } = (await member.get(log)).json().data;
  expect(role).toBe('driver');
  const remove = { act: 'remove', entryId: entries[0].entryId };
  expect((await member.post(`${log}/change`, remove)).json().code).toBe('garage/role-not-allowed');
  const file = { app: 'fuelly', fuel: 'petrol', text: 'a,b', isFinal: true };
  expect((await member.post(`${log}/import`, file)).statusCode).toBe(403);
  // A record for buyers is the owner's to give.
  expect((await member.get(`${log}/export/pdf`)).json().code).toBe('garage/role-not-allowed');
  const erase = await member.post(`/garage/documents/${documentId}/change`, { act: 'remove' });
  expect(erase.json().code).toBe('garage/document-not-found');
  const [shared] = (await family()).shared;
  expect(shared).toMatchObject({ vehicleNumber: 'DL8CAF5030', role: 'driver' });
  expect(JSON.stringify(await family())).not.toContain('9876500001');
});

test('an invitation is accepted once, by another person, within seven days, unless it is withdrawn', async () => {
  const key = await invite('viewer');
  const offer = (browser: PathBrowser) =>
    browser.get(`/garage/family/invitation?key=${encodeURIComponent(key)}`);
  expect((await offer(member)).json().data).toMatchObject({ role: 'viewer', isOwn: false });
  expect((await accept(key, owner)).json().data.isOwn).toBe(true);
  expect((await accept(key)).statusCode).toBe(200);
  expect((await accept(key)).json().code).toBe('link/over');
  expect((await offer(member)).json().code).toBe('link/over');
  expect((await accept(`${key.slice(0, -2)}AA`)).json().code).toBe('link/over');
  const late = await invite('viewer');
  const withdrawn = await invite('driver');
  await owner.post(`/garage/family/${openOf((await family(owner)).shares, 'driver').shareId}/end`);
  expect((await accept(withdrawn)).json().code).toBe('link/over');
  instant = new Date('2026-11-28T04:44:00Z');
  expect((await accept(late)).json().code).toBe('link/over');
});

test('a member leaves, a stranger ends nothing, and a vehicle that leaves the garage takes its shares along', async () => {
  await accept(await invite('viewer'));
  const [share] = (await family()).shared;
  const stranger = openBrowser(api, '192.0.2.77');
  await stranger.signIn('9876500003');
  await stranger.post(`/garage/family/${share.shareId}/end`);
  expect((await family()).shared).toHaveLength(1);
  await member.post(`/garage/family/${share.shareId}/end`);
  expect((await family()).shared).toEqual([]);
  await accept(await invite('driver'));
  await owner.delete('/garage/vehicles/DL8CAF5030');
  expect((await member.get(log)).statusCode).toBe(404);
  expect((await family()).shared).toEqual([]);
});

test('bad input is refused with its field', async () => {
  const code = async (body: object) => (await owner.post('/garage/family', body)).json();
  const good = { vehicleNumber: 'DL8CAF5030', role: 'viewer', name: 'Ravi' };
  expect(await code({ ...good, vehicleNumber: 'MH12DE1433' })).toMatchObject({
    code: 'garage/not-in-garage',
  });
  expect((await code({ ...good, role: 'owner' })).errors[0].path).toBe('body.role');
  expect((await code({ ...good, name: '' })).errors[0].path).toBe('body.name');
  for (let n = 0; n < 10; n += 1) await code({ ...good, name: `Person ${n}` });
  expect((await code(good)).errors[0].path).toBe('body.vehicleNumber');
});
