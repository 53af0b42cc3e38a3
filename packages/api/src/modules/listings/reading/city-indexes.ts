import { buildListingIndex, type ListingIndex } from '@pahiya/domain/listings/search/listing-index';
import { istDateOf, partsOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { type ModelSize, readModelSizes } from '../../new-cars/reading/model-sizes.ts';
import { type CityState, selectCityStates } from '../store/city-repository.ts';
import { selectSearched } from './card-repository.ts';

/** The index of a city with what its results need beside it. */
export type CityIndex = {
  readonly index: ListingIndex;
  /** Names of makes, and of models by `make/model`. */
  readonly names: ReadonlyMap<string, string>;
  readonly sizes: ReadonlyMap<string, ModelSize>;
};

/** Indexes of the cities that are searched, in memory (docs/adr/0053). */
export type CityIndexes = {
  /** Index of a city; at most a second behind its listings. */
  readonly of: (cityId: number) => Promise<CityIndex>;
  /** Cities with used cars, most first; at most a second old. */
  readonly cities: () => Promise<readonly CityState[]>;
};

/** How long the counts of changes are taken as they are. */
const statesMs = 1_000;
/** Listings in memory at most, over all cities: some 100 bytes each. The city searched longest ago goes first. */
const listingsAtMost = 300_000;

type Kept = {
  readonly changes: number;
  readonly year: number;
  readonly city: Promise<CityIndex>;
  size: number;
};

/** Keeps an index of each searched city, built when it is first searched and again once its listings have changed. All
 * searches at once wait for the same one. */
export function createCityIndexes({ sql, now }: Pick<Services, 'sql' | 'now'>): CityIndexes {
  const kept = new Map<number, Kept>();
  let states: { readonly at: number; readonly rows: Promise<readonly CityState[]> } | null = null;
  const cities = () => {
    const at = performance.now();
    if (states === null || at - states.at > statesMs) {
      states = { at, rows: selectCityStates(sql) };
      states.rows.catch(() => {
        states = null;
      });
    }
    return states.rows;
  };
  return {
    cities,
    of: async (cityId) => {
      const found = (await cities()).find((city) => city.cityId === cityId);
      const changes = found?.changes ?? 0;
      const { year } = partsOf(istDateOf(now()));
      const known = kept.get(cityId);
      kept.delete(cityId);
      if (known?.changes === changes && known.year === year) {
        kept.set(cityId, known);
        return known.city;
      }
      const entry: Kept = { changes, year, city: build(sql, cityId, year), size: 0 };
      kept.set(cityId, entry);
      try {
        const city = await entry.city;
        entry.size = city.index.size;
        makeRoom(kept, cityId);
        return city;
      } catch (error) {
        if (kept.get(cityId) === entry) kept.delete(cityId);
        throw error;
      }
    },
  };
}

function makeRoom(kept: Map<number, Kept>, justBuilt: number): void {
  let total = [...kept.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [cityId, { size }] of kept) {
    if (total <= listingsAtMost) return;
    if (cityId === justBuilt) continue;
    kept.delete(cityId);
    total -= size;
  }
}

async function build(sql: Queryable, cityId: number, year: number): Promise<CityIndex> {
  const rows = await selectSearched(sql, cityId);
  const names = new Map<string, string>();
  for (const { make, model, makeName, modelName } of rows) {
    names.set(make, makeName).set(model, modelName);
  }
  const models = [...names.keys()].filter((name) => name.includes('/'));
  return {
    index: buildListingIndex(rows, year),
    names,
    sizes: await readModelSizes(sql, models),
  };
}
