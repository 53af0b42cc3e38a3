import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';
import { updateVehicle } from './order-state-repository.ts';

/** Gives an order of a vehicle that had no number the one that it has now. */
export function renameVehicle(
  tx: Queryable,
  orderId: string,
  vehicleNumber: VehicleNumber,
): Promise<void> {
  return updateVehicle(tx, orderId, vehicleNumber);
}
