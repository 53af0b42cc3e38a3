import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { User } from '../../http/caller.ts';
import type { Device } from '../../http/device.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { hiddenVehicle, isHiddenFrom } from '../vehicle/is-hidden.ts';
import { logPurpose } from '../vehicle/log-purpose.ts';
import { countRevealed, findDiscovery, markRevealed } from './discovery-repository.ts';
import { toDiscoveryOnWire, unknownDiscovery, withChallans } from './read-discovery.ts';

/** A request to see places and times, with its reason. */
export type RevealRequest = {
  readonly discoveryId: string;
  readonly ground: 'owner' | 'permitted';
  readonly caller: User;
  readonly device: Device;
};

/** Reveals a search's places, times and photos to a signed-in person who states a reason (ADR 13). Limited to a number
 * of vehicles a day; a vehicle seen today stays free. Refuses `challan/reveal-limit`. */
export async function revealChallans(
  services: Services,
  request: RevealRequest,
): Promise<Result<Discovery, Refusal>> {
  const { sql, now, settings } = services;
  const { discoveryId, ground, caller } = request;
  const discovery = await findDiscovery(sql, discoveryId, request, now());
  if (discovery === null) return err(unknownDiscovery);
  const { vehicleNumber } = discovery;
  const refusal = (await isHiddenFrom(sql, vehicleNumber, caller.userId))
    ? hiddenVehicle
    : await refuseOverLimit(
        services,
        caller.userId,
        vehicleNumber,
        settings.challans.revealsPerDay,
      );
  logPurpose(services, request, { vehicleNumber, purpose: 'challan-details', refusal });
  if (refusal !== null) return err(refusal);
  await markRevealed(sql, discoveryId, { userId: caller.userId, ground, at: now() });
  const revealed = await withChallans(services, { ...discovery, isRevealed: true });
  return ok(toDiscoveryOnWire(services, revealed, request));
}

async function refuseOverLimit(
  { sql, now }: Services,
  userId: string,
  vehicleNumber: string,
  limit: number,
): Promise<Refusal | null> {
  const midnight = new Date(`${istDateOf(now())}T00:00:00+05:30`);
  const seen = await countRevealed(sql, { userId, vehicleNumber }, midnight);
  if (seen < limit) return null;
  const retryAfterSeconds = Math.ceil((midnight.getTime() + 86_400_000 - now().getTime()) / 1000);
  return {
    code: 'challan/reveal-limit',
    detail: `This account has seen the challan details of ${limit} vehicles today. Try again tomorrow.`,
    retryAfterSeconds: Math.max(1, retryAfterSeconds),
  };
}
