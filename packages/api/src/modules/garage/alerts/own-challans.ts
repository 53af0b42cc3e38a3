import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Services } from '../../../services.ts';
import { isProvedOwner } from '../../vehicle/proved-owner.ts';
import { type OpenChallan, selectAlertsOf } from './owner-alert-repository.ts';

/** Older answers say nothing about today: a challan may have been paid since. */
const keptDays = 7;

/** An open challan of a person's vehicle. */
export type OwnChallan = OpenChallan & { readonly vehicleNumber: VehicleNumber };

/** Open challans of the vehicles that a person proved and has alerts of, as read in the last days. */
export async function findOwnChallans(
  services: Services,
  userId: string,
): Promise<readonly OwnChallan[]> {
  const since = services.now().getTime() - keptDays * 86_400_000;
  const found: OwnChallan[] = [];
  for (const { vehicleNumber, openChallans, checkedAt } of await selectAlertsOf(
    services.sql,
    userId,
  )) {
    if (checkedAt === null || checkedAt.getTime() < since || openChallans.length === 0) continue;
    if (!(await isProvedOwner(services, vehicleNumber, userId))) continue;
    found.push(...openChallans.map((one) => ({ ...one, vehicleNumber })));
  }
  return found;
}
