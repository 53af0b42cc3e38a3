import { inspectionGroups } from '@pahiya/domain/inspections/inspection-list';
import { listedInspection } from '@pahiya/domain/listings/listed-inspection';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { findPassedInspection } from '../../selling/passed-inspection.ts';
import { type OwnRow, updateInspection } from './own-repository.ts';

/** Puts the seller's own passed inspection on a draft that is handed in, if the car is still as inspected: valid by its
 * day, and by the kilometres that the seller states. */
export async function attachInspection(
  tx: Transaction,
  { now, registry }: Pick<Services, 'now' | 'registry'>,
  row: OwnRow,
  userId: string,
): Promise<void> {
  const vehicleNumber = row.vehicleNumber as VehicleNumber;
  const passed = await findPassedInspection(tx, { userId, vehicleNumber }, istDateOf(now()));
  if (passed === null) return;
  const { inspection, findings, cityId, validUntil, validKm } = passed;
  const { submittedAt, odometerKm: km } = inspection;
  if (submittedAt === null || km === null || row.km < km || row.km > km + validKm) return;
  const listed = listedInspection(inspectionGroups(inspection.car.isElectric), findings, {
    inspectedAt: submittedAt.toISOString(),
    ...{ cityId, km, validUntil, isSandbox: registry.source.sandbox },
  });
  await updateInspection(tx, row.id, listed);
}
