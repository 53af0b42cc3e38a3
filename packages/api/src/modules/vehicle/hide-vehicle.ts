import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { User } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { recordRefusal } from './audit-refusal.ts';
import { deleteHidden, insertHidden } from './hidden-vehicle-repository.ts';
import { type OwnerProof, refuseUnprovenOwner } from './owner-proof.ts';
import { storeProof } from './proved-owner.ts';
import { readLookupMark } from './read-lookup-mark.ts';

/** An owner's request to hide a vehicle. */
export type HideRequest = OwnerProof & {
  readonly vehicleNumber: string;
  readonly caller: User;
  readonly requestId: string;
};

/** Hides a vehicle's record from everyone else. After a sale, the new owner proves ownership the same way and takes
 * over. Refuses as {@link refuseUnprovenOwner}. */
export async function hideVehicle(
  services: Services,
  request: HideRequest,
): Promise<Result<{ hidden: true; since: string }, Refusal>> {
  const { sql, now } = services;
  const reading = readLookupMark(request.vehicleNumber, 'params.vehicleNumber');
  if (!reading.ok) return reading;
  const { vehicleNumber } = reading.value;
  const { userId } = request.caller;
  const refusal = await refuseUnprovenOwner(services, vehicleNumber, request.caller, request);
  if (refusal !== null) {
    await recordRefusal(services, request, refusal);
    return err(refusal);
  }
  await storeProof(services, vehicleNumber, userId);
  const since = await insertHidden(sql, vehicleNumber, { userId, now: now() });
  return ok({ hidden: true, since: since.toISOString() });
}

/** Shows a hidden vehicle again; only the account that hid it can. */
export async function showVehicle(
  { sql }: Services,
  typed: string,
  { userId }: User,
): Promise<Result<{ hidden: false }, Refusal>> {
  const reading = readLookupMark(typed, 'params.vehicleNumber');
  if (!reading.ok) return reading;
  if (await deleteHidden(sql, reading.value.vehicleNumber, userId)) return ok({ hidden: false });
  return err({
    code: 'vehicle/not-found',
    detail: 'This account has not hidden this vehicle.',
  });
}
