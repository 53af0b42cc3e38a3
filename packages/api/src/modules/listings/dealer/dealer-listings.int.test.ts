import {
  partnerImportListings,
  partnerListings,
} from '@pahiya/contracts/used-cars/dealer-listing-contracts';
import { deskDecideListing, deskListings } from '@pahiya/contracts/used-cars/own-listing-contracts';
import { usedCarListing } from '@pahiya/contracts/used-cars/used-car-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { makeFirm, signInAsPartner } from '../../../../test/partner-desk.ts';
import { staleWork } from '../../../../test/stale-work.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import {
  updateClosed,
  updatePaused,
  updateResumed,
} from '../../partner-firms/store/firm-repository.ts';
import { followFirms } from './follow-firms.ts';

let database: TestDatabase;
let api: TestApi;
let dealer: TestBrowser;
let firmId: string;

const now = new Date('2026-11-25T06:00:00Z');
const header =
  'stock,vehicle_number,make,model,year,variant,fuel,gearbox,body,km,owners,colour,price,city,status';
const swift = (changes: Readonly<Record<string, string>> = {}) => {
  const car: Record<string, string> = {
    ...{ stock: 'S-1', vehicle_number: 'DL8CAF5030', make: 'Maruti Suzuki', model: 'Swift' },
    ...{ year: '2019', variant: 'VXI', fuel: 'petrol', gearbox: 'manual', body: 'hatchback' },
    ...{ km: '42,300', owners: '1', colour: 'red', price: '4,50,000', city: 'Delhi', status: '' },
    ...changes,
  };
  return header
    .split(',')
    .map((column) => `"${car[column] ?? ''}"`)
    .join(',');
};
const file = (...lines: string[]) => [header, ...lines].join('\n');

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    ...[
      'desk_work',
      'used_cars',
      'used_cities',
      'used_dealers',
      'partner_firms',
      'operators',
      'operator_acts',
    ],
    ...['rate_limits', 'tasks'],
  ]);
  api = await createTestApi(database.sql);
  api.setNow(now);
  const firm = await makeFirm(api);
  firmId = firm.firmId;
  dealer = (await signInAsPartner(api, firm)).browser;
});
afterEach(async () => {
  await api.close();
  expect(await staleWork(database.sql)).toEqual([]);
});

const load = async (csv: string, isDryRun = false, by = dealer) =>
  (await by.call(partnerImportListings, { body: { csv, isDryRun } })).data;
const list = async (by = dealer) => (await by.call(partnerListings)).data.listings;
const publish = async () => {
  const desk = (await signInAtDesk(api, 'omar', ['operator'])).browser;
  const waiting = (await desk.call(deskListings)).data.listings;
  for (const { listing } of waiting) {
    await desk.call(deskDecideListing, { params: { listing }, body: { to: 'live', note: '' } });
  }
};
const page = async () => {
  const [car] = await list();
  const params = { listing: car?.listing ?? '' };
  return createTestBrowser(api).call(usedCarListing, { params });
};

test('a dry run stores nothing; an import waits for the desk, and the same file again changes nothing', async () => {
  const csv = file(swift());
  expect(await load(csv, true)).toMatchObject({ isStored: false, lines: [{ outcome: 'new' }] });
  expect(await list()).toEqual([]);
  expect(await load(csv)).toMatchObject({ isStored: true, lines: [{ line: 2, outcome: 'new' }] });
  expect(await list()).toMatchObject([{ stockNumber: 'S-1', state: 'in-review', path: null }]);
  expect((await page()).status).toBe(404);
  await publish();
  const { data, text } = await page();
  expect(data.car).toMatchObject({
    ...{ seller: 'dealer', pricePaise: 45_000_000, record: null },
    dealer: { name: 'Sample Motors' },
  });
  expect(text).not.toContain('DL8CAF5030');
  expect(await load(csv)).toEqual({ isStored: false, isKnown: true, lines: [] });
});

test('a later file changes what is the dealer’s to say, keeps the price history, and ends cars', async () => {
  await load(file(swift(), swift({ stock: 'S-2', vehicle_number: 'DL8CAF5031' })));
  await publish();
  api.setNow(new Date(now.getTime() + 60_000));
  const later = await load(file(swift({ price: '4,40,000', km: '42500' })));
  expect(later.lines).toMatchObject([{ outcome: 'price' }]);
  const { car } = (
    await createTestBrowser(api).call(usedCarListing, {
      params: { listing: (await list()).find((one) => one.stockNumber === 'S-1')?.listing ?? '' },
    })
  ).data;
  expect(car).toMatchObject({ pricePaise: 44_000_000, formerPricePaise: 45_000_000, km: 42_500 });
  expect((await load(file(swift({ status: 'sold' })))).lines).toMatchObject([{ outcome: 'ended' }]);
  const states = Object.fromEntries((await list()).map((one) => [one.stockNumber, one.state]));
  expect(states).toEqual({ 'S-1': 'sold', 'S-2': 'live' });
});

const withWords = (words: string, change: Parameters<typeof swift>[0] = {}) =>
  `${header},description\n${swift(change)},${words}`;
const said = () => database.sql<
  { km: number; colour: string; note: string | null; isLabelled: boolean }[]
>`
  select km, colour, stated->>'note' as note, label is not null as "isLabelled" from used_listings`;

