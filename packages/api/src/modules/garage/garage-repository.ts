import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Database, Queryable } from '../../db/database.ts';
import { lockUser } from '../auth/find-user.ts';

/** A vehicle in a garage. */
export type GaragePlace = { readonly vehicleNumber: VehicleNumber; readonly addedAt: Date };

/** The vehicles of an account, oldest first. */
export async function findPlaces(sql: Queryable, userId: string): Promise<readonly GaragePlace[]> {
  return sql<GaragePlace[]>`
    select vehicle_number as "vehicleNumber", added_at as "addedAt" from garage_vehicles
    where user_id = ${userId} order by added_at, vehicle_number`;
}

/** Whether there is room for a vehicle, or it is in the garage already. */
export type Room = 'there-already' | 'room' | 'full';

/** Checks whether a vehicle can be added. */
export async function findRoom(
  sql: Queryable,
  userId: string,
  vehicleNumber: VehicleNumber,
  size: number,
): Promise<Room> {
  const places = await findPlaces(sql, userId);
  if (places.some((place) => place.vehicleNumber === vehicleNumber)) return 'there-already';
  return places.length < size ? 'room' : 'full';
}

/** Adds a vehicle. The account's row is locked, so concurrent requests cannot overfill the garage. */
export async function addPlace(
  sql: Database,
  userId: string,
  place: GaragePlace,
  size: number,
): Promise<Room> {
  return sql.begin(async (tx) => {
    await lockUser(tx, userId);
    const room = await findRoom(tx, userId, place.vehicleNumber, size);
    if (room === 'room') {
      await tx`insert into garage_vehicles (user_id, vehicle_number, added_at)
        values (${userId}, ${place.vehicleNumber}, ${place.addedAt})`;
    }
    return room;
  });
}

/** Removes a vehicle, and ends its shares; false when it was not there. */
export async function removePlace(
  sql: Queryable,
  userId: string,
  vehicleNumber: VehicleNumber,
): Promise<boolean> {
  const { count } = await sql`
    with ended as (
      delete from garage_shares where owner_id = ${userId} and vehicle_number = ${vehicleNumber})
    delete from garage_vehicles where user_id = ${userId} and vehicle_number = ${vehicleNumber}`;
  return count > 0;
}

/** Empties a garage. */
export async function deletePlaces(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from garage_vehicles where user_id = ${userId}`;
}

/** A garage for the account's export: that a feed exists, not its address. */
export async function garageHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select g.vehicle_number as "vehicleNumber", g.added_at as "addedAt",
      exists (select 1 from calendar_feeds f where f.user_id = g.user_id) as "inCalendarFeed"
    from garage_vehicles g where g.user_id = ${userId} order by g.added_at`;
}

/** The vehicles of all garages, each once. */
export async function findParkedNumbers(sql: Queryable): Promise<readonly string[]> {
  const rows = await sql<{ vehicleNumber: string }[]>`
    select distinct vehicle_number as "vehicleNumber" from garage_vehicles order by 1`;
  return rows.map((row) => row.vehicleNumber);
}
