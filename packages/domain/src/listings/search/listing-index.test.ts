import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carBodies, carFuels, gearboxKinds } from '../../new-cars/car-facts.ts';
import { sellerKinds } from '../listing.ts';
import {
  ageBands,
  bandOf,
  extraIds,
  type FacetId,
  facetIds,
  kmBands,
  type ListingChoice,
  listingSorts,
  ownersChoice,
  priceBands,
  type SearchedListing,
} from './listing-facets.ts';
import { buildListingIndex, searchListings } from './listing-index.ts';

const year = 2026;
const makes = ['maruti-suzuki', 'tata', 'honda'];

const listing = fc.record({
  make: fc.constantFrom(...makes),
  name: fc.constantFrom('a', 'b', 'c'),
  rupees: fc.integer({ min: 10_000, max: 4_000_000 }),
  madeYear: fc.integer({ min: 2005, max: year }),
  km: fc.integer({ min: 0, max: 200_000 }),
  fuel: fc.constantFrom(...carFuels),
  gearbox: fc.constantFrom(...gearboxKinds),
  body: fc.constantFrom(...carBodies),
  owners: fc.integer({ min: 0, max: 6 }),
  seller: fc.constantFrom(...sellerKinds),
  extras: fc.subarray([...extraIds]),
  firstDay: fc.integer({ min: 0, max: 90 }),
});
const city = fc.array(listing, { maxLength: 60 }).map((rows): readonly SearchedListing[] =>
  rows.map(({ name, ...row }, place) => ({
    ...row,
    id: `id-${place}`,
    model: `${row.make}/${name}`,
  })),
);

const valuesOf: Record<FacetId, (one: SearchedListing) => readonly string[]> = {
  price: ({ rupees }) => [bandOf(priceBands, rupees)],
  make: ({ make }) => [make],
  model: ({ model }) => [model],
  age: ({ madeYear }) => [bandOf(ageBands, year - madeYear)],
  km: ({ km }) => [bandOf(kmBands, km)],
  fuel: ({ fuel }) => [fuel],
  gearbox: ({ gearbox }) => [gearbox],
  body: ({ body }) => [body],
  owners: ({ owners }) => [ownersChoice(owners)],
  seller: ({ seller }) => [seller],
  extra: ({ extras }) => extras,
};
const matches = (one: SearchedListing, choice: ListingChoice, leftOut?: FacetId) =>
  facetIds.every((id) => {
    const chosen = choice[id] ?? [];
    if (id === leftOut || chosen.length === 0) return true;
    const values = valuesOf[id](one);
    return id === 'extra'
      ? chosen.every((value) => values.includes(value))
      : chosen.some((value) => values.includes(value));
  });

const choice = city.chain((rows) =>
  fc
    .record(
      Object.fromEntries(
        facetIds.map((id) => [
          id,
          fc.subarray([...new Set(rows.flatMap((row) => valuesOf[id](row)))]),
        ]),
      ),
      { requiredKeys: [] },
    )
    .map((chosen) => ({ rows, chosen: chosen as ListingChoice })),
);

test('a search finds what matches, and counts of a facet leave its own choice out', () => {
  fc.assert(
    fc.property(choice, fc.constantFrom(...listingSorts), ({ rows, chosen }, sort) => {
      const hits = searchListings(buildListingIndex(rows, year), chosen, {
        sort,
        offset: 0,
        limit: 100,
      });
      const expected = rows.filter((row) => matches(row, chosen));
      expect(new Set(hits.ids)).toEqual(new Set(expected.map(({ id }) => id)));
      expect(hits.total).toBe(expected.length);
      for (const id of facetIds) {
        for (const [value, count] of hits.counts[id]) {
          const wish: ListingChoice =
            id === 'extra' ? { ...chosen, extra: [...(chosen.extra ?? []), value] } : chosen;
          const found = rows.filter(
            (row) =>
              matches(row, wish, id === 'extra' ? undefined : id) &&
              valuesOf[id](row).includes(value),
          );
          expect([id, value, count]).toEqual([id, value, found.length]);
        }
      }
    }),
  );
});

test('pages of a search hold every car once, in the order asked for', () => {
  fc.assert(
    fc.property(city, fc.integer({ min: 1, max: 7 }), (rows, limit) => {
      const index = buildListingIndex(rows, year);
      const ids: string[] = [];
      for (let offset = 0; offset < rows.length; offset += limit) {
        ids.push(...searchListings(index, {}, { sort: 'price-low', offset, limit }).ids);
      }
      expect([...ids].sort()).toEqual(rows.map(({ id }) => id).sort());
      const prices = ids.map((id) => rows.find((row) => row.id === id)?.rupees ?? 0);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    }),
  );
});

test.each([
  [299_999, 'under-3l'],
  [300_000, '3l-5l'],
  [2_000_000, 'over-20l'],
])('%i rupees are in the band %s', (rupees, id) => {
  expect(bandOf(priceBands, rupees)).toBe(id);
});
