import type { RegisteredName } from '@pahiya/domain/new-cars/registered-model';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Services } from '../../services.ts';
import { findStoredRecord } from './stored-records.ts';
import { readBody } from './vehicle-body.ts';

/** Maker and model as in the stored record; null without one that the account may see. */
export async function registeredNameOf(
  services: Services,
  vehicleNumber: VehicleNumber,
  userId: string,
): Promise<RegisteredName | null> {
  const stored = await findStoredRecord(services, vehicleNumber, userId);
  if (stored === undefined || stored === null || !stored.body || stored.isHidden) return null;
  const { maker, model } = readBody(stored.body).record;
  return { maker, model };
}
