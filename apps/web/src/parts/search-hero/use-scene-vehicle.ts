import { vehicleForm } from '@pahiya/domain/rc/vehicle-class';
import type { VehicleKind } from '@pahiya/ui/road-vehicles';
import { useAppState } from '../../frame/state/use-app-state.ts';
import { shownVehicle } from './vehicle-slice.ts';

/** The kind of vehicle last looked up, for the drawn road; a car by default. */
export function useSceneVehicle(): VehicleKind {
  const record = useAppState((state) => shownVehicle(state).vehicleDetails?.record ?? null);
  switch (record === null ? null : vehicleForm(record)) {
    case 'two-wheeler':
      return 'two-wheeler';
    case 'three-wheeler':
      return 'auto-rickshaw';
    case 'bus':
      return 'bus';
    case 'goods':
    case 'tractor':
      return 'truck';
    default:
      return 'car';
  }
}
