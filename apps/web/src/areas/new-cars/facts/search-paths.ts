import { type FacetFilter, filterParams } from '@pahiya/domain/facets/facet-filter';
import { carTerms } from '@pahiya/domain/new-cars/car-filter';
import { newCarsPath } from './car-paths.ts';

/** Paths of the search, without the language. */
export const carSearchPath = `${newCarsPath}/search`;
export const carFiltersPath = `${carSearchPath}/filters`;

export const savedSearchesPath = '/saved-searches';

/** A filter without a choice. */
export const everyCar: FacetFilter = {
  chosen: {},
  ranges: {},
  sort: carTerms.sorts[0],
  page: 0,
};

/** Path of a list of cars, with those that are chosen to compare. */
export function searchedPath(
  filter: FacetFilter,
  ids: readonly string[] = [],
  base: string = carSearchPath,
): string {
  const params = filterParams(carTerms, filter).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  const parts = [...params, ...(ids.length === 0 ? [] : [`ids=${ids.join(',')}`])];
  return parts.length === 0 ? base : `${base}?${parts.join('&')}`;
}

/** Where a search is saved, with its filter. */
export function savePath(filter: FacetFilter): string {
  const query = searchedPath({ ...filter, page: 0 }, [], '').slice(1);
  return `${savedSearchesPath}?save=${encodeURIComponent(query)}`;
}

/** Path of the cars with one value of one facet. */
export function facetPath(facet: string, value: string): string {
  return searchedPath({ ...everyCar, chosen: { [facet]: [value] } });
}
