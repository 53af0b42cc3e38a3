import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  carFilterMetadata,
  filterCars,
} from '@pahiya/contracts/new-cars/car-filter-contracts';
import {
  type CarFacetId,
  type CarRangeId,
  type CarSort,
  carFacetIds,
  carRangeIds,
  carSorts,
} from '@pahiya/domain/new-cars/car-filter';
import { allCities, type City } from '@pahiya/domain/places/cities';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { FacetQuery, FacetResult } from '../../../facets/facet-index.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { noSuchCar } from '../reading/read-catalogue.ts';
import { cardOf } from './car-card.ts';
import type { CarIndex } from './car-index.ts';

type Answer = AnswerOf<typeof filterCars>;

/** A parsed filter. */
export type CarWish = {
  readonly chosen: Partial<Readonly<Record<CarFacetId, readonly string[] | undefined>>>;
  readonly ranges: Partial<
    Readonly<Record<CarRangeId, { readonly least: number | null; readonly most: number | null }>>
  >;
  readonly sort: CarSort;
  readonly page: number;
  readonly cityId: number;
};

/** Models on a page. */
const pageSize = 20;
const keptAnswers = 500;

/** Searches one index. The answers to the filters asked for last are kept: a catalogue is asked the same few questions
 * over and over. Refuses `new-car/not-found` for a make that the catalogue does not have, `new-car/unknown-city`. */
export function makeSearchCars(index: CarIndex): (wish: CarWish) => Result<Answer, Refusal> {
  const kept = new Map<string, Answer>();
  return (wish) => {
    const city = allCities.find(({ id }) => id === wish.cityId);
    if (city === undefined) return err({ code: 'new-car/unknown-city', detail: 'No such city.' });
    const query = queryOf(index, wish);
    if (query === null) return err(noSuchCar);
    const key = JSON.stringify([query, wish.sort, wish.page, city.stateCode, city.motorZone]);
    const before = kept.get(key);
    const answer = before ?? answerOf(index, { wish, query, city });
    // The newest is the last; the first goes.
    kept.delete(key);
    kept.set(key, answer);
    const [oldest] = kept.keys();
    if (kept.size > keptAnswers && oldest !== undefined) kept.delete(oldest);
    return ok(answer);
  };
}

function answerOf(
  index: CarIndex,
  asked: { readonly wish: CarWish; readonly query: FacetQuery; readonly city: City },
): Answer {
  const { wish, query, city } = asked;
  const { sort, page } = wish;
  const found = index.search(query);
  const hits = found.page({ order: sort, offset: page * pageSize, limit: pageSize });
  return {
    totalCount: found.groups,
    variantCount: found.rows,
    unrankedCount: found.groups - found.firstGroups(sort),
    currentPage: page,
    pageSize,
    facets: facetsOf(index, found),
    feed: hits.map(({ group, row, part }) =>
      cardOf(index, { rows: found.rowsOf(group), first: row, isRanked: part === 0, sort, city }),
    ),
    closest: found.groups > 0 ? null : closestOf(index, query),
  };
}

/** Every model that fits, as `make/model`; null for a make that the catalogue does not have. */
export function modelsOf(index: CarIndex, wish: CarWish): readonly string[] | null {
  const query = queryOf(index, wish);
  if (query === null) return null;
  const found = index.search(query);
  return found.page({ order: wish.sort, offset: 0, limit: found.groups }).flatMap(({ row }) => {
    const car = index.cars[row];
    return car === undefined ? [] : [`${car.makeSlug}/${car.modelSlug}`];
  });
}

/** Filters of the whole catalogue, with counts. */
export function carMetadata(index: CarIndex): AnswerOf<typeof carFilterMetadata> {
  const all = index.search({ chosen: [], ranges: [] });
  return {
    totalCount: all.groups,
    variantCount: all.rows,
    facets: facetsOf(index, all),
    ranges: carRangeIds.map((id) => {
      const { least, most } = index.bounds[id];
      return { id, least, most };
    }),
    sorts: carSorts.map((id) => ({ id, ranked: all.firstGroups(id) })),
  };
}

/** Null for a make that the catalogue does not have. */
function queryOf({ values }: CarIndex, { chosen, ranges }: CarWish): FacetQuery | null {
  const codes = carFacetIds.flatMap((id) => {
    const given = chosen[id] ?? [];
    const places = given.map((value) => values[id].indexOf(value));
    return given.length === 0 ? [] : [{ id, codes: places.sort((a, b) => a - b) }];
  });
  if (codes.some((one) => one.codes.includes(-1))) return null;
  return {
    chosen: codes,
    ranges: carRangeIds.flatMap((id) => {
      const bounds = ranges[id];
      if (bounds === undefined) return [];
      const { least, most } = bounds;
      return [{ id, least: least ?? 0, most: most ?? Number.MAX_SAFE_INTEGER }];
    }),
  };
}

function facetsOf({ values, makes }: CarIndex, found: FacetResult): Answer['facets'] {
  const counts = found.counts();
  return carFacetIds.map((id) => ({
    id,
    values: values[id].map((value, code) => ({
      value,
      name: id === 'make' ? (makes[code]?.name ?? value) : null,
      count: counts.get(id)?.[code] ?? 0,
    })),
  }));
}

/** The one choice without which most models fit; null when none helps alone. */
function closestOf({ search }: CarIndex, { chosen, ranges }: FacetQuery): Answer['closest'] {
  const without = [
    ...chosen.map(({ id }) => ({
      facet: id as CarFacetId,
      range: null,
      count: search({ chosen: chosen.filter((one) => one.id !== id), ranges }).groups,
    })),
    ...ranges.map(({ id }) => ({
      facet: null,
      range: id as CarRangeId,
      count: search({ chosen, ranges: ranges.filter((one) => one.id !== id) }).groups,
    })),
  ];
  const best = without.toSorted((a, b) => b.count - a.count)[0];
  return best === undefined || best.count === 0 ? null : best;
}
