import {
  type FacetId,
  facetIds,
  type ListingSort,
  listingSorts,
} from '@pahiya/domain/listings/search/listing-facets';

/** A search as its address has it. */
export type UsedCarSearch = {
  readonly chosen: Readonly<Partial<Record<FacetId, readonly string[]>>>;
  readonly sort: ListingSort;
  readonly page: number;
};

/** Query parameters that a search reads. */
export const searchParameters: readonly string[] = [...facetIds, 'sort', 'page'];

const choicesAtMost = 40;

/** Reads the parameters of a search. Whether choices exist is for the call to say. */
export function readSearch(query: URLSearchParams): UsedCarSearch {
  const chosen: Partial<Record<FacetId, readonly string[]>> = {};
  for (const id of facetIds) {
    const values = query
      .getAll(id)
      .flatMap((value) => value.split(','))
      .filter((value) => value !== '');
    if (values.length > 0) chosen[id] = [...new Set(values)].slice(0, choicesAtMost);
  }
  const sort = listingSorts.find((one) => one === query.get('sort')) ?? 'newest';
  const page = Number(query.get('page') ?? '1');
  return { chosen, sort, page: Number.isInteger(page) && page > 0 && page <= 500 ? page : 1 };
}

/** The parameters of a search, what is usual left out. */
export function searchQuery({ chosen, sort, page }: UsedCarSearch): URLSearchParams {
  const query = new URLSearchParams();
  for (const id of facetIds) for (const value of chosen[id] ?? []) query.append(id, value);
  if (sort !== 'newest') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** A search without one of its choices, from its first page on. */
export function withoutChoice(search: UsedCarSearch, id: FacetId, value: string): UsedCarSearch {
  const rest = (search.chosen[id] ?? []).filter((one) => one !== value);
  return { ...search, page: 1, chosen: { ...search.chosen, [id]: rest } };
}
