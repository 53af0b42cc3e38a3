import { priceLabel } from '@pahiya/domain/valuation/price-label';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { seedCatalogue } from '../new-cars/seed/seed-catalogue.ts';
import { labelListings } from './labels/label-listings.ts';
import { seedListings } from './seed/seed-listings.ts';

let database: TestDatabase;
let api: TestApi;
const now = new Date('2026-11-24T06:00:00Z');
const delhi = 10_084;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql, { now: () => now });
  await seedCatalogue(database.sql, now);
  await seedListings(database.sql, { secret: api.services.settings.secret, now });
  await labelListings(api.services);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const get = (path: string) => openBrowser(api).get(path);
const dataOf = async (path: string) => (await (await get(path)).json()).data;
type Facet = { id: string; choices: { value: string; count: number; isChosen: boolean }[] };
const countOf = (facets: Facet[], id: string, value: string) =>
  facets.find((facet) => facet.id === id)?.choices.find((one) => one.value === value)?.count;

describe('a search', () => {
  test('pages through every car of a city once, cheapest first', async () => {
    const ids: string[] = [];
    const prices: number[] = [];
    for (let page = 1; page <= 5; page += 1) {
      const { cars, total, pages } = await dataOf(
        `/buyCar/search?cityId=${delhi}&sort=price-low&page=${page}`,
      );
      expect({ total, pages }).toEqual({ total: 100, pages: 5 });
      for (const { listing, pricePaise } of cars) {
        ids.push(listing);
        prices.push(pricePaise);
      }
    }
    expect(new Set(ids).size).toBe(100);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('each count is what choosing it finds, the rest of the choice kept', async () => {
    const chosen = `cityId=${delhi}&fuel=petrol&seller=dealer`;
    const { facets, total } = await dataOf(`/buyCar/search?${chosen}`);
    expect(countOf(facets, 'fuel', 'petrol')).toBe(total);
    for (const [facet, value, rest] of [
      ['fuel', 'diesel', 'seller=dealer'],
      ['gearbox', 'automatic', 'fuel=petrol&seller=dealer'],
      ['make', 'hyundai', 'fuel=petrol&seller=dealer'],
      ['extra', 'inspected', 'fuel=petrol&seller=dealer'],
    ]) {
      const found = await dataOf(`/buyCar/filterSort?cityId=${delhi}&${rest}&${facet}=${value}`);
      expect([facet, countOf(facets, facet ?? '', value ?? '')]).toEqual([facet, found.total]);
    }
  });

  test('models are offered for the chosen makes only', async () => {
    const { facets } = await dataOf(`/buyCar/filterSort?cityId=${delhi}&make=tata`);
    const models = (facets as Facet[]).find(({ id }) => id === 'model')?.choices;
    expect(models?.map(({ value }) => value)).toEqual(['tata/nexon', 'tata/nexon-ev']);
  });

  test.each([
    ['cityId=1', 422, 'used-car/unknown-city'],
    ['cityId=10084&fuel=steam', 400, 'request/bad-input'],
    ['cityId=10084&make=a%00b', 400, 'request/bad-input'],
    ['cityId=10084&page=0', 400, 'request/bad-input'],
    ['cityId=10084&sort=best', 400, 'request/bad-input'],
  ])('refuses %s', async (query, status, code) => {
    const answer = await get(`/buyCar/search?${query}`);
    expect(answer.statusCode).toBe(status);
    expect((await answer.json()).code).toBe(code);
  });

  test('a change of a listing is found a second later', async () => {
    const [{ id }] = (await database.sql`
      select id from used_listings where city_id = ${delhi} and state = 'live' limit 1`) as [
      { id: string },
    ];
    await database.sql`update used_listings set state = 'paused' where id = ${id}`;
    await database.sql`update used_cities set changes = changes + 1 where city_id = ${delhi}`;
    await expect
      .poll(async () => (await dataOf(`/buyCar/filterSort?cityId=${delhi}`)).total, {
        timeout: 10_000,
      })
      .toBe(99);
    await database.sql`update used_listings set state = 'live' where id = ${id}`;
    await database.sql`update used_cities set changes = changes + 1 where city_id = ${delhi}`;
  });
});

test('cities with cars, most first, and the newest cards of one', async () => {
  const { cities } = await dataOf('/buyCar/cities?id=USED_CAR');
  expect(cities.map(({ slug, cars }: { slug: string; cars: number }) => [slug, cars])).toEqual([
    ['mumbai', 100],
    ['bengaluru', 100],
    ['hyderabad', 100],
    ['delhi', 100],
  ]);
  expect((await get('/buyCar/cities?id=OTHER')).statusCode).toBe(400);
  const { cars } = await dataOf(`/car/buy/used/home/cards?cityId=${delhi}`);
  const days = cars.map(({ firstOfferedOn }: { firstOfferedOn: string }) => firstOfferedOn);
  expect(days).toHaveLength(6);
  expect(days).toEqual(days.toSorted().reverse());
});

describe('a listing', () => {
  test('has a label that working it out again from its comparables gives, or the reason for none', async () => {
    const kinds = new Set<string>();
    const { cars } = await dataOf(`/buyCar/search?cityId=${delhi}`);
    for (const { listing } of cars) {
      const { car } = await dataOf(`/buyCar/listing/${listing}`);
      kinds.add(car.label.kind);
      if (car.label.kind === 'none') {
        expect(car.label.needed).toBe(5);
        continue;
      }
      const { comparables } = car.label;
      expect(comparables.length).toBeGreaterThanOrEqual(5);
      expect(comparables.map((one: { listing: string }) => one.listing)).not.toContain(listing);
      const again = priceLabel(
        {
          ...{ price: car.pricePaise, modelYear: car.madeYear, km: car.km, owners: car.owners },
          accident: false,
        },
        comparables.map((one: Record<string, unknown>) => ({
          ...one,
          ...{ id: one.listing, price: one.pricePaise, modelYear: one.madeYear },
        })),
        car.label.on,
      );
      expect(again).toMatchObject({
        ...{ kind: 'label', code: car.label.code, market: car.label.marketPaise },
        ...{ low: car.label.lowPaise, high: car.label.highPaise, grade: car.label.grade },
      });
    }
    expect(kinds.has('label')).toBe(true);
  });

  test('says since when the car is offered, with every price', async () => {
    const { cars } = await dataOf(`/buyCar/search?cityId=${delhi}`);
    const { listing } = cars.find(
      (one: { formerPricePaise: number | null }) => one.formerPricePaise !== null,
    );
    const { car } = await dataOf(`/buyCar/listing/${listing}`);
    expect(car.prices[0].since).toBe(car.firstOfferedOn);
    expect(car.prices.at(-1).paise).toBe(car.pricePaise);
  });

  test('has each fault with a place and a cost', async () => {
    const faults = [];
    for (let page = 1; page <= 4; page += 1) {
      const { cars } = await dataOf(`/buyCar/search?cityId=10002&extra=inspected&page=${page}`);
      for (const { listing } of cars) {
        const { car } = await dataOf(`/buyCar/listing/${listing}`);
        faults.push(...car.inspection.faults);
      }
    }
    expect(faults.length).toBeGreaterThan(10);
    for (const { name, repairLowPaise, repairHighPaise } of faults) {
      expect(name.hi).not.toBe('');
      expect(repairLowPaise).toBeGreaterThan(0);
      expect(repairHighPaise).toBeGreaterThanOrEqual(repairLowPaise);
    }
  });

  test('a sold car stays for 90 days, one that was removed does not', async () => {
    const [{ publicId }] = (await database.sql`
      update used_listings set state = 'sold', ended_at = ${new Date('2026-10-01T06:00:00Z')}
      where id = (select id from used_listings where city_id = 10001 limit 1)
      returning public_id as "publicId"`) as [{ publicId: string }];
    const { car, similar } = await dataOf(`/buyCar/listing/${publicId}`);
    expect(car).toMatchObject({ state: 'sold', soldOn: '2026-10-01' });
    expect(similar.length).toBeGreaterThan(0);
    await database.sql`
      update used_listings set ended_at = ${new Date('2026-08-20T06:00:00Z')}
      where public_id = ${publicId}`;
    expect((await get(`/buyCar/listing/${publicId}`)).statusCode).toBe(404);
    await database.sql`
      update used_listings set state = 'removed' where public_id = ${publicId}`;
    expect((await get(`/buyCar/listing/${publicId}`)).statusCode).toBe(404);
  });
});

test('no public body contains a plate, a chassis number or ten digits', async () => {
  const plates = new Set(
    (
      await database.sql<{ plate: string }[]>`
      select vehicle_number as plate from used_listings`
    ).map(({ plate }) => plate),
  );
  const { cars } = await dataOf(`/buyCar/search?cityId=10003&sort=km-low`);
  const paths = [
    '/buyCar/search?cityId=10003&page=2',
    '/buyCar/filterSort?cityId=10003',
    '/car/buy/used/home/cards?cityId=10003',
    ...cars.map(({ listing }: { listing: string }) => `/buyCar/listing/${listing}`),
  ];
  for (const path of paths) {
    const text = (await get(path)).body;
    // Amounts are whole paise in fields of their own.
    const words = text.replace(/"[A-Za-z]*[pP]aise":\d+|"reportId":"[0-9a-f-]+"/g, '');
    expect(words.match(/(?:\d[ -]?){10,}/)).toBeNull();
    for (const plate of plates) expect(text.includes(plate)).toBe(false);
  }
});
