import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';
import type { StoredVehicle } from './vehicle-repository.ts';

/** A stored vehicle, and who has hidden it. */
export type StoredRow = Omit<StoredVehicle, 'isHidden'> & {
  readonly vehicleNumber: VehicleNumber;
  readonly hiddenBy: string | null;
};

/** Finds stored vehicles of one registry, in the order asked; null for those that are not stored. */
export async function findStoredRows(
  sql: Queryable,
  sourceKey: string,
  numbers: readonly VehicleNumber[],
): Promise<(StoredRow | null)[]> {
  const rows = await sql<StoredRow[]>`
    select v.vehicle_number as "vehicleNumber", v.body, v.fetched_at as "fetchedAt",
      v.fresh_until as "freshUntil", h.user_id as "hiddenBy"
    from vehicles v left join hidden_vehicles h on h.vehicle_number = v.vehicle_number
    where v.vehicle_number = any(${[...new Set(numbers)]}::text[]) and v.source_key = ${sourceKey}`;
  const found = new Map(rows.map((row) => [row.vehicleNumber, row]));
  return numbers.map((number) => found.get(number) ?? null);
}
