import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';

/** Hides a vehicle for an account; another account takes over. Returns since when it is hidden for this one. */
export async function insertHidden(
  sql: Queryable,
  vehicleNumber: VehicleNumber,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<Date> {
  const [row] = await sql<{ since: Date }[]>`
    insert into hidden_vehicles (vehicle_number, user_id, since)
    values (${vehicleNumber}, ${userId}, ${now})
    on conflict (vehicle_number) do update set user_id = excluded.user_id,
      since = case when hidden_vehicles.user_id = excluded.user_id
        then hidden_vehicles.since else excluded.since end
    returning since`;
  if (row === undefined) throw new Error('an upsert returns its row');
  return row.since;
}

/** Shows a vehicle that this account has hidden; false when it has not. */
export async function deleteHidden(
  sql: Queryable,
  vehicleNumber: VehicleNumber,
  userId: string,
): Promise<boolean> {
  const { count } = await sql`delete from hidden_vehicles
    where vehicle_number = ${vehicleNumber} and user_id = ${userId}`;
  return count > 0;
}

/** Shows all vehicles of an account. */
export async function deleteHiddenOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from hidden_vehicles where user_id = ${userId}`;
}

/** Is a vehicle hidden by someone other than this account (null: a visitor)? */
export async function isHiddenByOther(
  sql: Queryable,
  vehicleNumber: VehicleNumber,
  viewerId: string | null,
): Promise<boolean> {
  const [row] = await sql`
    select 1 from hidden_vehicles where vehicle_number = ${vehicleNumber}
      and user_id is distinct from ${viewerId}`;
  return row !== undefined;
}

/** The vehicles that an account hides, for its export. */
export async function hiddenHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select vehicle_number as "vehicleNumber", since
    from hidden_vehicles where user_id = ${userId} order by since desc`;
}
