import type { Queryable } from '../../db/database.ts';
import { updateVehicleHidden } from './order-state-repository.ts';

/** Leaves only the first letters of the vehicle number, once the account of an order is deleted. */
export function hideVehicle(tx: Queryable, orderId: string): Promise<void> {
  return updateVehicleHidden(tx, orderId);
}
