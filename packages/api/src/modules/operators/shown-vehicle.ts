import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';

/** The vehicle number of an order as the desk shows it: masked where nothing is done with it there. */
export function shownVehicle(
  { orderKinds }: Pick<Services, 'orderKinds'>,
  { kind, vehicleNumber }: Pick<OrderRow, 'kind' | 'vehicleNumber'>,
): string {
  const { isVehicleMasked } = orderKinds[kind]?.desk ?? {};
  return isVehicleMasked ? maskVehicleNumber(vehicleNumber) : displayVehicleNumber(vehicleNumber);
}
