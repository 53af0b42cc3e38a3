import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser } from '../../../test/path-browser.ts';
import { found, plain } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { deskOf } from './vehicle-desk.ts';

let database: TestDatabase;
let api: TestApi;

const start = new Date('2026-11-21T04:44:00Z');
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);
const down = (kind: ProviderFailure['kind']) =>
  err({ kind, provider: 'test', retryable: false, reason: 'scripted' });

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
    'lookup_log',
    'audit_events',
  ]);
  api = await createTestApi(sql);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
});

afterEach(() => api.close());

const look = (vehicleNumber = 'DL8CAF5030') =>
  openBrowser(api).get(`/vehicle/${encodeURIComponent(vehicleNumber)}`);

test('a vehicle number in any spelling gives its record, with age and source', async () => {
  const answer = await look('dl 08-c.AF 5030');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({
    freshness: 'fresh',
    mark: { vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030', kind: 'delhi' },
    record: { maker: 'MARUTI SUZUKI INDIA LTD' },
    office: { officeCode: 'DL08', state: 'Delhi', basis: 'mark' },
    source: { id: 'test-registry', sandbox: true },
    fetchedAt: '2026-11-21T04:44:00.000Z',
    freshUntil: '2026-11-22T04:44:00.000Z',
    reports: [],
  });
  expect(answer.headers).toMatchObject({ age: '0', 'cache-control': 'private, no-cache' });
});

test('the registry is called once a day, and the age of the record is shown', async () => {
  await look();
  api.setNow(hours(23));
  const answer = await look('DL 8C AF 5030');
  expect(answer.headers.age).toBe(String(23 * 3600));
  expect(answer.json().data.freshness).toBe('fresh');
  expect(api.registry.asked).toEqual(['DL8CAF5030']);
});

test('a stale record is served while revalidating', async () => {
  await look();
  api.setNow(hours(25));
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber, { colour: 'RED' }));
  const older = (await look()).json().data;
  expect(older).toMatchObject({
    freshness: 'refreshing',
    record: { colour: 'PEARL ARCTIC WHITE' },
  });
  await Promise.all(deskOf(api.services).flights.values());
  const newer = (await look()).json().data;
  expect(newer).toMatchObject({ freshness: 'fresh', record: { colour: 'RED' } });
  expect(api.registry.asked).toHaveLength(2);
});

test('with the registry down an older record is shown and marked as such, and the registry is not called for a minute', async () => {
  await look();
  api.setNow(hours(25));
  api.registry.answer = async () => down('unavailable');
  expect((await look()).json().data.freshness).toBe('refreshing');
  await Promise.all(deskOf(api.services).flights.values());
  expect((await look()).json().data.freshness).toBe('source-down');
  expect((await look()).json().data.freshness).toBe('source-down');
  expect(api.registry.asked).toHaveLength(2);
  api.setNow(new Date(hours(25).getTime() + 61_000));
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  expect((await look()).json().data.freshness).toBe('refreshing');
  await Promise.all(deskOf(api.services).flights.values());
  expect((await look()).json().data.freshness).toBe('fresh');
});

test('a record older than thirty days is served only when the registry is down', async () => {
  await look();
  api.setNow(hours(31 * 24));
  api.registry.answer = async () => down('timeout');
  expect((await look()).json().data.freshness).toBe('source-down');
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  expect((await look()).json().data).toMatchObject({
    freshness: 'fresh',
    fetchedAt: hours(31 * 24).toISOString(),
  });
});

test.each([
  ['timeout', 504, 'vehicle/source-timeout'],
  ['unavailable', 503, 'vehicle/source-unavailable'],
  ['rejected', 503, 'vehicle/source-unavailable'],
  ['rate-limited', 503, 'vehicle/source-unavailable'],
  ['malformed', 502, 'vehicle/source-malformed'],
] as const)(
  'a registry failure (%s) without a stored record names the source and when to retry',
  async (kind, status, code) => {
    api.registry.answer = async () => down(kind);
    const answer = await look();
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({
      code,
      detail: expect.stringContaining('Test registry'),
      retryAfter: expect.any(Number),
    });
    expect(answer.headers['retry-after']).toBe(String(answer.json().retryAfter));
    expect(answer.body).not.toContain('scripted');
    api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
    expect((await look()).statusCode).toBe(200);
  },
);

test('"not found" is cached for an hour', async () => {
  api.registry.answer = async () => ok({ kind: 'not-found' });
  expect((await look()).json()).toMatchObject({ status: 404, code: 'vehicle/not-found' });
  expect((await look()).statusCode).toBe(404);
  expect(api.registry.asked).toHaveLength(1);
  api.setNow(new Date(start.getTime() + 61 * 60_000));
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  expect((await look()).statusCode).toBe(200);
});

