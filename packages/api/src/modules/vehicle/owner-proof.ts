import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { User } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import { tooMany } from '../../http/too-many.ts';
import { type LimitRule, takeAll } from '../../limits/limiter.ts';
import type { Services } from '../../services.ts';
import { hashIdentifier, isSameHash } from './identifier-hash.ts';
import { sourceKeyOf } from './source-key.ts';
import { findIdentifiers } from './vehicle-repository.ts';

const triesPerUser: LimitRule = { name: 'owner-proof-user', points: 5, perSeconds: 86_400 };
/** Across accounts, so several accounts cannot share the guessing. */
const triesPerVehicle: LimitRule = { name: 'owner-proof-vehicle', points: 5, perSeconds: 86_400 };

/** The complete numbers that only the RC shows. */
export type OwnerProof = { readonly chassisNumber: string; readonly engineNumber: string };

/** Refusal for calls about a vehicle that is not stored. */
export const notStored: Refusal = {
  code: 'vehicle/not-found',
  detail: 'We have no stored record of this vehicle. Look it up first.',
};

/** Checks that an account has the RC of a vehicle. Both numbers are compared as keyed hashes and not stored. Null when
 * proven. Refuses `vehicle/not-proven`, also when the registry gave no complete numbers to compare with, and
 * `request/too-many` after five wrong attempts a day. */
export async function refuseUnprovenOwner(
  services: Services,
  vehicleNumber: VehicleNumber,
  { userId }: User,
  proof: OwnerProof,
): Promise<Refusal | null> {
  const { limiter } = services;
  const tries = [
    { rule: triesPerUser, key: userId },
    { rule: triesPerVehicle, key: vehicleNumber },
  ];
  const state = await takeAll(limiter, tries);
  if (state?.isExceeded) return tooMany(state);
  const refusal = await compare(services, vehicleNumber, proof);
  if (refusal !== null) return refusal;
  for (const { rule, key } of tries) await limiter.reset(rule, key);
  return null;
}

async function compare(
  { sql, settings, registry }: Services,
  vehicleNumber: VehicleNumber,
  { chassisNumber, engineNumber }: OwnerProof,
): Promise<Refusal | null> {
  const known = await findIdentifiers(sql, vehicleNumber, sourceKeyOf(registry.source));
  if (known === undefined) return notStored;
  const hash = (kind: 'chassis' | 'engine', typed: string) =>
    hashIdentifier(settings.secret, kind, vehicleNumber, typed);
  const isChassis = isSameHash(known.chassis, hash('chassis', chassisNumber));
  const isEngine = isSameHash(known.engine, hash('engine', engineNumber));
  if (isChassis && isEngine) return null;
  return {
    code: 'vehicle/not-proven',
    detail:
      'The chassis and engine numbers do not both match the record. Enter them in full, as on the RC.',
  };
}
