import type { CarWish } from '@pahiya/api/modules/new-cars/search/search-cars';
import { carFacets } from '@pahiya/domain/new-cars/car-filter';

const facets = ['body', 'fuel', 'gearbox', 'seats', 'price', 'airbags'] as const;
const sorts = ['price-low', 'kmpl', 'newest', 'price-high'] as const;

/** The `turn`-th filter: none to three facets and a range of prices that is never the same twice, so that no kept
 * answer is found. The same turn is the same filter. */
export function filterOf(turn: number): CarWish {
  const chosen = Object.fromEntries(
    Array.from({ length: turn % 4 }, (_, place) => {
      const id = facets[(turn * 7 + place * 2) % facets.length] ?? 'body';
      const values: readonly string[] = carFacets[id];
      const first = values[(turn * 3 + place) % values.length] ?? '';
      const second = values[(turn * 5 + place + 1) % values.length] ?? '';
      return [id, [...new Set([first, second])]];
    }),
  );
  const price = { least: (turn % 1000) / 1000, most: 20 + (turn % 97) + turn / 1_000_000 };
  return {
    chosen,
    ranges: turn % 3 === 0 ? {} : { price },
    sort: sorts[turn % sorts.length] ?? 'price-low',
    page: turn % 3 === 0 ? Math.floor(turn / 3) % 5 : 0,
    cityId: 10_084,
  };
}

/** The same as the body of the call. */
export const filterBody = (turn: number): string => JSON.stringify(filterOf(turn));
