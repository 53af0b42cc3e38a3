import { partnerSignOut } from '@pahiya/contracts/partner-firms/partner-session-contracts';
import {
  partnerImportListings,
  partnerListingFigures,
} from '@pahiya/contracts/used-cars/dealer-listing-contracts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { makeFirm, signInAsPartner } from '../../../../test/partner-desk.ts';
import { createTestApi } from '../../../../test/test-api.ts';
import { createTestDatabase } from '../../../db/test-database.ts';
import { createTraffic } from './count-traffic.ts';
import { purgeTraffic } from './purge-traffic.ts';
import { viewerOf } from './viewer-of.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
let now = new Date('2026-11-25T06:00:00Z');
api.setNow(now);

afterAll(async () => {
  await api.close();
  await database.drop();
});
beforeEach(async () => {
  at('2026-11-25T06:00:00Z');
  await sql`delete from used_listing_days`;
});

function at(instant: string): void {
  now = new Date(instant);
  api.setNow(now);
}

const services = { sql, now: () => now };
const trafficOf = (listingsAtMost = 1_000) => createTraffic(services, { listingsAtMost });

let plates = 6_000;

/** A firm with one car, public since 20 November. */
async function dealer(): Promise<{ browser: TestBrowser; car: string }> {
  const { browser } = await signInAsPartner(api, await makeFirm(api));
  plates += 1;
  const stock = `S-${plates}`;
  const csv = [
    'stock,vehicle_number,make,model,year,variant,fuel,gearbox,body,km,owners,colour,price,city,status',
    `${stock},DL8CAF${plates},Maruti Suzuki,Swift,2019,VXI,petrol,manual,hatchback,42300,1,red,450000,Delhi,`,
  ].join('\n');
  await browser.call(partnerImportListings, { body: { csv, isDryRun: false } });
  const [row] = await sql<{ car: string }[]>`
    update used_listings set state = 'live', live_at = '2026-11-20T06:00:00Z'
    where stock_number = ${stock} returning public_id as car`;
  return { browser, car: row?.car ?? '' };
}

async function figuresOf(browser: TestBrowser) {
  const { today, cars } = (await browser.call(partnerListingFigures)).data;
  return cars.map(({ views, shortlisted }) => ({ today, views, shortlisted }));
}

test('counts of two servers add up by day in India, and another firm sees none of them', async () => {
  const [own, other] = [await dealer(), await dealer()];
  expect(await figuresOf(own.browser)).toEqual([
    { today: '2026-11-25', views: [], shortlisted: 0 },
  ]);
  const [one, two] = [trafficOf(), trafficOf()];
  at('2026-11-23T18:29:59Z');
  one.count(own.car, 'views');
  at('2026-11-23T18:30:00Z');
  one.count(own.car, 'views');
  two.count(own.car, 'views');
  two.count(own.car, 'shortlisted');
  await Promise.all([one.store(), two.store()]);
  at('2026-11-25T06:00:00Z');
  one.count(own.car, 'views');
  one.count(own.car, 'shortlisted');
  await one.store();
  await one.store();
  expect(await figuresOf(own.browser)).toEqual([
    { today: '2026-11-25', views: [1, 2, 1], shortlisted: 2 },
  ]);
  expect(await figuresOf(other.browser)).toEqual([
    { today: '2026-11-25', views: [0, 0, 0], shortlisted: 0 },
  ]);
});

test('neither a visit of a member of the firm nor one of the owner counts, others’ do', async () => {
  const [own, other] = [await dealer(), await dealer()];
  const { secret } = api.services.settings;
  const seen = (browser: TestBrowser) =>
    viewerOf([...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '), secret);
  const person = createTestBrowser(api);
  await signIn(api, person, '9876500077');
  expect(seen(own.browser).firmId).not.toBeNull();
  expect(seen(person)).toMatchObject({ session: expect.any(String), firmId: null });
  const traffic = trafficOf();
  const open = (car: string, ...browsers: TestBrowser[]) => {
    for (const browser of browsers) traffic.count(car, 'views', seen(browser));
  };
  open(own.car, own.browser, own.browser, other.browser, person, createTestBrowser(api));
  traffic.count(own.car, 'shortlisted', seen(own.browser));
  await traffic.store();
  expect((await figuresOf(own.browser))[0]).toMatchObject({ views: [3], shortlisted: 0 });
  // The same person offers a car of their own.
  const [owned] = await sql<{ car: string }[]>`
    update used_listings set seller_kind = 'owner', dealer_id = null, stock_number = null,
      user_id = (select id from users limit 1) where public_id = ${other.car} returning public_id as car`;
  open(owned?.car ?? '', person, own.browser);
  await traffic.store();
  expect(
    await sql`
    select d.views from used_listing_days d join used_listings l on l.id = d.listing_id
    where l.public_id = ${other.car}`,
  ).toMatchObject([{ views: 1 }]);
  const forged = `pahiya_firm=${seen(own.browser).firmId}.x; pahiya_session=short`;
  expect(viewerOf(forged, secret)).toEqual({ session: null, firmId: null });
  expect(await own.browser.call(partnerSignOut)).toMatchObject({ status: 200 });
  expect(seen(own.browser)).toEqual({ session: null, firmId: null });
});

test('the days shown begin with the car’s first public one, and are 30 at most', async () => {
  const { browser, car } = await dealer();
  const traffic = trafficOf();
  at('2026-11-01T06:00:00Z');
  traffic.count(car, 'views');
  at('2026-11-20T06:00:00Z');
  traffic.count(car, 'views');
  await traffic.store();
  at('2026-11-25T06:00:00Z');
  expect((await figuresOf(browser))[0]?.views).toEqual([1, 0, 0, 0, 0, 0]);
  await sql`update used_listings set live_at = '2026-10-01T06:00:00Z' where public_id = ${car}`;
  const november = [1, ...Array.from({ length: 18 }, () => 0), 1, 0, 0, 0, 0, 0];
  expect((await figuresOf(browser))[0]?.views).toEqual(november);
  at('2026-10-05T06:00:00Z');
  traffic.count(car, 'views');
  await traffic.store();
  at('2026-11-25T06:00:00Z');
  expect((await figuresOf(browser))[0]?.views).toEqual([0, 0, 0, 0, 0, ...november]);
});

test('an unknown listing is left out, and beyond the bound only listings already counted go on', async () => {
  const { browser, car } = await dealer();
  const traffic = trafficOf(2);
  for (const id of [car, 'zzzzzzzz', 'yyyyyyyy', car]) traffic.count(id, 'views');
  expect(await traffic.store()).toBe(1);
  expect((await figuresOf(browser))[0]?.views).toEqual([2]);
  expect(await traffic.store()).toBe(0);
});

test('counts that could not be stored are stored the next time, once', async () => {
  const { browser, car } = await dealer();
  const traffic = trafficOf();
  traffic.count(car, 'views');
  await sql`alter table used_listing_days rename to away`;
  await expect(traffic.store()).rejects.toThrow('used_listing_days');
  await sql`alter table away rename to used_listing_days`;
  traffic.count(car, 'views');
  await traffic.store();
  await traffic.store();
  expect((await figuresOf(browser))[0]?.views).toEqual([2]);
});

test('counts are deleted after 90 days', async () => {
  const { car } = await dealer();
  const traffic = trafficOf();
  traffic.count(car, 'views');
  await traffic.store();
  at('2027-02-23T06:00:00Z');
  expect(await purgeTraffic(services)).toBe(0);
  at('2027-02-24T06:00:00Z');
  expect(await purgeTraffic(services)).toBe(1);
});
