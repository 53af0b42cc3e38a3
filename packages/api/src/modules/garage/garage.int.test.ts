import { err, ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { day, found, plain } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { deskOf } from '../vehicle/vehicle-desk.ts';
import { garageAccountData } from './garage-account-data.ts';
import { refreshGarageVehicles } from './refresh-garage-vehicles.ts';

let database: TestDatabase;
let api: TestApi;
let owner: PathBrowser;
let ownerId: string;

const down = async () =>
  err({ kind: 'unavailable', provider: 'test', retryable: true, reason: 'scripted' } as const);

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  const { sql } = database;
  await emptyTables(sql, [
    'vehicles',
    'vehicle_fetches',
    'users',
    'rate_limits',
    'lookup_allowances',
  ]);
  api = await createTestApi(sql, { settings: { garageSize: 3 } });
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  owner = openBrowser(api);
  ownerId = await owner.signIn('9876500001');
});

afterEach(() => api.close());

const add = (vehicleNumber: string, browser = owner) =>
  browser.post('/garage/vehicles', { vehicleNumber });
const numbers = async (browser = owner): Promise<string[]> =>
  (await browser.get('/garage/vehicles'))
    .json()
    .data.vehicles.map((vehicle: { vehicleNumber: string }) => vehicle.vehicleNumber);

test('an added vehicle shows its card with all seven papers', async () => {
  const answer = await add('dl 8c af 5030');
  expect(answer.statusCode).toBe(201);
  const [vehicle] = answer.json().data.vehicles;
  expect(vehicle).toMatchObject({
    vehicleNumber: 'DL8CAF5030',
    display: 'DL 8C AF 5030',
    addedAt: '2026-11-21T04:44:00.000Z',
    summary: { maker: 'MARUTI SUZUKI INDIA LTD', plateStyle: 'private', sandbox: true },
  });
  expect(vehicle.summary.dues).toHaveLength(7);
  expect(vehicle.summary.dues).toContainEqual({
    document: 'third-party',
    upto: '2026-12-01',
    state: 'soon',
    daysLeft: 10,
  });
  expect(answer.body).not.toMatch(/ASHA|A\*\*A|23456/);
});

test('days left are counted in Indian days', async () => {
  await add('DL8CAF5030');
  api.setNow(new Date('2026-12-01T18:29:59Z'));
  const daysLeft = async () =>
    (await owner.get('/garage/reminders'))
      .json()
      .data.reminders.find(
        (reminder: { due: { document: string } }) => reminder.due.document === 'third-party',
      ).due.daysLeft;
  expect(await daysLeft()).toBe(0);
  api.setNow(new Date('2026-12-01T18:30:00Z'));
  expect(await daysLeft()).toBe(-1);
});

test('a vehicle added twice is listed once and not requested again', async () => {
  await add('DL8CAF5030');
  expect((await add('DL 8C AF 5030')).statusCode).toBe(201);
  expect(await numbers()).toEqual(['DL8CAF5030']);
  expect(api.registry.asked).toHaveLength(1);
});

test('with the registry down a vehicle is added without details, and gets them overnight', async () => {
  api.registry.answer = down;
  const answer = await add('DL8CAF5030');
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data.vehicles[0].summary).toBeNull();
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  expect(await refreshGarageVehicles(api.services, { pauseMs: 0 })).toEqual({
    refreshed: 1,
    failed: 0,
    isCutShort: false,
  });
  const garage = (await owner.get('/garage/vehicles')).json().data;
  expect(garage.vehicles[0].summary.model).toBe('SWIFT VXI');
});

test('a number without a record is not added', async () => {
  api.registry.answer = async () => ok({ kind: 'not-found' });
  expect((await add('DL8CAF5030')).json()).toMatchObject({
    status: 404,
    code: 'vehicle/not-found',
  });
  expect(await numbers()).toEqual([]);
});

test.each([
  ['nonsense', 400, 'vehicle/not-a-mark'],
  ['DL8CAF503O', 400, 'vehicle/not-a-mark'],
  ['T1122DL0101AB', 422, 'vehicle/not-in-register'],
])('%s is refused with its reason', async (typed, status, code) => {
  expect((await add(typed)).json()).toMatchObject({ status, code });
});

test('a full garage is refused, also when the last places are taken concurrently', async () => {
  const answers = await Promise.all(
    ['MH12AB0001', 'MH12AB0002', 'MH12AB0003', 'MH12AB0004', 'MH12AB0005'].map((number) =>
      add(number),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 409, 409]);
  expect((await add('MH12AB0009')).json().code).toBe('garage/full');
  expect(await numbers()).toHaveLength(3);
});

test('a garage cannot bypass the look-up limit', async () => {
  for (let index = 1; index <= 25; index += 1) {
    await owner.get(`/vehicle/MH12AB${String(index).padStart(4, '0')}`);
  }
  const refused = await add('KA01MJ2022');
  expect(refused.json()).toMatchObject({ status: 429, code: '1003' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await add('MH12AB0001')).statusCode).toBe(201);
});

test("another person's garage cannot be seen or changed", async () => {
  await add('DL8CAF5030');
  const other = openBrowser(api);
  await other.signIn('9876500002');
  expect(await numbers(other)).toEqual([]);
  const removed = await other.delete('/garage/vehicles/DL8CAF5030');
  expect(removed.json()).toMatchObject({ status: 404, code: 'garage/not-in-garage' });
  expect(await numbers()).toEqual(['DL8CAF5030']);
});

