import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiPrefix } from '@pahiya/contracts/call';
import { ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { found } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

const log = '/garage/log/DL8CAF5030';
let database: TestDatabase;
let api: TestApi;
let keeper: PathBrowser;

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
  ]);
  api = await createTestApi(database.sql);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber, {}));
  keeper = openBrowser(api);
  await keeper.signIn('9876500001');
  await keeper.post('/garage/vehicles', { vehicleNumber: 'DL8CAF5030' });
});
afterEach(() => api.close());

const send = (text: string, more: object = {}) =>
  keeper.post(`${log}/import`, {
    ...{ app: 'lubelogger', fuel: 'petrol', distance: 'km', volume: 'l' },
    ...{ text, isFinal: true, ...more },
  });
const total = async () => (await keeper.get(log)).json().data.total;
const fills =
  'Date,Odometer,FuelConsumed,Cost,IsFillToFull\r\n2026-01-10,1000,"30,5","3.050,00",True\r\n2026-01-20,1400,20,2000,True\r\n';

test('a dry run keeps nothing; the import is counted, not repeated, and undone as a whole', async () => {
  const dry = (await send(`\uFEFF${fills}`, { isFinal: false })).json().data;
  expect(dry).toMatchObject({
    batchId: null,
    counts: { fuel: 2, service: 0, expense: 0 },
    first: [{ quantity: 30_500, costPaise: 305_000 }, {}],
  });
  expect(await total()).toBe(0);
  const { batchId } = (await send(fills)).json().data;
  expect(await total()).toBe(2);
  expect((await send(fills)).json().data).toMatchObject({ batchId: null, duplicates: 2 });
  const undo = () => keeper.post(`${log}/change`, { act: 'undo', batchId });
  expect((await undo()).statusCode).toBe(200);
  expect(await total()).toBe(0);
  expect((await undo()).statusCode).toBe(404);
});

test('of two imports of one file at once, one brings the lines', async () => {
  const both = await Promise.all([send(fills), send(fills)]);
  expect(both.map((one) => one.json().data.batchId === null).sort()).toEqual([false, true]);
  expect(await total()).toBe(2);
});

test('days that read either way are asked about before anything is kept', async () => {
  const file = 'Date;Odometer;Litres\r03/04/2025;1000;30\r05/04/2025;1400;30';
  expect((await send(file, { app: 'fuelly' })).json().data).toMatchObject({
    isAmbiguous: true,
    batchId: null,
  });
  expect(await total()).toBe(0);
  await send(file, { app: 'fuelly', dayOrder: 'day-first' });
  expect((await keeper.get(log)).json().data.entries).toMatchObject([
    { on: '2025-04-05' },
    { on: '2025-04-03' },
  ]);
});

test.each([
  ['another kind of file', { text: '%PDF-1.7\n%âãÏÓ' }],
  ['a file of another app', { text: fills, app: 'fuelio' }],
  ['an unclosed quote', { text: `Date,Odometer\n"${'x'.repeat(40_000)}` }],
  ['an empty file', { text: '' }],
])('%s is refused, and nothing is kept', async (_, { text, ...more }) => {
  expect((await send(text, more)).statusCode).toBe(400);
  expect(await total()).toBe(0);
});

test('a file too large is refused before it is read', async () => {
  expect((await send('x'.repeat(5 * 1024 * 1024))).statusCode).toBe(413);
});

