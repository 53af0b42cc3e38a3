import {
  listSavedSearches,
  saveSearch,
} from '@pahiya/contracts/saved-searches/saved-search-contracts';
import {
  priceWatch,
  stopPriceWatch,
  watchPrice,
} from '@pahiya/contracts/used-cars/price-watch-contracts';
import type { Paise } from '@pahiya/domain/shared/money';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { alertSavedSearches } from '../../saved-searches/alert-saved-searches.ts';
import { seedListings } from '../seed/seed-listings.ts';
import { priceWatchKey } from './price-watch-key.ts';
import { usedPriceNoticeKind } from './price-watch-notice.ts';
import { tellOfLowerPrice } from './price-watches.ts';

let database: TestDatabase;
let api: TestApi;
let asha: TestBrowser;
let userId: string;
let car: { id: string; listing: string; price: number; model: string };

const now = new Date('2026-11-25T06:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    ...['used_cars', 'used_cities', 'users', 'notices', 'tasks', 'rate_limits'],
    ...['otp_challenges', 'otp_waits', 'used_dealers'],
  ]);
  api = await createTestApi(database.sql);
  api.setNow(now);
  await seedListings(database.sql, { secret: api.services.settings.secret, now });
  asha = createTestBrowser(api);
  userId = (await signIn(api, asha, '9876500001')).userId;
  const [row] = await database.sql<(typeof car)[]>`
    select id, public_id as listing, price_paise::float8 as price, make || '/' || model as model
    from used_listings where city_id = 10084 and state = 'live' order by public_id limit 1`;
  car = row as typeof car;
});
afterEach(() => api.close());

const watch = (channels: string[], by = asha) =>
  by.call(watchPrice, { params: { listing: car.listing }, body: { channels } });
const drop = async (percent: number) => {
  const price = Math.round((car.price * percent) / 100);
  await database.sql`update used_listings set price_paise = ${price} where id = ${car.id}`;
  const changed = { id: car.id, price: price as Paise };
  await database.sql.begin((tx) => tellOfLowerPrice(tx, api.services, changed));
  return price;
};
const told = () => database.sql<{ facts: { price?: number; count?: number } }[]>`
  select facts from notices order by created_at, id`;

test('a lower price is told once, a higher one never, and only by the channels chosen', async () => {
  expect((await watch(['sms'])).data).toEqual({ channels: ['sms'], hasEmail: false });
  await drop(101);
  expect(await told()).toEqual([]);
  const price = await drop(95);
  await drop(95);
  expect((await told()).map(({ facts }) => facts.price)).toEqual([price]);
  const due = { userId, subjectId: car.id, facts: { price } };
  const texts = await usedPriceNoticeKind.read(api.services, due, 'en');
  expect(texts?.smsVariables.amount).toMatch(/^₹/);
  expect(texts?.open.path).toMatch(new RegExp(`^/used-cars/delhi/.*-${car.listing}$`));
  // Raised again before it was sent: no news any more.
  await database.sql`update used_listings set price_paise = ${price + 100} where id = ${car.id}`;
  expect(await usedPriceNoticeKind.read(api.services, due, 'hi')).toBeNull();
});

test('it ends on its page, or by the key of a message without sign-in', async () => {
  await watch(['sms']);
  const visitor = createTestBrowser(api);
  const key = priceWatchKey(api.services.settings.secret, { listingId: car.id, userId });
  const stop = (of: string) => visitor.call(stopPriceWatch, { body: { key: of } });
  expect((await stop(`${key.slice(0, -2)}xx`)).problem.code).toBe('used-car/not-found');
  expect((await stop(key)).status).toBe(200);
  const read = await asha.call(priceWatch, { params: { listing: car.listing } });
  expect(read.data.channels).toEqual([]);
  await watch(['sms']);
  expect((await watch([])).data.channels).toEqual([]);
});

test('what cannot be watched is refused', async () => {
  expect((await watch(['email'])).problem.code).toBe('saved-search/no-email');
  expect((await watch(['fax'])).problem.code).toBe('request/bad-input');
  expect((await watch(['sms'], createTestBrowser(api))).status).toBe(401);
  await database.sql`update used_listings set state = 'removed' where id = ${car.id}`;
  expect((await watch(['sms'])).problem.code).toBe('used-car/not-found');
  expect(await database.sql`select from used_price_watches`).toHaveLength(0);
});

test('a saved search of used cars tells of cars that were not offered before', async () => {
  const save = (query: string) =>
    asha.call(saveSearch, { body: { kind: 'used-cars', query, channels: ['sms'] } });
  for (const bad of [
    'fuel=petrol',
    'cityId=10084',
    'cityId=1&fuel=petrol',
    'cityId=10084&fuel=x',
  ]) {
    expect((await save(bad)).problem.code, bad).toBe('request/bad-input');
  }
  await database.sql`update used_listings set state = 'paused' where id = ${car.id}`;
  const model = encodeURIComponent(car.model);
  expect((await save(`cityId=10084&model=${model}`)).data.searches).toMatchObject([
    { kind: 'used-cars', path: `/used-cars/delhi?model=${model}` },
  ]);
  expect((await asha.call(listSavedSearches)).data.searches).toHaveLength(1);
  expect(await alertSavedSearches(api.services)).toBe(0);
  await database.sql`update used_listings set state = 'live' where id = ${car.id}`;
  expect(await alertSavedSearches(api.services)).toBe(1);
  expect((await told()).map(({ facts }) => facts.count)).toEqual([1]);
  expect(await alertSavedSearches(api.services)).toBe(0);
});
