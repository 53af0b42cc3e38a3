import {
  type CarFacetId,
  carFacets,
  carSorts,
  facetValuesOf,
} from '@pahiya/domain/new-cars/car-filter';
import { isOldPrice } from '@pahiya/domain/new-cars/price-age';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { rupees } from '@pahiya/domain/shared/money';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { carContent } from '../content/car-content.ts';
import { importCatalogue } from '../import/import-catalogue.ts';
import { seedCatalogue } from '../seed/seed-catalogue.ts';
import { selectNewestRatings, selectSearchRows } from './search-repository.ts';

let database: TestDatabase;
let api: TestApi;
const november = new Date('2026-11-24T06:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  await seedCatalogue(database.sql, november);
  api = await createTestApi(database.sql);
});

beforeEach(() => api.setNow(november));

afterAll(async () => {
  await api.close();
  await database.drop();
});

const ask = (body: object = {}) => openBrowser(api).post('/car/buy/filter', body);
const found = async (body?: object) => (await ask(body)).json().data;
type Card = {
  make: { slug: string };
  model: { slug: string };
  isRanked: boolean;
  priceGroup: string;
  price: { leastPaise: number; mostPaise: number; asOf: string } | null;
  first: { id: string; onRoadPaise: number | null; emi: object | null; figure: number | null };
};
const countOf = (answer: { facets: FacetCount[] }, id: string, value: string) =>
  answer.facets.find((facet) => facet.id === id)?.values.find((one) => one.value === value)?.count;
type FacetCount = { id: CarFacetId; values: { value: string; count: number }[] };

