import {
  askTestDrive,
  changeTestDrive,
  testDrives,
  testDriveTimes,
} from '@pahiya/contracts/used-cars/trial-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { seedListings } from '../seed/seed-listings.ts';
import { closeTestDrives } from './trials.ts';

let database: TestDatabase;
let api: TestApi;
let seller: TestBrowser;
let buyer: TestBrowser;
let other: TestBrowser;
let listing: string;

const now = new Date('2026-11-25T06:00:00Z');
const startsAt = '2026-11-26T04:30:00.000Z';

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    ...['used_cars', 'used_cities', 'used_dealers', 'users', 'notices', 'tasks'],
    ...['rate_limits', 'otp_challenges', 'otp_waits'],
  ]);
  api = await createTestApi(database.sql);
  api.setNow(now);
  await seedListings(database.sql, { secret: api.services.settings.secret, now });
  [seller, buyer, other] = [api, api, api].map((one) => createTestBrowser(one)) as [
    TestBrowser,
    TestBrowser,
    TestBrowser,
  ];
  const { userId } = await signIn(api, seller, '9876500001');
  await signIn(api, buyer, '9876500002');
  await signIn(api, other, '9876500003');
  const [row] = await database.sql<{ listing: string }[]>`
    update used_listings set user_id = ${userId} where id = (select id from used_listings
      where seller_kind = 'owner' and state = 'live' order by public_id limit 1)
    returning public_id as listing`;
  listing = row?.listing ?? '';
});
afterEach(() => api.close());

const times = async (of = listing) =>
  (await createTestBrowser(api).call(testDriveTimes, { params: { listing: of } })).data;
const ask = (by: TestBrowser, changes: object = {}) =>
  by.call(askTestDrive, { params: { listing }, body: { startsAt, hasLicence: true, ...changes } });
const change = (by: TestBrowser, driveId: string, body: object) =>
  by.call(changeTestDrive, { params: { driveId }, body });
const drivesOf = async (by: TestBrowser) => (await by.call(testDrives)).data.drives;
const place = 'Gate 2, Japanese Park, Rohini';

test('of two who want one time one gets it, and it is no longer offered', async () => {
  expect((await times()).times).toContain(startsAt);
  const answers = await Promise.all([ask(buyer), ask(other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await times()).times).not.toContain(startsAt);
});

test('the place is the buyer’s alone, once the seller has confirmed, and no number changes hands', async () => {
  const { driveId } = (await ask(buyer)).data;
  expect(await drivesOf(seller)).toMatchObject([{ side: 'seller', state: 'asked', place: null }]);
  expect((await change(seller, driveId, { act: 'confirm' })).problem.errors?.[0]?.path).toBe(
    'body.place',
  );
  expect((await change(buyer, driveId, { act: 'confirm', place })).status).toBe(409);
  expect((await change(other, driveId, { act: 'cancel' })).status).toBe(404);
  expect((await change(seller, driveId, { act: 'confirm', place })).data.state).toBe('confirmed');
  const seen = await buyer.call(testDrives);
  expect(seen.data.drives).toMatchObject([{ side: 'buyer', state: 'confirmed', place }]);
  expect(seen.text).not.toMatch(/98765/);
  expect(await drivesOf(other)).toEqual([]);
  const [row] = await database.sql`select place from used_test_drives`;
  expect(Buffer.from(row?.place).toString('latin1')).not.toContain('Japanese');
  const told = await database.sql`select facts->>'state' as state, user_id from notices`;
  expect(new Set(told.map(({ state }) => state))).toEqual(new Set(['asked', 'confirmed']));
});

test('a cancelled time is free again, and the place is forgotten', async () => {
  const { driveId } = (await ask(buyer)).data;
  await change(seller, driveId, { act: 'confirm', place });
  expect((await change(buyer, driveId, { act: 'cancel' })).data.state).toBe('cancelled');
  expect((await times()).times).toContain(startsAt);
  expect((await change(buyer, driveId, { act: 'cancel' })).problem.code).toBe(
    'used-car/wrong-state',
  );
  const [row] = await database.sql`select place from used_test_drives`;
  expect(row?.place).toBeNull();
});

test('what cannot be asked is refused, and nothing is stored', async () => {
  for (const [by, changes, code] of [
    [buyer, { startsAt: '2026-11-26T04:31:00.000Z' }, 'inspection/slot-taken'],
    [buyer, { startsAt: '2026-11-25T07:00:00.000Z' }, 'inspection/slot-taken'],
    [buyer, { startsAt: '2026-12-26T04:30:00.000Z' }, 'inspection/slot-taken'],
    [buyer, { hasLicence: false }, 'request/bad-input'],
    [seller, {}, 'used-car/own-listing'],
    [createTestBrowser(api), {}, 'auth/required'],
  ] as const) {
    expect((await ask(by, changes)).problem.code).toBe(code);
  }
  expect(await database.sql`select from used_test_drives`).toHaveLength(0);
  const [dealers] = await database.sql<{ listing: string }[]>`
    select public_id as listing from used_listings where seller_kind = 'dealer' limit 1`;
  expect(await times(dealers?.listing)).toMatchObject({ isOffered: false, times: [] });
});

test('a drive whose hour has passed is over, and deleted after a month', async () => {
  const { driveId } = (await ask(buyer)).data;
  await change(seller, driveId, { act: 'confirm', place });
  api.setNow(new Date('2026-11-26T05:31:00Z'));
  await closeTestDrives(api.services);
  expect(await drivesOf(buyer)).toMatchObject([{ state: 'over', place: null }]);
  api.setNow(new Date('2026-12-27T05:31:00Z'));
  await closeTestDrives(api.services);
  expect(await database.sql`select from used_test_drives`).toHaveLength(0);
});
