import type { GarageRole } from '@pahiya/domain/garage/family-role';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';
import { isInGarage } from './is-in-garage.ts';
import { selectShareOf } from './share-repository.ts';

/** Whose data about a vehicle a person sees, and as what. It says nothing about whose vehicle it is. */
export type VehicleAccess = { readonly ownerId: string; readonly role: GarageRole };

/** A person's access to a vehicle: their own garage first, then what is shared with them. Asked on every call, so that
 * the end of a share counts at once. */
export async function findVehicleAccess(
  sql: Queryable,
  userId: string,
  vehicleNumber: VehicleNumber,
): Promise<VehicleAccess | null> {
  if (await isInGarage(sql, userId, vehicleNumber)) return { ownerId: userId, role: 'owner' };
  const share = await selectShareOf(sql, userId, vehicleNumber);
  return share === null ? null : { ownerId: share.ownerId, role: share.role };
}
