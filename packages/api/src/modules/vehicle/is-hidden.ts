import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import { isHiddenByOther } from './hidden-vehicle-repository.ts';

/** The refusal for a vehicle hidden from the caller. */
export const hiddenVehicle: Refusal = {
  code: 'vehicle/hidden',
  detail: 'The owner has hidden this vehicle.',
};

/** Is a vehicle hidden from an account (null: a visitor)? */
export function isHiddenFrom(
  sql: Queryable,
  vehicleNumber: VehicleNumber,
  viewerId: string | null,
): Promise<boolean> {
  return isHiddenByOther(sql, vehicleNumber, viewerId);
}