test('an internal error returns 500, and the next request does not have to wait', async () => {
  api.registry.answer = async () => {
    throw new Error(`boom ${plain.owner}`);
  };
  const answer = await look();
  expect(answer.json()).toMatchObject({ status: 500, code: 'server/failure' });
  expect(answer.body).not.toContain('boom');
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  expect((await look()).statusCode).toBe(200);
});

test.each([
  ['DL8CAF503O', 'vehicle/not-a-mark', 'DL8CAF5030'],
  ['XX01AB1234', 'vehicle/not-a-mark', null],
  ['hello', 'vehicle/not-a-mark', null],
  ["';drop table vehicles;--", 'vehicle/not-a-mark', null],
  ['दिल्ली ८', 'vehicle/not-a-mark', null],
])('%s is refused without a registry call and does not count', async (typed, code, suggestion) => {
  const answer = await look(typed);
  expect(answer.statusCode).toBe(400);
  const problem = answer.json();
  expect(problem).toMatchObject({ code, errors: [{ path: 'params.vehicleNumber' }] });
  expect(problem.suggestion ?? null).toBe(suggestion);
  expect(api.registry.asked).toEqual([]);
  const [{ count } = { count: -1 }] = await database.sql`select count(*) from lookup_allowances`;
  expect(count).toBe(0);
});

test.each([
  ['T1122DL0101AB', /temporary/],
  ['KA05C0012TC0003', /trade|dealer/],
  ['04A123456H', /Ministry of Defence/],
  ['77CD12', /External Affairs/],
])('%s is explained: such numbers are not in the national register', async (typed, why) => {
  const answer = await look(typed);
  expect(answer.json()).toMatchObject({ status: 422, code: 'vehicle/not-in-register' });
  expect(answer.json().detail).toMatch(why);
  expect(api.registry.asked).toEqual([]);
});

test('sandbox records are not shown once a real registry is configured', async () => {
  await look();
  const live = await createTestApi(database.sql, {
    registry: {
      source: { id: 'test-registry', name: 'Real registry', sandbox: false },
      find: async (vehicleNumber) => ok(found(vehicleNumber)),
    },
  });
  const answer = await openBrowser(live).get('/vehicle/DL8CAF5030');
  expect(answer.json().data.source).toEqual({
    id: 'test-registry',
    name: 'Real registry',
    sandbox: false,
  });
  await live.close();
});

test('no response and no stored row has owner, chassis or engine in plain text, even when an adapter forgets to mask', async () => {
  api.registry.answer = async (vehicleNumber) =>
    ok(
      found(vehicleNumber, {
        ownerNameMasked: plain.owner,
        chassisLast5: plain.chassis,
        engineLast5: plain.engine,
      }),
    );
  const answer = await look();
  const stored = await database.sql`select * from vehicles`;
  const seen = answer.body + JSON.stringify(answer.headers) + JSON.stringify(stored);
  for (const secret of [...plain.owner.split(' '), plain.chassis, plain.engine]) {
    expect(seen).not.toContain(secret);
  }
  expect(answer.json().data.record).toMatchObject({
    ownerNameMasked: 'A**A R****H V***A',
    chassisLast5: '23456',
    engineLast5: '34567',
  });
});

test('every look-up is logged with purpose and outcome, and the actor only as a hash', async () => {
  const browser = openBrowser(api);
  const userId = await browser.signIn('9876500001');
  await browser.get('/vehicle/DL8CAF5030');
  await look();
  api.registry.answer = async () => ok({ kind: 'not-found' });
  await look('MH12DE1433');
  await deskOf(api.services).log.flush();
  const lines = await database.sql`
    select purpose, actor_kind, vehicle_number, outcome, actor_hash from lookup_log order by at, outcome desc`;
  expect(lines).toMatchObject([
    { purpose: 'rc-view', actor_kind: 'user', vehicle_number: 'DL8CAF5030', outcome: 'served' },
    { purpose: 'rc-view', actor_kind: 'device', vehicle_number: 'DL8CAF5030', outcome: 'served' },
    {
      purpose: 'rc-view',
      actor_kind: 'device',
      vehicle_number: 'MH12DE1433',
      outcome: 'not-found',
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain(userId);
});

test('a stopping server flushes its log', async () => {
  const other = await createTestApi(database.sql);
  await openBrowser(other).get('/vehicle/DL8CAF5030');
  await other.close();
  const [{ count } = { count: 0 }] = await database.sql`select count(*) from lookup_log`;
  expect(count).toBe(1);
});
