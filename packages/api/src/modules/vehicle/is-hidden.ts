import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';

/** What a stranger is told of a vehicle whose owner hides it. */
export const hiddenVehicle: Refusal = {
  code: 'vehicle/hidden',
  detail: 'The owner of this vehicle does not want its details shown here.',
};

/** Does the owner hide this vehicle from this account (null: a visitor)? */
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
