import {
  displayVehicleNumber,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { keepsCookies } from '../../http/device.ts';
import type { Answering, Asking } from '../../http/exchange.ts';
import type { Services } from '../../services.ts';
import {
  addGuestSearch,
  clearGuestSearches,
  RECENT_AT_MOST,
  readGuestSearches,
} from './guest-searches.ts';
import { deleteSearches, findSearches, insertSearch } from './recent-search-repository.ts';

/** The caller, with the exchange that carries a guest's cookie. */
export type Searcher = {
  readonly caller: Caller;
  readonly request: Asking;
  readonly reply: Answering;
};

/** Saves a look-up to the account, or to the browser of a guest. */
export async function rememberSearch(
  { sql, now, settings }: Services,
  { caller, request, reply }: Searcher,
  vehicleNumber: VehicleNumber,
): Promise<void> {
  if (caller.kind === 'user') await addSearch(sql, caller.userId, vehicleNumber, now());
  else if (keepsCookies(request)) addGuestSearch(request, reply, settings, vehicleNumber);
}

/** The last look-ups, newest first. */
export async function listSearches({ sql, settings }: Services, { caller, request }: Searcher) {
  const numbers =
    caller.kind === 'user'
      ? await findSearches(sql, caller.userId, RECENT_AT_MOST)
      : readGuestSearches(request, settings);
  return {
    searches: numbers.map((vehicleNumber) => ({
      vehicleNumber,
      display: displayVehicleNumber(vehicleNumber),
    })),
  };
}

/** Clears the history of the account and of the browser. */
export async function clearSearches(
  { sql, settings }: Services,
  { caller, reply }: Searcher,
): Promise<void> {
  if (caller.kind === 'user') await deleteSearches(sql, caller.userId);
  clearGuestSearches(reply, settings);
}

/** Adds a search to an account. */
export function addSearch(
  sql: Queryable,
  userId: string,
  vehicleNumber: VehicleNumber,
  at: Date,
): Promise<void> {
  return insertSearch(sql, userId, vehicleNumber, { at, atMost: RECENT_AT_MOST });
}
