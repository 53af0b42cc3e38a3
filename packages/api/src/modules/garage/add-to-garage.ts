import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { User } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { type LookupRequest, lookUpVehicle } from '../vehicle/look-up-vehicle.ts';
import { readLookupMark } from '../vehicle/read-lookup-mark.ts';
import { isSourceRefusal } from '../vehicle/source-refusal.ts';
import { addPlace, findRoom } from './garage-repository.ts';
import { type Garage, readGarage } from './read-garage.ts';

/** A vehicle to add and its owner; the rest is for the look-up. */
export type AddRequest = Omit<LookupRequest, 'purpose' | 'path' | 'caller'> & {
  readonly caller: User;
};

/** Adds a vehicle to the caller's garage. The look-up counts towards the daily limit: a garage cannot bypass it. If the
 * registry is down, or the record is hidden by its owner, it is added without details. */
export async function addToGarage(
  services: Services,
  request: AddRequest,
): Promise<Result<Garage, Refusal>> {
  const { sql, settings, now } = services;
  const { userId } = request.caller;
  const path = 'body.vehicleNumber';
  const reading = readLookupMark(request.vehicleNumber, path);
  if (!reading.ok) return reading;
  const { vehicleNumber } = reading.value;
  const room = await findRoom(sql, userId, vehicleNumber, settings.garageSize);
  if (room === 'full') return err(full(settings.garageSize));
  if (room === 'room') {
    const refusal = await refuseByLookup(services, { ...request, path, purpose: 'garage-add' });
    if (refusal !== null) return err(refusal);
    const place = { vehicleNumber, addedAt: now() };
    if ((await addPlace(sql, userId, place, settings.garageSize)) === 'full') {
      return err(full(settings.garageSize));
    }
  }
  return ok(await readGarage(services, userId));
}

async function refuseByLookup(services: Services, request: LookupRequest): Promise<Refusal | null> {
  const found = await lookUpVehicle(services, request);
  if (found.ok || isSourceRefusal(found.error) || found.error.code === 'vehicle/hidden')
    return null;
  return found.error;
}

function full(size: number): Refusal {
  return {
    code: 'garage/full',
    detail: `A garage can have up to ${size} vehicles. Remove one to add another.`,
  };
}
