import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Services } from '../../../services.ts';
import { findStoredRecord } from '../../vehicle/stored-records.ts';
import { readBody } from '../../vehicle/vehicle-body.ts';

/** The stored record of a vehicle as this person may see it; null: none. */
export async function readOwnRecord(
  services: Services,
  vehicleNumber: VehicleNumber,
  userId: string | null,
): Promise<RcRecord | null> {
  const stored = await findStoredRecord(services, vehicleNumber, userId);
  if (stored === null || stored.isHidden || stored.body === null) return null;
  return readBody(stored.body).record as RcRecord;
}
