import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { carContent } from '../content/car-content.ts';
import { readPictures } from '../reading/read-pictures.ts';
import { pricingDay } from '../tax-rules/pricing-day.ts';
import { buildCarIndex, type CarIndex } from './car-index.ts';
import { makeSearchCars } from './search-cars.ts';
import { type SearchRow, selectNewestRatings, selectSearchRows } from './search-repository.ts';

/** The catalogue as it is, and the search over it. */
export type CarSearch = {
  readonly index: CarIndex;
  readonly search: ReturnType<typeof makeSearchCars>;
};

const batchOfModels = 500;
/** One index a process, for its calls and its jobs. */
const searches = new WeakMap<Services['sql'], () => Promise<CarSearch>>();

/** The search over the catalogue as it is. */
export function currentCarSearch(services: Services): Promise<CarSearch> {
  const known = searches.get(services.sql) ?? makeCurrentCarSearch(services);
  searches.set(services.sql, known);
  return known();
}

/** Returns the search over the catalogue as it is: built when it is first needed, when the catalogue has changed, and on a
 * new day, since prices grow old. Calls that come meanwhile wait for the same build. */
function makeCurrentCarSearch(
  services: Pick<Services, 'sql' | 'now' | 'content'>,
): () => Promise<CarSearch> {
  const { now, content } = services;
  let kept: { readonly key: string; readonly search: Promise<CarSearch> } | null = null;
  return async () => {
    const today = istDateOf(now());
    // Read before the rows: a change that commits meanwhile counts as the next one.
    const version = (await content.versions()).get(carContent) ?? 0;
    const key = `${version} ${today}`;
    if (kept?.key === key) return kept.search;
    const mine = {
      key,
      search: readIndex(services).then((index) => ({ index, search: makeSearchCars(index) })),
    };
    kept = mine;
    mine.search.catch(() => {
      if (kept === mine) kept = null;
    });
    return mine.search;
  };
}

async function readIndex(services: Pick<Services, 'sql' | 'now' | 'content'>): Promise<CarIndex> {
  const { sql } = services;
  const day = await pricingDay(services);
  const rows: SearchRow[] = [];
  for (let after = 0; ; ) {
    const batch = await selectSearchRows(sql, after, batchOfModels);
    const last = batch.at(-1);
    if (last === undefined) break;
    for (const row of batch) rows.push(row);
    after = last.modelId;
  }
  const [ratings, pictures] = await Promise.all([
    selectNewestRatings(sql),
    readPictures(sql, null),
  ]);
  return buildCarIndex(rows, { ratings, pictures }, day);
}