test('a vehicle can be removed, once', async () => {
  await add('DL8CAF5030');
  expect((await owner.delete('/garage/vehicles/dl8caf5030')).json().data.vehicles).toEqual([]);
  expect((await owner.delete('/garage/vehicles/DL8CAF5030')).json().code).toBe(
    'garage/not-in-garage',
  );
  expect((await owner.delete('/garage/vehicles/nonsense')).json().code).toBe('vehicle/not-a-mark');
  expect((await owner.delete('/garage/vehicles/T1122DL0101AB')).json().code).toBe(
    'vehicle/not-in-register',
  );
});

test('the garage needs a session and our own page', async () => {
  const visitor = openBrowser(api);
  for (const answer of [
    await visitor.get('/garage/vehicles'),
    await visitor.get('/garage/reminders'),
    await add('DL8CAF5030', visitor),
    await visitor.delete('/garage/vehicles/DL8CAF5030'),
    await visitor.post('/garage/calendar'),
  ]) {
    expect(answer.json()).toMatchObject({ status: 401, code: 'auth/required' });
  }
  const foreign = await owner.post(
    '/garage/vehicles',
    { vehicleNumber: 'DL8CAF5030' },
    { 'sec-fetch-site': 'cross-site' },
  );
  expect(foreign.json().code).toBe('request/cross-site');
});

test('renewals are listed over all vehicles, the most urgent first', async () => {
  api.registry.answer = async (vehicleNumber) =>
    ok(
      found(
        vehicleNumber,
        vehicleNumber === 'MH12DE1433' ? { puc: { number: null, upto: day('2026-11-30') } } : {},
      ),
    );
  await add('DL8CAF5030');
  await add('MH12DE1433');
  const { reminders } = (await owner.get('/garage/reminders')).json().data;
  expect(
    reminders.map(
      (reminder: { vehicleNumber: string; due: { document: string; daysLeft: number } }) =>
        `${reminder.vehicleNumber} ${reminder.due.document} ${reminder.due.daysLeft}`,
    ),
  ).toEqual([
    'DL8CAF5030 puc -11',
    'MH12DE1433 puc 9',
    'DL8CAF5030 third-party 10',
    'MH12DE1433 third-party 10',
  ]);
});

test("a vehicle hidden by its owner stays in another's garage without details, reminders or calendar entries", async () => {
  const other = openBrowser(api);
  await other.signIn('9876500002');
  await add('DL8CAF5030', other);
  await owner.get('/vehicle/DL8CAF5030');
  const hidden = await owner.post('/vehicle/DL8CAF5030/hide', {
    chassisNumber: plain.chassis,
    engineNumber: plain.engine,
  });
  expect(hidden.statusCode).toBe(200);
  expect((await other.get('/garage/vehicles')).json().data.vehicles[0].summary).toBeNull();
  expect((await other.get('/garage/reminders')).json().data.reminders).toEqual([]);
  const { calendarPath } = (await other.post('/garage/calendar')).json().data;
  expect((await other.get(calendarPath)).body).not.toContain('BEGIN:VEVENT');
  await add('DL8CAF5030');
  expect((await owner.get('/garage/vehicles')).json().data.vehicles[0].summary).not.toBeNull();
});

test('the nightly refresh requests stale records once, with any number of servers, and stops when the registry is down', async () => {
  for (const number of ['MH12AB0001', 'MH12AB0002', 'MH12AB0003']) await add(number);
  expect((await refreshGarageVehicles(api.services, { pauseMs: 0 })).refreshed).toBe(0);
  const other = await createTestApi(database.sql, { registry: api.registry });
  const tomorrow = new Date('2026-11-22T20:00:00Z');
  api.setNow(tomorrow);
  other.setNow(tomorrow);
  api.registry.asked.length = 0;
  await Promise.all(
    [api, other].map(({ services }) => refreshGarageVehicles(services, { pauseMs: 0 })),
  );
  expect(api.registry.asked.toSorted()).toEqual(['MH12AB0001', 'MH12AB0002', 'MH12AB0003']);
  await other.close();
  await deskOf(api.services).log.flush();
  const lines = await database.sql`
    select distinct actor_kind, actor_hash from lookup_log where purpose = 'garage-refresh'`;
  expect(lines).toEqual([{ actor_kind: 'system', actor_hash: null }]);

  await database.sql`
    insert into garage_vehicles (user_id, vehicle_number, added_at)
    select ${ownerId}, 'KA01AB' || lpad(n::text, 4, '0'), now() from generate_series(1, 9) n`;
  api.registry.answer = down;
  expect(await refreshGarageVehicles(api.services, { pauseMs: 0 })).toEqual({
    refreshed: 0,
    failed: 5,
    isCutShort: true,
  });
});

test("a person's garage can be exported and deleted", async () => {
  await add('DL8CAF5030');
  await owner.post('/garage/calendar');
  const { sql } = database;
  expect(await garageAccountData.exportFor(sql, ownerId)).toEqual({
    garage: [
      {
        vehicleNumber: 'DL8CAF5030',
        addedAt: new Date('2026-11-21T04:44:00Z'),
        inCalendarFeed: true,
      },
    ],
  });
  await sql.begin((tx) => garageAccountData.deleteFor(tx, ownerId));
  expect(await numbers()).toEqual([]);
  expect((await owner.get('/garage/vehicles')).json().data.calendarPath).toBeNull();
});
