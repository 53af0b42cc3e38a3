import {
  partnerListings,
  partnerSetFeed,
} from '@pahiya/contracts/used-cars/dealer-listing-contracts';
import type { DealerFeeds } from '@pahiya/domain/listings/feeds/dealer-feeds';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { makeFirm, signInAsPartner } from '../../../../test/partner-desk.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { updatePaused } from '../../partner-firms/store/firm-repository.ts';
import { readDealerFeeds } from './read-feeds.ts';

const url = 'https://cars.example/list.csv';
const header =
  'stock,vehicle_number,make,model,year,variant,fuel,gearbox,body,km,owners,colour,price,city,status';
const car = (stock: number, price = 450_000, year = 2019) =>
  `S-${stock},DL8CAF60${10 + stock},Maruti Suzuki,Swift,${year},VXI,petrol,manual,hatchback,42300,1,red,${price},Delhi,`;
const csvOf = (...lines: string[]) => [header, ...lines].join('\n');

let database: TestDatabase;
let api: TestApi;
let dealer: TestBrowser;
let firm: Awaited<ReturnType<typeof makeFirm>>;
let now = new Date('2026-11-25T06:00:00Z');
/** What the dealer's server has; a kind of failure when it has nothing. */
let served: { etag: string; csv: string } | ProviderFailure['kind'];
let asked: (string | null)[];

const feeds: DealerFeeds = {
  accepts: async (address) => address === url,
  fetchList: async (_, etag) => {
    asked.push(etag);
    if (typeof served === 'string') {
      return err({ kind: served, provider: 'dealer-feed', retryable: true, reason: 'scripted' });
    }
    return ok(etag === served.etag ? { kind: 'unchanged' } : { kind: 'list', ...served });
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    ...['used_cars', 'used_cities', 'used_dealers', 'used_feeds', 'partner_firms', 'operators'],
    ...['rate_limits', 'tasks'],
  ]);
  api = await createTestApi(database.sql, { dealerFeeds: feeds });
  now = new Date('2026-11-25T06:00:00Z');
  api.setNow(now);
  asked = [];
  firm = await makeFirm(api);
  dealer = (await signInAsPartner(api, firm)).browser;
});
afterEach(() => api.close());

const set = (address: string | null, by = dealer) =>
  by.call(partnerSetFeed, { body: { url: address } });
const seen = async () => (await dealer.call(partnerListings)).data;
const states = async () =>
  Object.fromEntries((await seen()).listings.map((one) => [one.stockNumber, one.state]));
const publish = () =>
  database.sql`update used_listings set state = 'live' where state = 'in-review'`;
/** A round, `minutes` after the one before. */
const round = async (minutes = 61) => {
  now = new Date(now.getTime() + minutes * 60_000);
  api.setNow(now);
  const failed = await readDealerFeeds(api.services);
  // The session of an hour ago is over.
  if (minutes > 5) dealer = (await signInAsPartner(api, firm)).browser;
  return failed;
};
const serve = (...lines: string[]) => {
  const csv = csvOf(...lines);
  served = { etag: `"${csv.length}-${lines.join()}"`, csv };
};

test('a list is read, then only when it has changed, and nothing twice', async () => {
  serve(car(1), car(2));
  expect((await set(url)).status).toBe(200);
  expect((await seen()).feed).toMatchObject({ url, readAt: null, outcome: null });
  expect(await round(0)).toBe(0);
  expect((await seen()).feed).toMatchObject({
    outcome: 'read',
    report: { new: 2, missing: 0, wrongCount: 0 },
  });
  await round(30);
  expect(asked).toHaveLength(1);
  await round(31);
  expect((await seen()).feed).toMatchObject({ outcome: 'unchanged', report: { new: 2 } });
  expect(asked[1]).toBe((served as { etag: string }).etag);
  await publish();
  serve(car(1, 440_000), car(2));
  await round();
  expect((await seen()).feed?.report).toMatchObject({ new: 0, price: 1, same: 1 });
  await set(url);
  await round(0);
  expect((await seen()).feed?.report).toMatchObject({ new: 0, price: 0, same: 2 });
  expect((await seen()).listings).toHaveLength(2);
});

test('wrong lines are named and left out; a car whose line is wrong stays on sale', async () => {
  serve(car(1), car(2));
  await set(url);
  await round(0);
  await publish();
  serve(car(1), car(2, 450_000, 2099).replace('42300', 'many'), car(3));
  await round();
  expect((await seen()).feed?.report).toMatchObject({
    ...{ new: 1, same: 1, missing: 0, wrongCount: 1 },
    wrong: [{ line: 3, stockNumber: 'S-2', faults: [{ column: 'km' }] }],
  });
  expect(await states()).toEqual({ 'S-1': 'live', 'S-2': 'live', 'S-3': 'in-review' });
});

