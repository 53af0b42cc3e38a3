import { usedCarSearches } from '../modules/listings/alerts/used-car-searches.ts';
import { newCarSearches } from '../modules/new-cars/search/new-car-searches.ts';
import type { SavedSearchKinds } from '../saved-search-kind.ts';

/** The lists whose searches can be saved, by the name that is stored with them. A new one is one line here. */
export const savedSearchKinds: SavedSearchKinds = {
  'new-cars': newCarSearches,
  'used-cars': usedCarSearches,
};
