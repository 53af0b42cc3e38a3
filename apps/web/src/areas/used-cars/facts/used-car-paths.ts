import type { Answer } from '@pahiya/api-client/api-client';
import type { UsedCarSearch } from './search-wish.ts';
import { searchQuery } from './search-wish.ts';

export type UsedCarCard = Answer<'searchUsedCars'>['cars'][number];

/** Paths of the used-car pages, without the language. */
export const usedCarsPath = '/used-cars';

export function cityPath(city: string): string {
  return `${usedCarsPath}/${city}`;
}

/** A search in a city. */
export function searchPath(city: string, search: UsedCarSearch): string {
  const query = searchQuery(search).toString();
  return query === '' ? cityPath(city) : `${cityPath(city)}?${query}`;
}

/** Page of a car: names for reading, the id at its end decides. */
export function usedCarPath({
  city,
  make,
  model,
  madeYear,
  listing,
}: Pick<UsedCarCard, 'city' | 'make' | 'model' | 'madeYear' | 'listing'>): string {
  return `${cityPath(city.slug)}/${make.slug}-${model.slug}-${madeYear}-${listing}`;
}

/** The id at the end of a page's name; null: none can be there. */
export function listingOfName(name: string): string | null {
  return /(?:^|-)([a-z]{8})$/.exec(name)?.[1] ?? null;
}

export const usedCarAlertsPath = '/used-car-alerts';
export const shortlistPath = '/shortlist';
export const usedShortlistPath = '/shortlist/used-cars';

/** Page of a car's price alert. */
export function priceAlertPath(listing: string): string {
  return `${usedCarAlertsPath}?car=${listing}`;
}

/** Page on which a search is saved; its query names the city. */
export function searchAlertPath(query: string): string {
  return `${usedCarAlertsPath}?save=${encodeURIComponent(query)}`;
}

/** The same for a search in a city. */
export function saveSearchPath(cityId: number, search: UsedCarSearch): string {
  const query = searchQuery({ ...search, sort: 'newest', page: 1 });
  return searchAlertPath(`cityId=${cityId}&${query}`);
}

export const testDrivesPath = '/test-drives';

/** Page on which a test drive is asked for. */
export function testDrivePath(listing: string): string {
  return `/test-drive/${listing}`;
}

/** Page on which the dealer of a car is asked about it. */
export function askDealerPath(listing: string): string {
  return `/ask-dealer/${listing}`;
}

/** Page on which the own car is set against a car's price. */
export function exchangePath(listing: string): string {
  return `/part-exchange/${listing}`;
}

/** Page on which a car is reserved, or its queue joined. */
export function reservePath(listing: string): string {
  return `/reserve-car/${listing}`;
}
