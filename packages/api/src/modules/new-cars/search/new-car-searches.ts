import { filterParams, isUpsideDown, readFilter } from '@pahiya/domain/facets/facet-filter';
import { type CarSort, carTerms } from '@pahiya/domain/new-cars/car-filter';
import { DEFAULT_CITY_ID } from '@pahiya/domain/places/cities';
import type { SavedSearchKind } from '../../../saved-search-kind.ts';
import { currentCarSearch } from './current-car-search.ts';
import { modelsOf } from './search-cars.ts';

/** Saved searches of new cars: news are models that did not fit before. */
export const newCarSearches: SavedSearchKind = {
  normalise: (query) => {
    const { filter, unknown } = readFilter(carTerms, new URLSearchParams(query));
    const isEmpty = Object.keys({ ...filter.chosen, ...filter.ranges }).length === 0;
    if (isEmpty || unknown.length > 0 || Object.values(filter.ranges).some(isUpsideDown)) {
      return null;
    }
    return filterParams(carTerms, { ...filter, page: 0 })
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&');
  },
  open: async (services) => {
    const { index } = await currentCarSearch(services);
    return (query) => {
      const { filter } = readFilter(carTerms, new URLSearchParams(query));
      const sort = filter.sort as CarSort;
      return modelsOf(index, { ...filter, sort, cityId: DEFAULT_CITY_ID });
    };
  },
  path: (query) => `/new-cars/search?${query}`,
  words: (count, language) =>
    language === 'hi'
      ? {
          count: String(count),
          subject: 'आपकी सेव की हुई खोज में नई कार',
          lines: [
            `${count} और मॉडल अब आपकी सेव की हुई खोज में आते हैं।`,
            'क़ीमत और तारीख़ सूची में हैं। यह अलर्ट आपने माँगा था; जब चाहें बंद करें।',
          ],
        }
      : {
          count: String(count),
          subject: 'new cars in a search you saved',
          lines: [
            count === 1
              ? 'One more model now matches a search you saved.'
              : `${count} more models now match a search you saved.`,
            'Prices and their dates are in the list. You asked for this alert; stop it whenever you like.',
          ],
        },
};