test('a file of 200 MB is refused after a few bytes, with or without its length, and the next request is served', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const cookie = [...keeper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const mega = Buffer.alloc(1024 * 1024, 'x');
  /** Writes megabytes until the server answers or ends the connection. */
  const post = (length: Record<string, string>, atMost: number) =>
    new Promise<{ end: number | string; written: number }>((done) => {
      let written = 0;
      let isOver = false;
      const outgoing = request({
        ...{ host: '127.0.0.1', port, method: 'POST', path: `${apiPrefix}${log}/import` },
        headers: {
          ...{ 'content-type': 'application/json', cookie, 'sec-fetch-site': 'same-origin' },
          ...length,
        },
      });
      const finish = (end: number | string) => {
        isOver = true;
        outgoing.destroy();
        done({ end, written });
      };
      outgoing.on('response', ({ statusCode = 0 }) => finish(statusCode));
      outgoing.on('error', (error: NodeJS.ErrnoException) => finish(error.code ?? 'unknown'));
      const write = () => {
        if (isOver || written >= atMost) return;
        written += 1;
        outgoing.write(mega, () => setImmediate(write));
      };
      write();
    });
  // Told by its length, it is refused before it comes.
  const told = await post({ 'content-length': String(200 * 1024 * 1024) }, 1);
  expect(told.end).toBe(413);
  // Without one the server stops reading; whether the writer still sees the answer is up to its system.
  const untold = await post({}, 200);
  expect([413, 'EPIPE', 'ECONNRESET']).toContain(untold.end);
  expect(untold.written).toBeLessThan(100);
  expect(await total()).toBe(0);
});

test('two fuels of one stop are two lines, also without a price, and are not added twice', async () => {
  const file =
    '##Refuelling\nKm,Date,Fuel,Price,Total,Volume,Full,Second,Price,Total,Volume,Full\n1000,2026-03-15,Petrol,,,30,Yes,CNG,,,8,No';
  const sent = (await send(file, { app: 'drivvo', fuel: undefined })).json().data;
  expect(sent).toMatchObject({ asks: [], counts: { fuel: 2 }, duplicates: 0 });
  expect((await send(file, { app: 'drivvo', fuel: undefined })).json().data).toMatchObject({
    ...{ batchId: null, duplicates: 2 },
  });
  expect((await keeper.get(log)).json().data.entries).toMatchObject([
    { kind: 'fuel' },
    { kind: 'fuel' },
  ]);
});

test('formulas are no numbers, and as text they leave as text', async () => {
  const file =
    'Date,Odometer,Description,Cost\n2026-01-10,1000,"=HYPERLINK(""x"")",=1+1\n2026-01-11,=5,x,1';
  expect((await send(file)).json().data).toMatchObject({
    counts: { service: 1 },
    faults: [{ record: 3, fault: 'odometer' }],
  });
  expect((await keeper.get(`${log}/export/csv`)).body).toContain(`"'=HYPERLINK(""x"")"`);
});

test('what is exported comes back the same', async () => {
  await send(fills, { fuel: 'cng' });
  await keeper.post(log, {
    kind: 'service',
    category: 'tyre',
    on: '2026-02-01',
    km: 1500,
    title: '=4 tyres',
    place: 'Asha, Pune',
    costPaise: 123_450,
  });
  await keeper.post(log, { kind: 'expense', category: 'toll', on: '2026-02-02', costPaise: 8_500 });
  const lines = async () =>
    (await keeper.get(log))
      .json()
      .data.entries.map(({ entryId, batchId, ...line }: Record<string, unknown>) => line);
  const before = await lines();
  const csv = (await keeper.get(`${log}/export/csv`)).body;
  await database.sql`delete from upkeep_entries`;
  expect((await send(csv, { app: 'own' })).json().data.faultCount).toBe(0);
  expect(await lines()).toEqual(before);
});

test('nothing is kept while fuel or units are not known', async () => {
  const open = { fuel: undefined, distance: undefined, volume: undefined };
  const asked = (await send(fills, open)).json().data;
  expect(asked).toMatchObject({ batchId: null, asks: ['fuel', 'distance', 'volume'] });
  expect(await total()).toBe(0);
  const miles = (await send(fills, { distance: 'mi', volume: 'gal-us' })).json().data;
  expect(miles).toMatchObject({ asks: [], first: [{ km: 1609, quantity: 115_455 }, {}] });
  expect(await total()).toBe(2);
});
