import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choicesOf,
  type FacetFilter,
  filterParams,
  isUpsideDown,
  readFilter,
  withoutChoice,
} from './facet-filter.ts';

const terms = {
  facets: { fuel: ['petrol', 'diesel', 'cng'], make: null },
  ranges: ['price', 'boot'],
  sorts: ['price-low', 'newest'],
} as const;
const bounds = fc.record({
  least: fc.option(fc.nat(1_000_000)),
  most: fc.option(fc.nat(1_000_000)),
});
const filters: fc.Arbitrary<FacetFilter> = fc
  .record({
    fuel: fc.subarray([...terms.facets.fuel]),
    make: fc.uniqueArray(fc.constantFrom('tata', 'maruti-suzuki', 'byd')).map((all) => all.sort()),
    price: bounds,
    sort: fc.constantFrom(...terms.sorts),
    page: fc.nat(900),
  })
  .map(({ fuel, make, price, sort, page }) => ({
    chosen: {
      ...(fuel.length > 0 && { fuel }),
      ...(make.length > 0 && { make }),
    },
    ranges: price.least === null && price.most === null ? {} : { price },
    sort,
    page,
  }));
const addressOf = (filter: FacetFilter) =>
  new URLSearchParams(
    filterParams(terms, filter).map(([name, value]): [string, string] => [name, value]),
  );

test('a filter is read back from its address, and has one address', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const address = addressOf(filter);
      const read = readFilter(terms, address);
      expect(read).toEqual({ filter, unknown: [] });
      expect(String(addressOf(read.filter))).toBe(String(address));
    }),
  );
});

test('taking every choice back leaves none, whatever their order', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      let left = filter;
      const choices = choicesOf(terms, filter);
      for (const choice of choices.reverse()) left = withoutChoice(left, choice);
      expect(choicesOf(terms, left)).toEqual([]);
      expect(left.sort).toBe(filter.sort);
    }),
  );
});

test.each([
  ['fuel=steam', ['fuel']],
  ['fuel=petrol&fuel=%00', ['fuel']],
  ['make=Tata%20Motors', ['make']],
  ['price-from=-5', ['price-from']],
  ['price-to=99999999999', ['price-to']],
  ['price-to=1e5', ['price-to']],
  ['sort=dearest', ['sort']],
  ['page=0', ['page']],
  ['page=2.5', ['page']],
  ['utm_source=x&fuel=&price-from=&page=', []],
])('%s: what is not known is named and left out', (query, unknown) => {
  expect(readFilter(terms, new URLSearchParams(query)).unknown).toEqual(unknown);
});

test('values repeated, in any order and with separators are one filter', () => {
  const query = 'fuel=cng&fuel=petrol&fuel=cng&price-from=5,00,000';
  expect(readFilter(terms, new URLSearchParams(query)).filter).toEqual({
    chosen: { fuel: ['petrol', 'cng'] },
    ranges: { price: { least: 500_000, most: null } },
    sort: 'price-low',
    page: 0,
  });
});

test('a range is upside down only when both ends are known', () => {
  expect(isUpsideDown({ least: 5, most: 4 })).toBe(true);
  expect(isUpsideDown({ least: 5, most: 5 })).toBe(false);
  expect(isUpsideDown({ least: 5, most: null })).toBe(false);
});
