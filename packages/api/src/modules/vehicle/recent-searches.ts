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
      ? await findSearches(sql, caller.userId)
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
  if (caller.kind === 'user') {
    await sql`delete from recent_searches where user_id = ${caller.userId}`;
  }
  clearGuestSearches(reply, settings);
}

/** Adds a search to an account and deletes all but the last five. */
export async function addSearch(
  sql: Queryable,
  userId: string,
  vehicleNumber: VehicleNumber,
  at: Date,
): Promise<void> {
  await sql`
    with noted as (
      insert into recent_searches (user_id, vehicle_number, searched_at)
      values (${userId}, ${vehicleNumber}, ${at})
      on conflict (user_id, vehicle_number) do update
        set searched_at = greatest(recent_searches.searched_at, excluded.searched_at)
    )
    delete from recent_searches old
    where old.user_id = ${userId} and old.vehicle_number <> ${vehicleNumber}
      and old.vehicle_number not in (
        select vehicle_number from recent_searches
        where user_id = ${userId} and vehicle_number <> ${vehicleNumber}
        order by searched_at desc limit ${RECENT_AT_MOST - 1})`;
}

async function findSearches(sql: Queryable, userId: string): Promise<readonly VehicleNumber[]> {
  const rows = await sql<{ vehicleNumber: VehicleNumber }[]>`
    select vehicle_number as "vehicleNumber" from recent_searches
    where user_id = ${userId} order by searched_at desc, vehicle_number limit ${RECENT_AT_MOST}`;
  return rows.map((row) => row.vehicleNumber);
}
