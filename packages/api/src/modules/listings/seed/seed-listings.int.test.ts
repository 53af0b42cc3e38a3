import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { seedListings } from './seed-listings.ts';

let database: TestDatabase;
const wish = { secret: randomBytes(32), now: new Date('2026-11-24T06:00:00Z') };

beforeAll(async () => {
  database = await createTestDatabase();
  await seedListings(database.sql, wish);
});
afterAll(() => database.drop());

test('four hundred live listings of twelve models, marked as invented', async () => {
  const [counted] = await database.sql`
    select count(*)::int as listings, count(distinct (make, model))::int as models,
      count(distinct city_id)::int as cities, bool_and(is_sandbox and state = 'live') as "isSandbox"
    from used_listings`;
  expect(counted).toEqual({ listings: 400, models: 12, cities: 4, isSandbox: true });
});

test('each city has at least eight cars of one model to compare: same fuel and gearbox, a year apart at most', async () => {
  const rows = await database.sql<{ cityId: number; most: number }[]>`
    select l.city_id as "cityId", max(o.alike)::int as most from used_listings l
      cross join lateral (
        select count(*) as alike from used_listings o
        where o.city_id = l.city_id and o.make = l.make and o.model = l.model
          and o.fuel = l.fuel and o.gearbox = l.gearbox and abs(o.made_year - l.made_year) <= 1
          and o.id <> l.id
      ) o
    group by l.city_id`;
  expect(rows).toHaveLength(4);
  for (const { most } of rows) expect(most).toBeGreaterThanOrEqual(8);
});

test('the price now is the last of the history, which begins with the first day', async () => {
  const [odd] = await database.sql`
    select 1 from used_listings l join used_cars c on c.id = l.car_id
    where l.price_paise <> (select paise from used_prices p where p.car_id = c.id
        order by since desc limit 1)
      or c.first_live_at <> (select min(since) from used_prices p where p.car_id = c.id)`;
  expect(odd).toBeUndefined();
});

test('filling it again changes nothing', async () => {
  await seedListings(database.sql, wish);
  const [counted] = await database.sql`select count(*)::int as listings from used_listings`;
  expect(counted).toEqual({ listings: 400 });
});
