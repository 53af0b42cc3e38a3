import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { sourceKeyOf } from './source-key.ts';
import { findFresh, findManyStored, findStored, type StoredVehicle } from './vehicle-repository.ts';

/** The stored record of a vehicle for one viewer (the signed-in user, or null). */
export function findStoredRecord(
  { sql, registry }: { readonly sql: Queryable } & Pick<Services, 'registry'>,
  vehicleNumber: VehicleNumber,
  viewerId: string | null,
): Promise<StoredVehicle | null> {
  return findStored(sql, vehicleNumber, sourceKeyOf(registry.source), viewerId);
}

/** The stored records of several vehicles, without those hidden from the viewer. */
export function findStoredRecords(
  { sql, registry }: Pick<Services, 'sql' | 'registry'>,
  vehicleNumbers: readonly VehicleNumber[],
  viewerId: string,
): Promise<ReadonlyMap<VehicleNumber, StoredVehicle & { readonly body: string }>> {
  return findManyStored(sql, vehicleNumbers, sourceKeyOf(registry.source), viewerId);
}

/** Those of the vehicles whose record is missing or no longer fresh, in order. */
export async function withoutFreshRecord(
  { sql, registry, now }: Pick<Services, 'sql' | 'registry' | 'now'>,
  vehicleNumbers: readonly string[],
): Promise<readonly string[]> {
  const fresh = new Set(await findFresh(sql, vehicleNumbers, sourceKeyOf(registry.source), now()));
  return vehicleNumbers.filter((vehicleNumber) => !fresh.has(vehicleNumber));
}
