import { createApiClient } from '@pahiya/api-client/api-client';
import type { ApiTransport } from '@pahiya/api-client/api-transport';
import { searchUsedCars, usedCarCities } from '@pahiya/contracts/used-cars/used-car-calls';
import type { SitemapEntry, SitemapPart } from '../../frame/page/page-contract.ts';
import { cityPath, usedCarPath, usedCarsPath } from './facts/used-car-paths.ts';

/** Pages of results whose cars are listed for each city: the newest. */
const pagesAtMost = 20;

/** Cities with used cars, and their newest cars. Invented cars are left out. */
async function usedCarEntries(transport: ApiTransport): Promise<readonly SitemapEntry[] | null> {
  const api = createApiClient(transport);
  const cities = await api.call(usedCarCities, { query: { id: 'USED_CAR' } });
  if (!cities.ok) return null;
  const entries: SitemapEntry[] = [{ path: usedCarsPath }];
  for (const { cityId, slug } of cities.value.cities) {
    entries.push({ path: cityPath(slug) });
    for (let page = 1; page <= pagesAtMost; page += 1) {
      const found = await api.call(searchUsedCars, { query: { cityId, page } });
      if (!found.ok) return null;
      for (const car of found.value.cars) {
        if (!car.sandbox) entries.push({ path: usedCarPath(car) });
      }
      if (page >= found.value.pages) break;
    }
  }
  return entries;
}

/** The used-car pages' file of the sitemap. */
export const sitemapParts: readonly SitemapPart[] = [
  { name: 'used-cars', content: ['used-cars'], entries: usedCarEntries },
];
