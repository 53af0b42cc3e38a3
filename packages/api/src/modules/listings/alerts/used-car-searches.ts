import {
  facetIds,
  fixedFacets,
  type ListingChoice,
} from '@pahiya/domain/listings/search/listing-facets';
import { searchListings } from '@pahiya/domain/listings/search/listing-index';
import type { SavedSearchKind } from '../../../saved-search-kind.ts';
import { createCityIndexes } from '../reading/city-indexes.ts';
import { findCityOf } from '../reading/city-of.ts';

/** Of a search that finds more, the newest are looked at. */
const looked = 1000;
const choicesAtMost = 40;
const patterns: Readonly<Record<string, RegExp>> = {
  make: /^[a-z0-9-]{1,80}$/,
  model: /^[a-z0-9-]{1,80}\/[a-z0-9-]{1,80}$/,
};

/** City and choices of a query; null if it names no city or chooses nothing. Unknown choices are refused: a search that
 * silently means something else would be no search of theirs. */
function readQuery(
  query: string,
): { readonly cityId: number; readonly chosen: ListingChoice } | null {
  const params = new URLSearchParams(query);
  const cityId = Number(params.get('cityId'));
  if (!Number.isInteger(cityId) || findCityOf(cityId) === null) return null;
  const chosen: Record<string, readonly string[]> = {};
  for (const id of facetIds) {
    const values = [...new Set(params.getAll(id).flatMap((value) => value.split(',')))].filter(
      (value) => value !== '',
    );
    if (values.length === 0) continue;
    const fixed: readonly string[] | undefined =
      id in fixedFacets ? fixedFacets[id as keyof typeof fixedFacets] : undefined;
    const isKnown = (value: string) => fixed?.includes(value) ?? patterns[id]?.test(value) ?? false;
    if (values.length > choicesAtMost || !values.every(isKnown)) return null;
    chosen[id] = values.toSorted();
  }
  return Object.keys(chosen).length === 0 ? null : { cityId, chosen };
}

function written({ cityId, chosen }: NonNullable<ReturnType<typeof readQuery>>): string {
  const params = new URLSearchParams({ cityId: String(cityId) });
  for (const id of facetIds) for (const value of chosen[id] ?? []) params.append(id, value);
  return params.toString();
}

/** Saved searches of used cars in a city: news are cars that were not offered before. */
export const usedCarSearches: SavedSearchKind = {
  normalise: (query) => {
    const read = readQuery(query);
    return read === null ? null : written(read);
  },
  open: async (services) => {
    const indexes = createCityIndexes(services);
    return async (query) => {
      const read = readQuery(query);
      if (read === null) return null;
      const { index } = await indexes.of(read.cityId);
      return searchListings(index, read.chosen, { sort: 'newest', offset: 0, limit: looked }).ids;
    };
  },
  path: (query) => {
    const params = new URLSearchParams(query);
    const city = findCityOf(Number(params.get('cityId')));
    params.delete('cityId');
    return city === null ? '/used-cars' : `/used-cars/${city.slug}?${params}`;
  },
  words: (count, language) =>
    language === 'hi'
      ? {
          count: String(count),
          subject: 'आपकी सेव की हुई खोज में नई पुरानी कार',
          lines: [
            `${count} और पुरानी कारें अब आपकी सेव की हुई खोज में आती हैं।`,
            'क़ीमतें सूची में हैं। यह अलर्ट आपने माँगा था; जब चाहें बंद करें।',
          ],
        }
      : {
          count: String(count),
          subject: 'used cars in a search you saved',
          lines: [
            count === 1
              ? 'One more used car now matches a search you saved.'
              : `${count} more used cars now match a search you saved.`,
            'Prices are in the list. You asked for this alert; stop it whenever you like.',
          ],
        },
};
