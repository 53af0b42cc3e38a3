import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Database, Queryable } from '../../db/database.ts';

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
    await tx`select 1 from users where id = ${userId} for no key update`;
    const room = await findRoom(tx, userId, place.vehicleNumber, size);
    if (room === 'room') {
      await tx`insert into garage_vehicles (user_id, vehicle_number, added_at)
        values (${userId}, ${place.vehicleNumber}, ${place.addedAt})`;
    }
    return room;
  });
}

/** Removes a vehicle; false when it was not there. */
export async function removePlace(
  sql: Queryable,
  userId: string,
  vehicleNumber: VehicleNumber,
): Promise<boolean> {
  const { count } = await sql`delete from garage_vehicles
    where user_id = ${userId} and vehicle_number = ${vehicleNumber}`;
  return count > 0;
}
