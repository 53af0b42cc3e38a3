import { type GarageAct, type GarageRole, mayDo } from '@pahiya/domain/garage/family-role';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { findVehicleAccess } from '../garage/vehicle-access.ts';
import { readLookupMark } from '../vehicle/read-lookup-mark.ts';
import type { OwnLog } from './upkeep-repository.ts';

/** A log that a person may use, and as what. */
export type FoundLog = OwnLog & { readonly role: GarageRole };

/** Finds the log of a vehicle in a person's garage, or that of its owner where the vehicle is shared; for any other
 * vehicle there is none. Refuses an act that the role does not allow. */
export async function findLog(
  { sql }: Pick<Services, 'sql'>,
  userId: string,
  typed: string,
  act: GarageAct,
): Promise<Result<FoundLog, Refusal>> {
  const reading = readLookupMark(typed, 'params.vehicleNumber');
  if (!reading.ok) return reading;
  const { vehicleNumber } = reading.value;
  const access = await findVehicleAccess(sql, userId, vehicleNumber);
  if (access === null) {
    return err({ code: 'garage/not-in-garage', detail: 'This vehicle is not in your garage.' });
  }
  const { ownerId, role } = access;
  return mayDo(role, act) ? ok({ userId: ownerId, vehicleNumber, role }) : err(notAllowed);
}

const notAllowed: Refusal = {
  code: 'garage/role-not-allowed',
  detail: 'The owner of this vehicle has not allowed you to do this.',
};
