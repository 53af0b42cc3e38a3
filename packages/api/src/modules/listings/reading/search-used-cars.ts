import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  searchUsedCars,
  UsedCarFilterWish,
  usedCarFilters,
} from '@pahiya/contracts/used-cars/used-car-contracts';
import {
  type FacetId,
  facetIds,
  type ListingChoice,
  type ListingSort,
  listingSorts,
} from '@pahiya/domain/listings/search/listing-facets';
import { type ListingHits, searchListings } from '@pahiya/domain/listings/search/listing-index';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { selectCards } from './card-repository.ts';
import { type CardOnWire, cardOnWire } from './card-row.ts';
import type { CityIndex, CityIndexes } from './city-indexes.ts';
import { findCityOf } from './city-of.ts';

type Filters = AnswerOf<typeof usedCarFilters>;
/** A page of a search; filters that are left out do not narrow it. */
export type UsedCarWish = Partial<UsedCarFilterWish> & {
  readonly cityId: number;
  readonly sort: ListingSort;
  readonly page: number;
};

const perPage = 24;

const unknownCity: Refusal = { code: 'used-car/unknown-city', detail: 'No such city.' };

/** A page of the cars of a city that match, with the counts of every choice. */
export async function searchUsedCarsOf(
  sql: Queryable,
  indexes: CityIndexes,
  wish: UsedCarWish,
): Promise<Result<AnswerOf<typeof searchUsedCars>, Refusal>> {
  const city = findCityOf(wish.cityId);
  if (city === null) return err(unknownCity);
  const known = await indexes.of(wish.cityId);
  const hits = searchListings(known.index, wish, {
    sort: wish.sort,
    offset: (wish.page - 1) * perPage,
    limit: perPage,
  });
  return ok({
    city,
    total: hits.total,
    pages: Math.max(1, Math.ceil(hits.total / perPage)),
    cars: await readCards(sql, known, hits.ids),
    facets: facetsOf(known, hits, wish),
  });
}

/** The counts alone, with the orders to choose from. */
export async function readFilters(
  indexes: CityIndexes,
  wish: UsedCarFilterWish,
): Promise<Result<Filters, Refusal>> {
  const city = findCityOf(wish.cityId);
  if (city === null) return err(unknownCity);
  const known = await indexes.of(wish.cityId);
  const hits = searchListings(known.index, wish, { sort: 'newest', offset: 0, limit: 0 });
  return ok({
    city,
    total: hits.total,
    facets: facetsOf(known, hits, wish),
    sorts: [...listingSorts],
  });
}

/** Cards of listings in the order of their ids. One that was taken off a moment ago is left out. */
async function readCards(
  sql: Queryable,
  { sizes }: CityIndex,
  ids: readonly string[],
): Promise<CardOnWire[]> {
  const rows = new Map((await selectCards(sql, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [cardOnWire(row, sizes)];
  });
}

/** Choices of makes and models by name, with those that are chosen but not there; models of the chosen makes only. */
function facetsOf(
  { names }: CityIndex,
  { counts }: ListingHits,
  choice: ListingChoice,
): Filters['facets'] {
  return facetIds.map((id) => {
    const chosen = choice[id] ?? [];
    const values = new Set([...counts[id].keys(), ...chosen]);
    const choices = [...values]
      .filter((value) => isOffered(id, value, choice))
      .map((value) => ({
        value,
        name: names.get(value) ?? null,
        count: counts[id].get(value) ?? 0,
        isChosen: chosen.includes(value),
      }));
    if (id === 'make' || id === 'model') {
      choices.sort((a, b) => (a.name ?? a.value).localeCompare(b.name ?? b.value, 'en'));
    }
    return { id, choices };
  });
}

function isOffered(id: FacetId, value: string, { make = [], model = [] }: ListingChoice): boolean {
  if (id !== 'model' || model.includes(value)) return true;
  return make.some((slug) => value.startsWith(`${slug}/`));
}
