import { createApiClient } from '@pahiya/api-client/api-client';
import type { ApiTransport } from '@pahiya/api-client/api-transport';
import { carMakes, carModels } from '@pahiya/contracts/new-cars/new-car-calls';
import type { SitemapEntry, SitemapPart } from '../../frame/page/page-contract.ts';
import { makePath, modelPath, newCarsPath } from './facts/car-paths.ts';

/** Makes and models. Variants are found through their models. */
async function carEntries(transport: ApiTransport): Promise<readonly SitemapEntry[] | null> {
  const api = createApiClient(transport);
  const makes = await api.call(carMakes, { body: {} });
  if (!makes.ok) return null;
  const entries: SitemapEntry[] = [{ path: newCarsPath }];
  for (const { slug } of makes.value.makes) {
    entries.push({ path: makePath(slug) });
    const answer = await api.call(carModels, { body: { make: slug } });
    if (!answer.ok) return null;
    for (const model of answer.value.models) entries.push({ path: modelPath(slug, model.slug) });
  }
  return entries;
}

/** The new-car pages' file of the sitemap. */
export const sitemapParts: readonly SitemapPart[] = [
  { name: 'new-cars', content: ['new-cars'], entries: carEntries },
];
