import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { User } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { isProvedOwner } from '../../vehicle/proved-owner.ts';
import { type LookupMark, readLookupMark } from '../../vehicle/read-lookup-mark.ts';

/** A request about the tag of a vehicle. */
export type TagRequest = { readonly vehicleNumber: string; readonly caller: User };

/** A vehicle that its proved owner asks about. */
export type OwnVehicle = {
  readonly vehicleNumber: LookupMark['vehicleNumber'];
  readonly userId: string;
  readonly shown: { readonly vehicleNumber: string; readonly display: string };
};

/** Opens the tag page of a vehicle for its proved owner. Everyone else gets the same refusal, `fastag/not-proved`,
 * whether the vehicle has a tag or not. */
export async function openTagVehicle(
  services: Services,
  { vehicleNumber: typed, caller }: TagRequest,
): Promise<Result<OwnVehicle, Refusal>> {
  const reading = readLookupMark(typed, 'params.vehicleNumber');
  // Numbers that no register has cannot be proved; only unreadable ones are told apart.
  if (!reading.ok) return reading.error.code === 'vehicle/not-a-mark' ? reading : err(notProved);
  const { vehicleNumber } = reading.value;
  if (!(await isProvedOwner(services, vehicleNumber, caller.userId))) return err(notProved);
  const shown = { vehicleNumber, display: displayVehicleNumber(vehicleNumber) };
  return ok({ vehicleNumber, userId: caller.userId, shown });
}

const notProved: Refusal = {
  code: 'fastag/not-proved',
  detail: 'Prove with the chassis and engine numbers of the RC that this is your vehicle.',
};
