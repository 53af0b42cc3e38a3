import type { VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';

/** The owner's reports as returned with a record. */
export type Reports = VehicleAnswer['reports'];

/** Locks a vehicle's row before its stored record changes: no concurrent report is lost. */
export async function lockVehicle(tx: Queryable, vehicleNumber: VehicleNumber): Promise<void> {
  await tx`select 1 from vehicles where vehicle_number = ${vehicleNumber} for update`;
}

/** Fields with an open report of the owner, each once with its latest time. */
export async function openReports(tx: Queryable, vehicleNumber: VehicleNumber): Promise<Reports> {
  const rows = await tx<{ field: Reports[number]['field']; reportedAt: Date }[]>`
    select field, max(reported_at) as "reportedAt" from field_reports
    where vehicle_number = ${vehicleNumber} and cleared_at is null and by_owner
    group by field order by 2, 1`;
  return rows.map(({ field, reportedAt }) => ({ field, reportedAt: reportedAt.toISOString() }));
}

/** Closes reports from before the record was fetched. They stay as history. */
export async function clearReports(
  tx: Queryable,
  vehicleNumber: VehicleNumber,
  fetchedAt: Date,
): Promise<void> {
  await tx`update field_reports set cleared_at = ${fetchedAt}
    where vehicle_number = ${vehicleNumber} and cleared_at is null and reported_at <= ${fetchedAt}`;
}