test('km, colour and description of a known car follow the list, and its price label is worked out again', async () => {
  await load(withWords('One careful owner'));
  await publish();
  await database.sql`update used_listings set label = '{}', label_at = now()`;
  const prices = () => database.sql`select paise from used_prices`;
  const before = await prices();
  const outcome = async (csv: string) => (await load(csv)).lines;
  expect(await outcome(withWords('New tyres', { km: '42900', colour: 'white' }))).toMatchObject([
    { outcome: 'changed' },
  ]);
  expect(await said()).toEqual([
    { km: 42_900, colour: 'white', note: 'New tyres', isLabelled: false },
  ]);
  expect(await prices()).toEqual(before);
  // What the car is was checked: it stays.
  const other = withWords('New tyres', { km: '42900', colour: 'white', year: '2021', owners: '3' });
  expect(await outcome(other)).toMatchObject([{ outcome: 'same' }]);
  // Without the column the words stay.
  expect(await outcome(file(swift({ km: '43000', colour: 'white' })))).toMatchObject([
    { outcome: 'changed' },
  ]);
  expect((await said())[0]?.note).toBe('New tyres');
});

test.each([
  [withWords('Call 98765 43210'), 'description'],
  [withWords('Fine', { km: '41000' }), 'km'],
  [withWords('Fine', { km: '1000001' }), 'km'],
])('a change that cannot be is refused by its column: %#', async (csv, column) => {
  await load(withWords('Fine'));
  await publish();
  const { isStored, lines } = await load(csv);
  expect([isStored, lines[0]?.faults.map((one) => one.column)]).toEqual([false, [column]]);
  expect(await said()).toMatchObject([{ km: 42_300, note: 'Fine' }]);
});

test.each([
  [swift({ year: '1950' }), 'year'],
  [swift({ year: '2050' }), 'year'],
  [swift({ km: '-5' }), 'km'],
  [swift({ km: '9999999' }), 'km'],
  [swift({ price: '1' }), 'price'],
  [swift({ colour: 'plaid' }), 'colour'],
  [swift({ city: 'Atlantis' }), 'city'],
  [swift({ model: 'No such' }), 'model'],
  [swift({ vehicle_number: 'XX' }), 'vehicle_number'],
  [swift({ status: 'sold' }), 'status'],
  [`${swift()}\n${swift({ vehicle_number: 'DL8CAF5031' })}`, 'stock'],
  [`${swift()}\n${swift({ stock: 'S-2' })}`, 'vehicle_number'],
])('%s is refused by its column, and nothing of the file is stored', async (lines, column) => {
  const answer = await load(file(swift({ stock: 'S-9', vehicle_number: 'DL8CAF5039' }), lines));
  expect(answer.isStored).toBe(false);
  expect(answer.lines.flatMap(({ faults }) => faults.map((one) => one.column))).toEqual([column]);
  expect(await list()).toEqual([]);
  expect(await database.sql`select from used_listings`).toHaveLength(0);
});

test('what is no such file is said in one line', async () => {
  for (const csv of ['a,b\n1,2', '"', header]) {
    const { isStored, lines } = await load(csv);
    expect([isStored, lines.length, lines[0]?.outcome]).toEqual([false, 1, 'wrong']);
  }
});

test('the list as CSV opens as text, and an import takes it back unchanged', async () => {
  await load(file(swift({ stock: '=1+1', variant: '@SUM(A1)' })));
  const csv = await dealer.send({ method: 'GET', url: '/api/v1/web/partner/listings/file' });
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.body).toContain("'=1+1");
  expect(csv.body).toContain("'@SUM(A1)");
});

test('another firm sees and changes none of it, nor does a firm that is no dealer', async () => {
  await load(file(swift()));
  const other = (await signInAsPartner(api, await makeFirm(api, { name: 'Other' }))).browser;
  expect(await list(other)).toEqual([]);
  const taken = await load(file(swift({ price: '1,00,000' })), false, other);
  expect(taken.lines[0]?.faults).toMatchObject([{ column: 'vehicle_number' }]);
  expect((await list())[0]?.pricePaise).toBe(45_000_000);
  const insurer = await makeFirm(api, { name: 'Cover', kind: 'insurer' });
  const body = { csv: file(swift()), isDryRun: true };
  const { browser } = await signInAsPartner(api, insurer);
  expect((await browser.call(partnerImportListings, { body })).problem.code).toBe('partner/paused');
});

test('the cars of a paused firm leave the market and come back; those of a closed one stay away', async () => {
  await load(file(swift()));
  await publish();
  expect((await page()).status).toBe(200);
  await updatePaused(database.sql, firmId, now, 'desk');
  expect(await followFirms(api.services)).toBe(1);
  const listing = (await database.sql`select public_id from used_listings`)[0]?.public_id;
  const open = () => createTestBrowser(api).call(usedCarListing, { params: { listing } });
  expect((await open()).status).toBe(404);
  expect(await followFirms(api.services)).toBe(0);
  await updateResumed(database.sql, firmId);
  await followFirms(api.services);
  expect((await open()).status).toBe(200);
  await database.sql.begin((tx) => updateClosed(tx, firmId, now));
  await followFirms(api.services);
  expect((await open()).status).toBe(404);
});
