import { ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { found } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { upkeepAccountData } from './upkeep-account-data.ts';

const log = '/garage/log/DL8CAF5030';
let database: TestDatabase;
let api: TestApi;
let keeper: PathBrowser;
let stranger: PathBrowser;
let userId: string;

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
  api = await createTestApi(database.sql);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber, {}));
  keeper = openBrowser(api);
  stranger = openBrowser(api, '192.0.2.9');
  userId = await keeper.signIn('9876500001');
  await stranger.signIn('9876500002');
  await keeper.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
});
afterEach(() => api.close());

const work = (on: string, km: number, more: object = {}) =>
  keeper.post(log, { kind: 'service', category: 'service', on, km, ...more });
const fill = (on: string, km: number, quantity: number, more: object = {}) =>
  keeper.post(log, {
    kind: 'fuel',
    fuel: 'petrol',
    on,
    km,
    quantity,
    isFull: true,
    isMissed: false,
    ...more,
  });
const read = async (browser = keeper) => (await browser.get(log)).json().data;

test('work, fills and expenses become due days and figures', async () => {
  expect(
    (await work('2026-01-10', 20_000, { costPaise: 450_000, place: 'Asha Motors' })).statusCode,
  ).toBe(201);
  await fill('2026-06-01', 25_000, 30_000, { costPaise: 300_000 });
  await fill('2026-06-20', 25_400, 20_000, { costPaise: 200_000, isFull: false });
  await fill('2026-07-10', 25_750, 28_000, { costPaise: 280_000 });
  await keeper.post(log, { kind: 'expense', category: 'toll', on: '2026-06-15', costPaise: 8_500 });
  const answer = await read();
  expect(answer).toMatchObject({
    display: 'DL 8C AF 5030',
    total: 5,
    odometer: { last: { on: '2026-07-10', km: 25_750 }, kmPerYear: 11_603 },
    dues: [
      { category: 'service', by: 'km', atKm: 30_000, interval: 'usual', lastOn: '2026-01-10' },
    ],
    fuel: { fuel: 'petrol', average: 15.625, fills: [{ on: '2026-07-10', kmPerUnit: 15.625 }] },
    hasTwoFuels: false,
    spend: { unpriced: 0, perKm: { cost: 137, km: 5_750 } },
  });
  expect(answer.dues[0].on).toBe('2026-11-21');
  expect(answer.spend.types[0]).toEqual({ type: 'fuel', sum: 780_000 });
  expect(answer.entries[0]).toMatchObject({ kind: 'fuel', on: '2026-07-10', quantity: 28_000 });
});

test('a reading that disagrees is asked about, kept with a reason, and overwrites nothing', async () => {
  await work('2026-03-01', 30_000);
  const refused = await work('2026-09-01', 18_000);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'garage/odometer-conflict',
    errors: [{ path: 'body.km' }],
  });
  expect((await read()).total).toBe(1);
  expect((await work('2026-09-01', 12, { odometer: 'changed' })).statusCode).toBe(201);
  expect((await read()).odometer.last).toEqual({ on: '2026-09-01', km: 12 });
});

test.each([
  { on: '2026-11-22', km: 100 },
  { on: '2026-02-30', km: 100 },
  { on: '22/11/2026', km: 100 },
  { km: -1 },
  { km: 10.5 },
  { km: 3_000_000 },
  { title: 'a\u0000b' },
  { note: 'x'.repeat(1_001) },
  { category: 'rocket' },
  { kind: 'fuel' },
  { kind: 'fuel', fuel: 'petrol', quantity: 0, isFull: true, isMissed: false },
  { costPaise: -5 },
])('a line that cannot be is refused, and nothing is kept (%#)', async (body) => {
  expect((await work('2026-11-01', 100, body)).statusCode).toBe(400);
  expect((await read()).total).toBe(0);
});

test('a line sent twice with the same key is kept once', async () => {
  const key = { 'idempotency-key': 'outbox-entry-0001' };
  const body = { kind: 'service', category: 'wash', on: '2026-11-01' };
  const [first, second] = [await keeper.post(log, body, key), await keeper.post(log, body, key)];
  expect(second.json().data).toEqual(first.json().data);
  expect((await read()).total).toBe(1);
});

test('intervals can be set and taken back to what is usual', async () => {
  await work('2026-01-31', 20_000);
  const set = (body: object) => keeper.post(`${log}/change`, { act: 'interval', ...body });
  expect((await set({ category: 'service', months: 1 })).statusCode).toBe(200);
  expect((await read()).dues).toMatchObject([{ on: '2026-02-28', by: 'date', interval: 'own' }]);
  await set({ category: 'service' });
  expect((await read()).dues).toMatchObject([{ interval: 'usual' }]);
  expect((await set({ category: 'service', months: 0 })).statusCode).toBe(400);
  expect((await set({ category: 'rocket', months: 3 })).statusCode).toBe(400);
});

