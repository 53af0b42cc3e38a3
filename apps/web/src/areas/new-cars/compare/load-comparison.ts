import type { ApiClient } from '@pahiya/api-client/api-client';
import { carRegions, compareCars } from '@pahiya/contracts/new-cars/new-car-calls';
import { data } from 'react-router';
import { type CompareWish, mostCompared } from '../facts/compare-wish.ts';
import { failedCarPage } from '../load-car-page.ts';
import { loadChoice } from './load-choice.ts';

/** The page: cars from two on, and what to add from. */
export async function loadComparison(api: ApiClient, wish: CompareWish) {
  const { ids, city } = wish;
  const choice = await loadChoice(api, wish);
  if (!choice.ok) return failedCarPage(choice.error);
  const page = { kind: 'compare' as const, wish, choice: choice.value };
  const alone = { ...page, compared: null, regions: [] };
  if (ids.length > mostCompared) return data(alone, { status: 400 });
  if (ids.length < 2) return alone;
  const [compared, regions] = await Promise.all([
    api.call(compareCars, { body: { ids: [...ids], ...(city !== undefined && { cityId: city }) } }),
    api.call(carRegions, {}),
  ]);
  if (!compared.ok) return failedCarPage(compared.error);
  if (!regions.ok) return failedCarPage(regions.error);
  const whole = { ...page, compared: compared.value, regions: regions.value.regions };
  return wish.bay.faults.length > 0 ? data(whole, { status: 400 }) : whole;
}
