import {
  type CarFacetId,
  carFacets,
  carSorts,
  facetValuesOf,
} from '@pahiya/domain/new-cars/car-filter';
import { shippedRules } from '@pahiya/domain/new-cars/on-road-price';
import { isOldPrice } from '@pahiya/domain/new-cars/price-age';
import { DEFAULT_CITY_ID } from '@pahiya/domain/places/cities';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import { expect, test } from 'vitest';
import { buildCarIndex } from './car-index.ts';
import { makeSearchCars } from './search-cars.ts';
import type { SearchRow } from './search-repository.ts';

const today = '2026-11-28' as IstDate;
const variants = 100_000;
const variantsOfModel = 8;
const makes = 40;

/** The element of a list at a place that goes round. */
function at<Value>(list: readonly Value[], place: number): Value {
  return list[place % list.length] as Value;
}

/** A catalogue without chance: every combination turns up, also what is not known. */
const rows = Array.from({ length: variants }, (_, place): SearchRow => {
  const model = Math.floor(place / variantsOfModel);
  const make = at([...Array(makes).keys()], model * 7);
  return {
    modelId: model + 1,
    ...{ makeSlug: `make-${make}`, makeName: `Make ${make}` },
    ...{ modelSlug: `model-${model}`, modelName: `Model ${model}` },
    body: at(carFacets.body, model * 3),
    ...{ slug: `variant-${place}`, name: `Variant ${place}` },
    fuel: at(carFacets.fuel, place * 5 + model),
    gearboxKind: at(['manual', 'automatic', null] as const, place),
    drive: at(['fwd', '4wd', null] as const, model + place),
    figures: {
      ...(place % 11 !== 0 && { seats: at([2, 4, 5, 6, 7, 8], model) }),
      ...(place % 5 !== 0 && { airbags: place % 9 }),
      ...(place % 3 !== 0 && { bootL: 100 + (place % 500) }),
    },
    price:
      place % 13 === 0
        ? null
        : {
            kind: place % 17 === 0 ? 'battery-rent' : 'full',
            amount: ((3 + (place % 120)) * 10_000_000) as Paise,
            asOf: at(['2026-05-01', '2026-10-01', '2024-01-01'], place) as IstDate,
          },
  };
});
const search = makeSearchCars(
  buildCarIndex(
    rows,
    { ratings: [], pictures: new Map() },
    { today, rules: shippedRules, imported: [] },
  ),
);
const valuesOf = rows.map((row) =>
  facetValuesOf({
    ...{ make: row.makeSlug, body: row.body, fuel: row.fuel, gearboxKind: row.gearboxKind },
    ...{ drive: row.drive, seats: row.figures.seats ?? null, adultStars: null },
    airbags: row.figures.airbags ?? null,
    price: row.price && { ...row.price, isOld: isOldPrice(row.price.asOf, today) },
  }),
);

type Chosen = Partial<Record<CarFacetId, readonly string[]>>;
const filters: readonly [Chosen, least: number | null][] = [
  [{}, null],
  [{ fuel: ['diesel', 'cng'] }, null],
  [{ body: ['suv'], gearbox: ['automatic', 'unknown'], seats: ['7'] }, 300],
  [{ make: ['make-3', 'make-7'], price: ['5-8', 'old', 'unknown'] }, null],
  [{ airbags: ['6-or-more'], drive: ['four-wheel'], fuel: ['petrol'] }, 150],
  [{ stars: ['5'] }, null],
];

test.each(filters)('of 100,000 variants, the counts of %j equal a recount', (chosen, least) => {
  const fits = (place: number, except?: string) =>
    Object.entries(chosen).every(
      ([id, values]) => id === except || values.includes(valuesOf[place]?.[id as CarFacetId] ?? ''),
    ) &&
    (least === null || (rows[place]?.figures.bootL ?? 0) >= least);
  const recount = (id: CarFacetId | null, value: string) => {
    const models = new Set<number>();
    for (const [place, values] of valuesOf.entries()) {
      if (id !== null && values[id] !== value) continue;
      if (fits(place, id ?? undefined)) models.add(rows[place]?.modelId ?? 0);
    }
    return models.size;
  };
  const found = search({
    chosen,
    ranges: least === null ? {} : { boot: { least, most: null } },
    ...{ sort: 'price-low', page: 0, cityId: DEFAULT_CITY_ID },
  });
  if (!found.ok) throw new Error(found.error.code);
  expect(found.value.totalCount).toBe(recount(null, ''));
  for (const { id, values } of found.value.facets) {
    if (id === 'make') continue;
    for (const { value, count } of values) {
      expect([id, value, count]).toEqual([id, value, recount(id, value)]);
    }
  }
});

test('of 100,000 variants, the pages of every order list each model once', () => {
  for (const sort of carSorts) {
    const seen = new Set<string>();
    for (let page = 0; ; page += 25) {
      const found = search({
        ...{ chosen: {}, ranges: {}, sort, page, cityId: DEFAULT_CITY_ID },
      });
      if (!found.ok) throw new Error(found.error.code);
      const { feed, totalCount } = found.value;
      expect(totalCount).toBe(variants / variantsOfModel);
      if (feed.length === 0) break;
      for (const { model } of feed) {
        expect(seen.has(model.slug), `${sort} ${model.slug}`).toBe(false);
        seen.add(model.slug);
      }
    }
    expect(seen.size).toBeGreaterThan(400);
  }
});
