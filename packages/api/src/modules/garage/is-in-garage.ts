import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';
import { findPlaces } from './garage-repository.ts';

/** Whether an account keeps a vehicle in its garage. It says nothing about whose vehicle it is: anybody may put any
 * number there. */
export async function isInGarage(
  sql: Queryable,
  userId: string,
  vehicleNumber: VehicleNumber,
): Promise<boolean> {
  const places = await findPlaces(sql, userId);
  return places.some((place) => place.vehicleNumber === vehicleNumber);
}