test('another person has no such log, and cannot remove a line of it', async () => {
  const { entryId } = (await work('2026-03-01', 30_000)).json().data;
  const remove = { act: 'remove', entryId };
  expect((await stranger.get(log)).statusCode).toBe(404);
  expect((await stranger.post(`${log}/change`, remove)).statusCode).toBe(404);
  expect((await stranger.get(`${log}/export/json`)).statusCode).toBe(404);
  await stranger.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
  expect((await read(stranger)).total).toBe(0);
  expect((await stranger.post(`${log}/change`, remove)).json().code).toBe('garage/entry-not-found');
  expect((await openBrowser(api).get(log)).statusCode).toBe(401);
  expect((await keeper.post(`${log}/change`, remove)).statusCode).toBe(200);
  expect((await read()).total).toBe(0);
});

test('the log waits while its vehicle is out of the garage', async () => {
  await work('2026-03-01', 30_000);
  await keeper.delete('/garage/vehicles/DL8CAF5030');
  expect((await keeper.get(log)).json().code).toBe('garage/not-in-garage');
  await keeper.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
  expect((await read()).total).toBe(1);
});

test('the whole log as a file: no cell is a formula', async () => {
  await work('2026-03-01', 30_000, { title: '=HYPERLINK("http://x")', costPaise: 123_450 });
  await fill('2026-03-02', 30_100, 20_500);
  const csv = await keeper.get(`${log}/export/csv`);
  expect(csv.headers['content-disposition']).toContain('log-DL8CAF5030.csv');
  expect(csv.body.split('\r\n').slice(1, 3)).toEqual([
    `2026-03-01,30000,service,service,"'=HYPERLINK(""http://x"")",,,,1234.50,,`,
    '2026-03-02,30100,fuel,petrol,,20.5,Yes,No,,,',
  ]);
  const json = JSON.parse((await keeper.get(`${log}/export/json`)).body);
  expect(json.entries).toMatchObject([{ km: 30_000, costPaise: 123_450 }, { quantity: 20_500 }]);
  expect((await keeper.get(`${log}/export/exe`)).statusCode).toBe(400);
});

test('logs are in the account export and go with the account', async () => {
  await work('2026-03-01', 30_000);
  await keeper.post(`${log}/change`, { act: 'interval', category: 'battery', months: 36 });
  const data = upkeepAccountData(api.services.now);
  const { upkeep } = await data.exportFor(database.sql, userId);
  expect(upkeep).toMatchObject([{ km: 30_000 }, { category: 'battery', everyMonths: 36 }]);
  await database.sql.begin((tx) => data.deleteFor(tx, userId));
  expect((await data.exportFor(database.sql, userId)).upkeep).toEqual([]);
});

test('a line is corrected in place, held against the others without its old self', async () => {
  await work('2026-01-10', 20_000, { costPaise: 450_000 });
  await work('2026-03-10', 22_000);
  const [newest] = (await read()).entries;
  const edit = (entry: object, entryId = newest.entryId, browser = keeper) =>
    browser.post(`${log}/change`, { act: 'edit', entryId, entry });
  const line = { kind: 'service', category: 'repair', on: '2026-03-11', km: 22_100 };
  expect((await edit(line)).statusCode).toBe(200);
  const after = await read();
  expect(after.total).toBe(2);
  expect(after.entries[0]).toMatchObject({ ...line, entryId: newest.entryId, costPaise: null });
  expect((await edit({ ...line, km: 2_200 })).json().code).toBe('garage/odometer-conflict');
  expect((await edit({ ...line, on: '2099-01-01' })).json().errors[0].path).toBe('body.on');
  const unknown = '8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b';
  expect((await edit(line, unknown)).json().code).toBe('garage/entry-not-found');
  expect((await edit(line, newest.entryId, stranger)).statusCode).toBe(404);
  expect((await read()).entries[0]).toMatchObject(line);
});

test('a service record for a buyer is a PDF without amounts that anybody can check, and no other code passes', async () => {
  await work('2026-01-10', 20_000, { costPaise: 450_000, place: 'Asha Motors', note: 'private' });
  await work('2026-03-10', 22_000);
  const file = await keeper.get(`${log}/export/pdf`);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const [, code = ''] = /log-check\?code=([\w.-]+)/.exec(file.rawPayload.toString('latin1')) ?? [];
  const check = (text: string) => stranger.get(`/log-check?code=${text}`);
  expect((await check(code)).json().data).toEqual({
    ...{ display: 'DL 8C AF 5030', lines: 2, works: 2, firstOn: '2026-01-10' },
    ...{ lastOn: '2026-03-10', lastKm: 22_000, longestGap: 59 },
    madeAt: api.services.now().toISOString(),
  });
  expect(Buffer.from(code.split('.')[0] ?? '', 'base64url').toString()).not.toContain('450000');
  const [facts = '', signature = ''] = code.split('.');
  const text = Buffer.from(facts, 'base64url').toString().replace('22000', '12000');
  const forged = `${Buffer.from(text).toString('base64url')}.${signature}`;
  for (const wrong of [forged, facts, 'x', `${facts}.`, 'e30.e30']) {
    expect((await check(wrong)).json().code, wrong).toBe('link/over');
  }
  expect((await stranger.get(`${log}/export/pdf`)).statusCode).toBe(404);
});

