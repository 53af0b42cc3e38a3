import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';

/** Adds a search to an account and deletes all but the last ones. */
export async function insertSearch(
  sql: Queryable,
  userId: string,
  vehicleNumber: VehicleNumber,
  { at, atMost }: { readonly at: Date; readonly atMost: number },
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
        order by searched_at desc limit ${atMost - 1})`;
}

/** The last searches, newest first. */
export async function findSearches(
  sql: Queryable,
  userId: string,
  atMost: number,
): Promise<readonly VehicleNumber[]> {
  const rows = await sql<{ vehicleNumber: VehicleNumber }[]>`
    select vehicle_number as "vehicleNumber" from recent_searches
    where user_id = ${userId} order by searched_at desc, vehicle_number limit ${atMost}`;
  return rows.map((row) => row.vehicleNumber);
}

/** Deletes the searches of an account. */
export async function deleteSearches(sql: Queryable, userId: string): Promise<void> {
  await sql`delete from recent_searches where user_id = ${userId}`;
}

/** The searches of a person, for the account's export. */
export async function searchHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select vehicle_number as "vehicleNumber", searched_at as "searchedAt"
    from recent_searches where user_id = ${userId} order by searched_at desc`;
}
