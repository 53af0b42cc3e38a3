import type { ApiClient } from '@pahiya/api-client/api-client';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import type { Result } from '@pahiya/domain/shared/result';

type Begun = Promise<Result<Discovery, ApiFailure>>;

/** A search that nobody takes up within this time is not the one that a page is opened for. */
const freshMs = 10_000;

/** The last search that a press of the button has begun, until the page that shows it takes it up. */
const last = new WeakMap<ApiClient, { vehicleNumber: string; search: Begun; at: number }>();

/** Starts a search and, on the server, the questions to all sources. */
export function startSearch(api: ApiClient, vehicleNumber: string): Begun {
  return api.call('initChallans', { body: { vehicleNumber, asksSources: true } });
}

/** Starts the search with the press of the button: the page that shows it is opened and drawn meanwhile. */
export function beginSearch(api: ApiClient, vehicleNumber: string): void {
  if (youngOf(api, vehicleNumber) !== null) return;
  const search = startSearch(api, vehicleNumber);
  last.set(api, { vehicleNumber, search, at: performance.now() });
}

/** The search that was begun for this vehicle a moment ago, once; null when there is none. */
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