test('a line whose sender chose its id is added once, without a key too, and never into another log', async () => {
  const entryId = '8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b';
  const body = { kind: 'service', category: 'service', on: '2026-11-01', km: 20_000, entryId };
  const sent = await Promise.all([keeper.post(log, body), keeper.post(log, body)]);
  expect(sent.map((one) => [one.statusCode, one.json().data.entryId])).toEqual([
    [201, entryId],
    [201, entryId],
  ]);
  expect((await keeper.post(log, { ...body, km: 9 })).statusCode).toBe(201);
  expect(await read()).toMatchObject({ total: 1, entries: [{ entryId, km: 20_000, version: 1 }] });
  await stranger.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
  const taken = await stranger.post(log, body);
  expect([taken.statusCode, taken.json().errors[0].path]).toEqual([400, 'body.entryId']);
  expect((await read(stranger)).total).toBe(0);
});

test('a correction written on an older line overwrites nothing; one that arrives twice is done once', async () => {
  const { entryId } = (await work('2026-01-10', 20_000)).json().data;
  const line = { kind: 'service', category: 'repair', on: '2026-01-11', km: 20_100 };
  const edit = (version: number | undefined, entry: object) =>
    keeper.post(`${log}/change`, { act: 'edit', entryId, entry, ...(version && { version }) });
  expect((await edit(1, { ...line, title: 'Clutch' })).statusCode).toBe(200);
  expect((await edit(1, { ...line, title: 'Clutch' })).statusCode).toBe(200);
  const stale = await edit(1, { ...line, title: 'Brakes' });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'garage/line-changed']);
  expect((await read()).entries).toMatchObject([{ title: 'Clutch', version: 2 }]);
  expect((await edit(2, { ...line, title: 'Brakes' })).statusCode).toBe(200);
  expect((await edit(undefined, line)).statusCode).toBe(200);
  expect((await read()).entries).toMatchObject([{ title: null, version: 4 }]);
  const both = await Promise.all([
    edit(4, { ...line, title: 'A' }),
    edit(4, { ...line, title: 'B' }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('one line alone can be read, with the figures of the whole log', async () => {
  const { entryId } = (await work('2026-01-10', 20_000)).json().data;
  await work('2026-03-10', 22_000);
  const one = (line: string) => keeper.get(`${log}?line=${line}`);
  expect((await one(entryId)).json().data).toMatchObject({
    total: 2,
    entries: [{ entryId, km: 20_000 }],
    odometer: { last: { km: 22_000 } },
  });
  const unknown = '8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6c';
  expect((await one(unknown)).json().data.entries).toEqual([]);
  expect((await one('x')).statusCode).toBe(400);
});

test('a record for a buyer is withdrawn by its owner alone, and goes with the account', async () => {
  await work('2026-01-10', 20_000);
  const codeOf = async () => {
    const file = await keeper.get(`${log}/export/pdf`);
    return /log-check\?code=([\w.-]+)/.exec(file.rawPayload.toString('latin1'))?.[1] ?? '';
  };
  const check = async (code: string) => {
    const answer = await stranger.get(`/log-check?code=${code}`);
    return answer.statusCode === 200 ? 'valid' : answer.json().code;
  };
  const end = (packId: string, browser = keeper) =>
    browser.post(`${log}/change`, { act: 'end-pack', packId });
  const [first, second] = [await codeOf(), await codeOf()];
  // One a day: both files are of the same record.
  const { packs } = await read();
  expect(packs).toEqual([{ packId: expect.any(String), madeOn: '2026-11-21' }]);
  await stranger.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
  await end(packs[0].packId, stranger);
  expect([await check(first), await check(second)]).toEqual(['valid', 'valid']);
  expect((await end(packs[0].packId)).statusCode).toBe(200);
  expect((await end(packs[0].packId)).statusCode).toBe(200);
  expect([await check(first), await check(second)]).toEqual(
    Array(2).fill('garage/record-withdrawn'),
  );
  expect((await read()).packs).toEqual([]);
  const later = await codeOf();
  expect(await check(later)).toBe('valid');
  const data = upkeepAccountData(api.services.now);
  expect((await data.exportFor(database.sql, userId)).upkeep).toContainEqual({
    vehicleNumber: 'DL8CAF5030',
    recordForBuyersMadeOn: '2026-11-21',
  });
  await database.sql.begin((tx) => data.deleteFor(tx, userId));
  expect(await check(later)).toBe('garage/record-withdrawn');
});
