import type { ApiClient } from '@pahiya/api-client/api-client';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { initChallans } from '@pahiya/contracts/challans/challans-calls';
import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import type { Result } from '@pahiya/domain/shared/result';

type Begun = Promise<Result<Discovery, ApiFailure>>;

/** A started search is dropped unless a page takes it within this time. */
const freshMs = 10_000;

/** The last search started by the button, until its page takes it. */
const last = new WeakMap<ApiClient, { vehicleNumber: string; search: Begun; at: number }>();

/** Starts a search; the server calls all sources at once. */
export function startSearch(api: ApiClient, vehicleNumber: string): Begun {
  return api.call(initChallans, { body: { vehicleNumber, asksSources: true } });
}

/** Starts the search on the button press, while the page loads. */
export function beginSearch(api: ApiClient, vehicleNumber: string): void {
  if (youngOf(api, vehicleNumber) !== null) return;
  const search = startSearch(api, vehicleNumber);
  last.set(api, { vehicleNumber, search, at: performance.now() });
}

/** Takes the search just started for this vehicle, once; null when there is none. */
export function takeSearch(api: ApiClient, vehicleNumber: string): Begun | null {
  const search = youngOf(api, vehicleNumber);
  if (search !== null) last.delete(api);
  return search;
}

function youngOf(api: ApiClient, vehicleNumber: string): Begun | null {
  const begun = last.get(api);
  const isYoung = begun?.vehicleNumber === vehicleNumber && performance.now() - begun.at < freshMs;
  return isYoung ? begun.search : null;
}
