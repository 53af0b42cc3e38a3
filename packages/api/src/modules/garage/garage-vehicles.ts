import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';
import { findPlaces } from './garage-repository.ts';

/** Numbers in the garage of an account, oldest first. They say nothing about whose vehicles they are. */
export async function garageVehicles(
  sql: Queryable,
  userId: string,
): Promise<readonly VehicleNumber[]> {
  return (await findPlaces(sql, userId)).map(({ vehicleNumber }) => vehicleNumber);
}