describe('counts', () => {
  test('equal a recount of the stored variants for random filters', async () => {
    const { sql } = database;
    const today = istDateOf(november);
    const stars = new Map(
      (await selectNewestRatings(sql)).map((one) => [one.modelId, one.adultStars]),
    );
    const cars = (await selectSearchRows(sql, 0, 10_000)).map((row) => ({
      modelId: row.modelId,
      values: facetValuesOf({
        make: row.makeSlug,
        body: row.body,
        fuel: row.fuel,
        gearboxKind: row.gearboxKind,
        drive: row.drive,
        seats: row.figures.seats ?? null,
        airbags: row.figures.airbags ?? null,
        adultStars: stars.get(row.modelId) ?? null,
        price: row.price && { ...row.price, isOld: isOldPrice(row.price.asOf, today) },
      }),
      boot: row.figures.bootL ?? null,
    }));
    expect(cars.length).toBe(1575);
    const makes = [...new Set(cars.map(({ values }) => values.make))];
    const facets = Object.entries(carFacets).map(
      ([id, values]) => [id as CarFacetId, values ?? makes] as const,
    );
    const filters = fc.record({
      chosen: fc
        .subarray([...facets], { maxLength: 4 })
        .chain((some) =>
          fc
            .tuple(
              ...some.map(([, values]) => fc.subarray([...values], { minLength: 1, maxLength: 3 })),
            )
            .map(
              (all): Readonly<Record<string, readonly string[]>> =>
                Object.fromEntries(all.map((values, at) => [some[at]?.[0], values])),
            ),
        ),
      boot: fc.option(fc.integer({ min: 50, max: 700 })),
      sort: fc.constantFrom(...carSorts),
    });
    const modelsOf = (some: typeof cars) => new Set(some.map(({ modelId }) => modelId)).size;
    await fc.assert(
      fc.asyncProperty(filters, async ({ chosen, boot, sort }) => {
        const fits = (car: (typeof cars)[number], except?: string) =>
          Object.entries(chosen).every(
            ([id, values]) => id === except || values.includes(car.values[id as CarFacetId]),
          ) &&
          (boot === null || (car.boot !== null && car.boot >= boot));
        const answer = await found({
          chosen,
          sort,
          ...(boot !== null && { ranges: { boot: { least: boot, most: null } } }),
        });
        const fitting = cars.filter((car) => fits(car));
        expect(answer.totalCount).toBe(modelsOf(fitting));
        expect(answer.variantCount).toBe(fitting.length);
        for (const [id, values] of facets) {
          for (const value of values) {
            const recount = modelsOf(
              cars.filter((car) => car.values[id] === value && fits(car, id)),
            );
            expect([id, value, countOf(answer, id, value)]).toEqual([id, value, recount]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('of the metadata are those without a filter, with the bounds of each range', async () => {
    const metadata = (await openBrowser(api).get('/car/buy/filter/metadata')).json().data;
    const all = await found();
    expect(metadata).toMatchObject({ totalCount: 263, variantCount: 1575, facets: all.facets });
    const ranked = Object.fromEntries(
      metadata.sorts.map(({ id, ranked: models }: { id: string; ranked: number }) => [id, models]),
    );
    expect(ranked['price-low']).toBe(all.totalCount - all.unrankedCount);
    expect(ranked.range).toBeLessThan(ranked.kmpl);
    const boot = metadata.ranges.find(({ id }: { id: string }) => id === 'boot');
    expect(boot.least).toBeLessThan(boot.most);
  });
});

describe('the feed', () => {
  const everyCard = async (body: object) => {
    const cards: Card[] = [];
    for (let page = 0; ; page += 1) {
      const { feed } = await found({ ...body, page });
      if (feed.length === 0) return cards;
      cards.push(...feed);
    }
  };

  test('lists each model once over its pages: current prices from low to high, then the other groups by name', async () => {
    const cards = await everyCard({ chosen: { body: ['suv'] } });
    const names = cards.map(({ make, model }) => `${make.slug}/${model.slug}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBe((await found({ chosen: { body: ['suv'] } })).totalCount);
    const ranked = cards.filter(({ isRanked }) => isRanked).map(({ price }) => price?.leastPaise);
    expect(ranked).toEqual(ranked.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    const groups = [...new Set(cards.map(({ priceGroup }) => priceGroup))];
    expect(groups).toEqual(
      ['current', 'battery-rent', 'old', 'unknown'].filter((one) => groups.includes(one)),
    );
    expect(groups).toContain('old');
    expect(groups).toContain('unknown');
  });

  test('compares figures of one unit: a list by range has electric cars first, the others after', async () => {
    const cards = await everyCard({ sort: 'range' });
    const ranked = cards.filter(({ isRanked }) => isRanked).map(({ first }) => first.figure ?? 0);
    expect(ranked.length).toBeGreaterThan(10);
    expect(ranked).toEqual(ranked.toSorted((a, b) => b - a));
    expect(cards.slice(ranked.length).every(({ first }) => first.figure === null)).toBe(true);
  });

  test('has on-road price and instalment of a current price, by city, and none of an old or unknown one', async () => {
    const swift = async (cityId: number) =>
      (await everyCard({ chosen: { make: ['maruti-suzuki'], body: ['hatchback'] }, cityId })).find(
        ({ model }) => model.slug === 'swift',
      );
    const [delhi, pune] = [await swift(10_084), await swift(10008)];
    expect(delhi?.first.onRoadPaise).toBeGreaterThan(delhi?.price?.leastPaise ?? 0);
    expect(delhi?.first.emi).toMatchObject({ months: 60, share: 80_000 });
    expect(pune?.first.onRoadPaise).not.toBe(delhi?.first.onRoadPaise);
    const others = await everyCard({ chosen: { price: ['old', 'unknown', 'battery-rent'] } });
    expect(others.length).toBeGreaterThan(50);
    expect(others.every(({ first }) => first.onRoadPaise === null && first.emi === null)).toBe(
      true,
    );
  });

  test('a year later no price is current: none is by price, and no instalment is shown', async () => {
    api.setNow(new Date('2027-12-24T06:00:00Z'));
    const answer = await found();
    expect(answer.unrankedCount).toBe(answer.totalCount);
    expect(countOf(answer, 'price', '5-8')).toBe(0);
    expect(answer.feed.every(({ first }: Card) => first.emi === null)).toBe(true);
  });

  test('a page beyond the last is empty; no result names what to take back', async () => {
    const far = await found({ page: 500 });
    expect(far).toMatchObject({ totalCount: 263, feed: [], currentPage: 500, closest: null });
    const none = await found({
      chosen: { make: ['tata'], fuel: ['hybrid'], body: ['suv'] },
      ranges: { boot: { least: 10, most: null } },
    });
    expect(none).toMatchObject({ totalCount: 0, closest: { facet: 'fuel', range: null } });
    expect(none.closest.count).toBe(
      (
        await found({
          chosen: { make: ['tata'], body: ['suv'] },
          ranges: { boot: { least: 10, most: null } },
        })
      ).totalCount,
    );
  });

  test('follows an import, also over kept answers', async () => {
    const filter = { chosen: { body: ['van'] }, sort: 'price-low' };
    const before = await found(filter);
    await importCatalogue(database.sql, {
      records: (async function* () {
        yield {
          number: 1,
          cells: {
            ...{ make: 'Lantern', model: 'Glow', variant: 'Base', body: 'van', fuel: 'petrol' },
            ...{ price_rupees: '400000', price_as_of: '2026-11', price_source: 'prices-2026-05' },
            price_confidence: 'low',
          },
        };
      })(),
      sources: [],
      isDryRun: false,
      now: november,
    });
    await api.services.content.refresh();
    const after = await found(filter);
    expect(after.totalCount).toBe(before.totalCount + 1);
    expect(after.feed[0].first.id).toBe('lantern/glow/base');
    expect(after.feed[0].price.leastPaise).toBe(rupees(400_000));
    await database.sql`delete from car_prices where variant_id in (select id from car_variants where slug = 'base' and name = 'Base')`;
    await database.sql`delete from car_variants v using car_models o where v.model_id = o.id and o.slug = 'glow'`;
    await database.sql`delete from car_models where slug = 'glow'`;
    await database.sql`delete from car_makes where slug = 'lantern'`;
    await database.sql.begin((tx) => bumpContent(tx, carContent));
    await api.services.content.refresh();
  });
});

test.each([
  ['an unknown make', { chosen: { make: ['lada'] } }, 404, 'new-car/not-found'],
  ['an unknown city', { cityId: 5 }, 422, 'new-car/unknown-city'],
  ['an unknown facet', { chosen: { colour: ['red'] } }, 400, 'request/bad-input'],
  ['an unknown value', { chosen: { fuel: ['steam'] } }, 400, 'request/bad-input'],
  ['an unknown order', { sort: 'loudest' }, 400, 'request/bad-input'],
  ['a negative page', { page: -1 }, 400, 'request/bad-input'],
  ['NUL in a make', { chosen: { make: ['tata\u0000'] } }, 400, 'request/bad-input'],
  ['too many makes', { chosen: { make: Array(41).fill('tata') } }, 400, 'request/bad-input'],
])('%s is refused', async (_, body, status, code) => {
  expect((await ask(body)).json()).toMatchObject({ status, code });
});

test('a range upside down is refused with its field and a sentence', async () => {
  const answer = (await ask({ ranges: { price: { least: 9, most: 5 } } })).json();
  expect(answer).toMatchObject({
    status: 400,
    errors: [{ path: 'body.ranges.price.most', message: 'The upper end is below the lower one' }],
  });
});
