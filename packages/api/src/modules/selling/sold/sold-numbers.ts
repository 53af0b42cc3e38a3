import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../../db/database.ts';
import { findSoldOf } from './sold-repository.ts';

/** Vehicles that a person sold privately, with the last time each was handed over. */
export async function findSoldNumbers(
  sql: Queryable,
  userId: string,
): Promise<ReadonlyMap<VehicleNumber, Date>> {
  const newestFirst = await findSoldOf(sql, userId);
  return new Map(newestFirst.toReversed().map((row) => [row.vehicleNumber, row.soldAt]));
}
