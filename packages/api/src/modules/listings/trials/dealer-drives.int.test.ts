import {
  partnerCancelDrive,
  partnerDrives,
  partnerSetDriveHours,
} from '@pahiya/contracts/used-cars/dealer-drive-contracts';
import { partnerImportListings } from '@pahiya/contracts/used-cars/dealer-listing-contracts';
import {
  askTestDrive,
  changeTestDrive,
  testDrives,
  testDriveTimes,
} from '@pahiya/contracts/used-cars/trial-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { makeFirm, signInAsPartner } from '../../../../test/partner-desk.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';

let database: TestDatabase;
let api: TestApi;
let dealer: TestBrowser;
let buyer: TestBrowser;
let other: TestBrowser;
let listing: string;
const now = new Date('2026-11-25T06:00:00Z');
// A Thursday, 10:00 in India.
const startsAt = '2026-11-26T04:30:00.000Z';
const place = 'Sample Motors, Plot 7, Rohini';
const hours = { weekdays: [1, 2, 3, 4, 5, 6], fromHour: 10, untilHour: 18, place };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    ...['used_cars', 'used_cities', 'used_dealers', 'used_drive_hours', 'partner_firms', 'users'],
    ...['notices', 'tasks', 'rate_limits', 'otp_challenges', 'otp_waits'],
  ]);
  api = await createTestApi(database.sql);
  api.setNow(now);
  dealer = (await signInAsPartner(api, await makeFirm(api))).browser;
  buyer = createTestBrowser(api);
  other = createTestBrowser(api);
  await signIn(api, buyer, '9876500002');
  await signIn(api, other, '9876500003');
  const csv = [
    'stock,vehicle_number,make,model,year,variant,fuel,gearbox,body,km,owners,colour,price,city,status',
    'S-1,DL8CAF5030,Maruti Suzuki,Swift,2019,VXI,petrol,manual,hatchback,42300,1,red,450000,Delhi,',
  ].join('\n');
  await dealer.call(partnerImportListings, { body: { csv, isDryRun: false } });
  const [row] = await database.sql<{ listing: string }[]>`
    update used_listings set state = 'live' returning public_id as listing`;
  listing = row?.listing ?? '';
});
afterEach(() => api.close());

const give = (wish: object | null = hours, by = dealer) =>
  by.call(partnerSetDriveHours, { body: { hours: wish } });
const times = async () =>
  (await createTestBrowser(api).call(testDriveTimes, { params: { listing } })).data;
const ask = (by = buyer, changes: object = {}) =>
  by.call(askTestDrive, { params: { listing }, body: { startsAt, hasLicence: true, ...changes } });

test('times are offered once the dealer gives hours, and within them only', async () => {
  expect(await times()).toMatchObject({ isOffered: false, dealer: null, times: [] });
  expect((await ask()).problem.code).toBe('used-car/not-found');
  await give();
  const offered = await times();
  expect(offered).toMatchObject({ isOffered: true, dealer: 'Sample Motors' });
  expect(offered.times).toContain(startsAt);
  const isSunday = (time: string) => new Date(time).getUTCDay() === 0;
  expect(offered.times.some(isSunday)).toBe(false);
  await give({ ...hours, fromHour: 12 });
  expect((await times()).times).not.toContain(startsAt);
  expect((await ask()).problem.code).toBe('inspection/slot-taken');
  await give(null);
  expect((await times()).isOffered).toBe(false);
});

test('a booking is confirmed at once with the place; without a tick the dealer has neither name nor number', async () => {
  await give();
  const answers = await Promise.all([ask(buyer), ask(other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const [winner, mobile] = answers[0]?.status === 201 ? [buyer, '98765'] : [other, '98765'];
  expect((await winner.call(testDrives)).data.drives).toMatchObject([
    { side: 'buyer', state: 'confirmed', place, startsAt },
  ]);
  const seen = await dealer.call(partnerDrives);
  expect(seen.data.drives).toMatchObject([
    { car: 'Maruti Suzuki Swift 2019', stockNumber: 'S-1', state: 'confirmed', leadId: null },
  ]);
  expect(seen.text).not.toContain(mobile);
  expect(await database.sql`select from contact_consents`).toHaveLength(0);
});

test('with a tick the number is in the ledger, and still not in the booking', async () => {
  await give();
  await ask(buyer, { channels: ['show-number', 'export'] });
  const seen = await dealer.call(partnerDrives);
  expect(seen.data.drives[0]?.leadId).not.toBeNull();
  expect(seen.text).not.toContain('98765');
  const consents = await database.sql`
    select channels, about, subject_id as lead from contact_consents`;
  expect(consents).toMatchObject([
    {
      channels: ['show-number', 'export'],
      about: 'Maruti Suzuki Swift 2019',
      lead: seen.data.drives[0]?.leadId,
    },
  ]);
});

test('either side cancels; the time is free again, and the buyer is told', async () => {
  await give();
  const { driveId } = (await ask()).data;
  const otherFirm = (await signInAsPartner(api, await makeFirm(api, { name: 'Other' }))).browser;
  const cancel = (by: TestBrowser) => by.call(partnerCancelDrive, { params: { driveId } });
  expect((await cancel(otherFirm)).problem.code).toBe('used-car/not-found');
  expect((await otherFirm.call(partnerDrives)).data).toEqual({ hours: null, drives: [] });
  expect((await cancel(dealer)).data.state).toBe('cancelled');
  expect((await cancel(dealer)).problem.code).toBe('used-car/wrong-state');
  expect((await times()).times).toContain(startsAt);
  const told = await database.sql`select distinct facts->>'state' as state from notices`;
  expect(told).toEqual([{ state: 'cancelled' }]);
  const again = (await ask()).data.driveId;
  const mine = await buyer.call(changeTestDrive, {
    params: { driveId: again },
    body: { act: 'cancel' },
  });
  expect(mine.data.state).toBe('cancelled');
});

test.each([
  [{ weekdays: [] }],
  [{ weekdays: [8] }],
  [{ fromHour: 18, untilHour: 10 }],
  [{ untilHour: 25 }],
  [{ place: 'x' }],
])('hours with %j are refused, and nothing is stored', async (change) => {
  expect((await give({ ...hours, ...change })).status).toBe(400);
  expect((await dealer.call(partnerDrives)).data.hours).toBeNull();
});
