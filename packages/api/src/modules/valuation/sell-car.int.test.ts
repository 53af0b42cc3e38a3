import { ok } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../test/path-browser.ts';
import { recordOf } from '../../../test/rc-fixtures.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { seedListings } from '../listings/seed/seed-listings.ts';
import { findComparables } from '../listings/store/find-comparables.ts';
import { seedCatalogue } from '../new-cars/seed/seed-catalogue.ts';
import { findEstimate } from './find-estimate.ts';

let database: TestDatabase;
let api: TestApi;
const now = new Date('2026-11-25T06:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql, { now: () => now });
  await seedCatalogue(database.sql, now);
  await seedListings(database.sql, { secret: new Uint8Array(32), now });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const get = (address: string) => openBrowser(api).get(`/sell-car/${address}`);
const dataOf = async (address: string) => (await (await get(address)).json()).data;
const ask = (body: object) => openBrowser(api).post('/sell-car/fetch-price', body);
const swift = {
  ...{ make: 'maruti-suzuki', model: 'swift', year: 2021, variant: 'petrol-manual' },
  ...{ km: 45_000, cityId: 10_084 },
};
const priceOf = async (change: object = {}) => {
  const answer = await ask({ ...swift, ...change });
  return { status: answer.statusCode, ...(await answer.json()).data };
};

describe('the choice of a car', () => {
  test('goes from make to model, year and variant, cars no longer built included', async () => {
    const { makes } = await dataOf('make');
    expect(makes).toContainEqual({ slug: 'chevrolet', name: 'Chevrolet' });
    const { models } = await dataOf('model?make=chevrolet');
    expect(models).toContainEqual({ slug: 'beat', name: 'Beat' });
    const { years } = await dataOf('year?make=chevrolet&model=beat');
    expect(years[0]).toBeLessThanOrEqual(2023);
    const { variants } = await dataOf('variant?make=chevrolet&model=beat&year=2014');
    expect(variants).toContainEqual({
      ...{ slug: 'petrol-manual', name: null, fuel: 'petrol', gearbox: 'manual' },
    });
  });

  test('names variants of recent years only', async () => {
    const named = async (year: number) =>
      (await dataOf(`variant?make=maruti-suzuki&model=swift&year=${year}`)).variants.filter(
        ({ name }: { name: string | null }) => name !== null,
      );
    expect((await named(2025)).length).toBeGreaterThan(3);
    expect(await named(2015)).toEqual([]);
  });

  test('has bands of the odometer without a gap, and times to sell', async () => {
    const { bands } = await dataOf('mileage');
    for (const [place, { fromKm, toKm, km }] of bands.entries()) {
      expect(bands[place + 1]?.fromKm ?? null).toBe(toKm);
      expect(km).toBeGreaterThan(fromKm);
    }
    expect((await dataOf('when-to-sell')).times).toContainEqual({
      ...{ code: 'this-week', withinDays: 7 },
    });
  });

  test.each([
    'model?make=nobody',
    'year?make=tata&model=swift',
    'variant?make=a&model=b&year=2020',
  ])('refuses %s', async (address) => {
    const answer = await get(address);
    expect(answer.statusCode).toBe(404);
    expect((await answer.json()).code).toBe('sell-car/unknown-car');
  });
});

describe('a price', () => {
  test('comes from adverts in the city where there are five, with the adverts named', async () => {
    const found = await findComparables(database.sql, {
      ...{ make: 'maruti-suzuki', model: 'swift', modelYear: 2021, km: 45_000, fuel: 'petrol' },
      ...{ gearbox: 'manual', cityId: 10_084, advertId: null },
    });
    const { valuation } = await priceOf();
    expect(found.length).toBeGreaterThanOrEqual(5);
    expect(valuation).toMatchObject({ kind: 'value', method: 'comparables' });
    expect(valuation.comparables.map(({ id }: { id: string }) => id)).toEqual(
      found.map(({ id }) => id),
    );
    const [own] = found;
    const others = await findComparables(database.sql, {
      ...{ make: 'maruti-suzuki', model: 'swift', modelYear: 2021, km: 45_000, fuel: 'petrol' },
      ...{ gearbox: 'manual', cityId: 10_084, advertId: own?.id ?? null },
    });
    expect(others.map(({ id }) => id)).not.toContain(own?.id);
  });

  test('comes from the fitted model elsewhere, and its lines sum up to it', async () => {
    const { valuation } = await priceOf({ cityId: 10_001, model: 'swift', year: 2013 });
    expect(valuation).toMatchObject({ kind: 'value', method: 'fitted', grade: 'C' });
    const sum = valuation.lines.reduce(
      (total: number, { amountPaise }: { amountPaise: number }) => total + amountPaise,
      0,
    );
    expect(sum).toBe(valuation.private.pricePaise);
    expect(valuation.toDealer.pricePaise).toBeLessThan(valuation.private.pricePaise);
    expect(valuation.changes.every((one: { amountPaise: number }) => one.amountPaise <= 0)).toBe(
      true,
    );
  });

  test('comes from the new price for a model that no advert knows', async () => {
    const question = { make: 'kia', model: 'syros', year: 2025, km: 9000 };
    const { variants } = await dataOf('variant?make=kia&model=syros&year=2025');
    const { valuation } = await priceOf({ ...question, variant: variants.at(-1).slug });
    expect(valuation).toMatchObject({ kind: 'value', method: 'table', grade: 'D' });
    expect(valuation.lines[0].id).toBe('start');
  });

  test('is none with its reason for a car in poor condition or over 20 years old', async () => {
    expect((await priceOf({ condition: 'poor' })).valuation).toMatchObject({
      ...{ kind: 'none', reason: 'poor-condition' },
    });
    expect((await priceOf({ year: 2005 })).valuation).toMatchObject({
      ...{ kind: 'none', reason: 'too-old' },
    });
  });

  test('is kept: the id leads to the same car and price', async () => {
    const { estimateId, valuation, expiresAt } = await priceOf();
    const kept = await findEstimate(database.sql, estimateId, now);
    expect(kept?.car).toMatchObject({ model: 'swift', modelYear: 2021, km: 45_000 });
    expect(kept?.valuation).toMatchObject({
      kind: 'value',
      private: { price: valuation.private.pricePaise },
    });
    expect(expiresAt).toBe('2026-12-02T06:00:00.000Z');
    expect((await priceOf()).estimateId).toBe(estimateId);
  });

  test.each([
    [{ year: 2027 }, 'body.year'],
    [{ year: 1995 }, 'body.year'],
    [{ km: -1 }, 'body.km'],
    [{ km: 9_999_999 }, 'body.km'],
    [{ km: 1.5 }, 'body.km'],
    [{ km: '45000' }, 'body.km'],
    [{ cityId: 99_998 }, 'body.cityId'],
    [{ owners: 0 }, 'body.owners'],
    [{ make: 'maruti\0' }, 'body.make'],
    [{ condition: 'new' }, 'body.condition'],
  ])('is refused for %o, and nothing is stored', async (change, field) => {
    const count = async () =>
      (await database.sql<{ n: number }[]>`select count(*)::int as n from car_estimates`)[0]?.n;
    const before = await count();
    const answer = await ask({ ...swift, ...change });
    const problem = await answer.json();
    expect([answer.statusCode, problem.code]).toEqual([400, 'request/bad-input']);
    expect(problem.errors).toContainEqual(expect.objectContaining({ path: field }));
    expect(await count()).toBe(before);
  });

  test.each([{ make: 'nobody' }, { model: 'activa' }, { variant: 'electric-manual' }])(
    'is refused for %o: there is no such car',
    async (change) => {
      const answer = await ask({ ...swift, ...change });
      expect([answer.statusCode, (await answer.json()).code]).toEqual([
        404,
        'sell-car/unknown-car',
      ]);
    },
  );
});

describe('a vehicle number', () => {
  const search = (vehicleNumber: string, changes: Parameters<typeof recordOf>[1] = {}) => {
    api.registry.answer = async () =>
      ok({
        kind: 'found',
        record: recordOf(vehicleNumber, changes),
        plainIdentifiers: { chassis: null, engine: null },
      });
    return get(`vehicle-search?vehicleNumber=${vehicleNumber}`);
  };

  test('fills the form from the record, and names neither number nor owner', async () => {
    const answer = await search('DL8CAF5030');
    const text = answer.body;
    expect((await answer.json()).data).toMatchObject({
      make: { slug: 'maruti-suzuki', name: 'Maruti Suzuki' },
      model: { slug: 'swift', name: 'Swift' },
      ...{ year: 2019, fuel: 'petrol', owners: 1 },
      source: { name: 'Test registry', sandbox: true },
    });
    for (const secret of ['5030', 'A**A', '23456']) expect(text).not.toContain(secret);
    const [row] = await database.sql`select count(*)::int as n from car_estimates
      where car::text like '%DL8CAF%' or valuation::text like '%DL8CAF%'`;
    expect(row?.n).toBe(0);
  });

  test('leaves what the record does not tell to the form', async () => {
    const answer = await search('DL8CAF5031', {
      maker: 'UNKNOWN MOTORS',
      model: 'X',
      ownerSerial: null,
    });
    expect((await answer.json()).data).toMatchObject({
      ...{ make: null, model: null, variant: null, year: null, owners: null },
    });
  });

  test('of a two-wheeler or a taxi is refused', async () => {
    for (const [number, change] of [
      ['DL8CAF5032', { category: '2WN', vehicleClass: 'M-Cycle/Scooter(2WN)' }],
      ['DL8CAF5033', { isTransport: true }],
    ] as const) {
      const answer = await search(number, change);
      expect([answer.statusCode, (await answer.json()).code]).toEqual([422, 'sell-car/not-a-car']);
    }
  });

  test('that is none is refused with the field', async () => {
    const answer = await get('vehicle-search?vehicleNumber=hello');
    expect([answer.statusCode, (await answer.json()).code]).toEqual([400, 'vehicle/not-a-mark']);
  });
});