test('a missing car leaves the market and comes back', async () => {
  serve(car(1), car(2), car(3));
  await set(url);
  await round(0);
  await publish();
  serve(car(1), car(3));
  await round();
  expect(await states()).toEqual({ 'S-1': 'live', 'S-2': 'paused', 'S-3': 'live' });
  serve(car(1), car(2), car(3));
  await round();
  expect((await seen()).feed?.report).toMatchObject({ back: 1, new: 0 });
  expect(await states()).toEqual({ 'S-1': 'live', 'S-2': 'live', 'S-3': 'live' });
});

test('a missing car that a buyer has reserved stays until the next reading after that', async () => {
  serve(car(1), car(2));
  await set(url);
  await round(0);
  await publish();
  await database.sql.begin(async (tx) => {
    // Without the order that it belongs to.
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into used_reservations (id, order_id, listing_id, state, until, created_at)
      select gen_random_uuid(), gen_random_uuid(), id, 'held', ${now}, ${now}
      from used_listings where stock_number = 'S-2'`;
  });
  serve(car(1));
  await round();
  expect(await states()).toEqual({ 'S-1': 'live', 'S-2': 'live' });
  await database.sql`update used_reservations set state = 'ended'`;
  await round();
  expect(await states()).toEqual({ 'S-1': 'live', 'S-2': 'paused' });
});

test('a car that its dealer or the desk took off does not come back by itself', async () => {
  serve(car(1));
  await set(url);
  await round(0);
  await database.sql`update used_listings set state = 'paused'`;
  await database.sql`
    insert into used_listing_events (listing_id, from_state, to_state, by, at)
    select id, 'live', 'paused', 'desk', ${now} from used_listings`;
  serve(car(1, 440_000));
  await round();
  expect(await states()).toEqual({ 'S-1': 'paused' });
});

test('a list that lacks most cars, or has no readable line, changes nothing', async () => {
  const all = [1, 2, 3, 4].map((stock) => car(stock));
  serve(...all);
  await set(url);
  await round(0);
  await publish();
  for (const [lines, outcome] of [
    [[car(1, 400_000)], 'shrunk'],
    [['S-1,"'], 'malformed'],
    [[], 'malformed'],
  ] as const) {
    serve(...lines);
    expect(await round(400)).toBe(1);
    expect((await seen()).feed?.outcome).toBe(outcome);
    expect(new Set(Object.values(await states()))).toEqual(new Set(['live']));
    expect((await seen()).listings.every((one) => one.pricePaise === 45_000_000)).toBe(true);
  }
});

test('a failing server is asked later and later, and its cars stay', async () => {
  serve(car(1));
  await set(url);
  await round(0);
  await publish();
  served = 'unavailable';
  expect(await round()).toBe(1);
  expect((await seen()).feed?.outcome).toBe('unavailable');
  expect(await round(14)).toBe(0);
  served = 'timeout';
  expect(await round(2)).toBe(1);
  expect((await seen()).feed?.outcome).toBe('timeout');
  expect(await round(29)).toBe(0);
  serve(car(1, 440_000));
  expect(await round(2)).toBe(0);
  expect((await seen()).feed).toMatchObject({ outcome: 'read', report: { price: 1 } });
  expect(await states()).toEqual({ 'S-1': 'live' });
});

test('an address inside is refused by its field; a paused firm is not asked; an ended feed neither', async () => {
  const inside = await set('https://10.0.0.1/list.csv');
  expect(inside.problem).toMatchObject({
    code: 'request/bad-input',
    errors: [{ path: 'body.url' }],
  });
  expect((await seen()).feed).toBeNull();
  serve(car(1));
  await set(url);
  await updatePaused(database.sql, firm.firmId, now, 'desk');
  await round(1);
  expect(asked).toEqual([]);
  expect((await set(url)).problem.code).toBe('partner/paused');
});

test('the feed of one firm is not another’s', async () => {
  serve(car(1));
  await set(url);
  const other = (await signInAsPartner(api, await makeFirm(api, { name: 'Other' }))).browser;
  expect((await other.call(partnerListings)).data.feed).toBeNull();
  expect((await set(null, other)).status).toBe(200);
  expect((await seen()).feed?.url).toBe(url);
  expect((await set(null)).status).toBe(200);
  expect((await seen()).feed).toBeNull();
  await round(1);
  expect(asked).toEqual([]);
});
