import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';

/** The refusal for a vehicle hidden from the caller. */
export const hiddenVehicle: Refusal = {
  code: 'vehicle/hidden',
  detail: 'The owner has hidden this vehicle.',
};

/** Is a vehicle hidden from an account (null: a visitor)? */
export async function isHiddenFrom(
  sql: Queryable,
  vehicleNumber: VehicleNumber,
  viewerId: string | null,
): Promise<boolean> {
  const [row] = await sql`
    select 1 from hidden_vehicles where vehicle_number = ${vehicleNumber}
      and user_id is distinct from ${viewerId}`;
  return row !== undefined;
}
