import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { User } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import { type LimitRule, takeAll, tooMany } from '../../limits/limiter.ts';
import type { Services } from '../../services.ts';
import { recordRefusal } from './audit-refusal.ts';
import { hashIdentifier, isSameHash } from './identifier-hash.ts';
import { readLookupMark } from './read-lookup-mark.ts';
import { notStored } from './report-field.ts';
import { sourceKeyOf } from './vehicle-cache.ts';

const triesPerUser: LimitRule = { name: 'owner-proof-user', points: 5, perSeconds: 86_400 };
/** Of all accounts together, so that several cannot share the guessing. */
const triesPerVehicle: LimitRule = { name: 'owner-proof-vehicle', points: 5, perSeconds: 86_400 };

/** An owner's claim, with the whole numbers that only the RC shows. */
export type HideRequest = {
  readonly vehicleNumber: string;
  readonly chassisNumber: string;
  readonly engineNumber: string;
  readonly caller: User;
  readonly requestId: string;
};

/** Hides a vehicle's result from strangers. The proof is compared as keyed hashes and not kept. After a sale the
 * new owner proves it the same way and takes the hiding over.
 * Refuses `vehicle/not-proven` also when the registry gave no whole numbers to compare with. */
export async function hideVehicle(
  services: Services,
  request: HideRequest,
): Promise<Result<{ hidden: true; since: string }, Refusal>> {
  const { sql, now, limiter } = services;
  const reading = readLookupMark(request.vehicleNumber, 'params.vehicleNumber');
  if (!reading.ok) return reading;
  const { vehicleNumber } = reading.value;
  const { userId } = request.caller;
  const tries = [
    { rule: triesPerUser, key: userId },
    { rule: triesPerVehicle, key: vehicleNumber },
  ];
  const state = await takeAll(limiter, tries);
  const refusal = state?.isExceeded
    ? tooMany(state)
    : await refuseProof(services, vehicleNumber, request);
  if (refusal !== null) {
    await recordRefusal(services, request, refusal);
    return err(refusal);
  }
  for (const { rule, key } of tries) await limiter.reset(rule, key);
  const [row] = await sql<{ since: Date }[]>`
    insert into hidden_vehicles (vehicle_number, user_id, since)
    values (${vehicleNumber}, ${userId}, ${now()})
    on conflict (vehicle_number) do update set user_id = excluded.user_id,
      since = case when hidden_vehicles.user_id = excluded.user_id
        then hidden_vehicles.since else excluded.since end
    returning since`;
  if (row === undefined) throw new Error('an upsert returns its row');
  return ok({ hidden: true, since: row.since.toISOString() });
}

async function refuseProof(
  { sql, settings, registry }: Services,
  vehicleNumber: string,
  { chassisNumber, engineNumber }: HideRequest,
): Promise<Refusal | null> {
  const [known] = await sql<{ chassis: Uint8Array | null; engine: Uint8Array | null }[]>`
    select chassis_hash as chassis, engine_hash as engine from vehicles
    where vehicle_number = ${vehicleNumber} and outcome = 'found'
      and source_key = ${sourceKeyOf(registry.source)}`;
  if (known === undefined) return notStored;
  const hash = (kind: 'chassis' | 'engine', typed: string) =>
    hashIdentifier(settings.secret, kind, vehicleNumber, typed);
  const isChassis = isSameHash(known.chassis, hash('chassis', chassisNumber));
  const isEngine = isSameHash(known.engine, hash('engine', engineNumber));
  if (isChassis && isEngine) return null;
  return {
    code: 'vehicle/not-proven',
    detail:
      'The chassis and engine numbers do not both match the record. Type them whole, as on the RC.',
  };
}

/** Shows a vehicle again; only the account that hides it can. */
export async function showVehicle(
  { sql }: Services,
  typed: string,
  { userId }: User,
): Promise<Result<{ hidden: false }, Refusal>> {
  const reading = readLookupMark(typed, 'params.vehicleNumber');
  if (!reading.ok) return reading;
  const { vehicleNumber } = reading.value;
  const { count } = await sql`delete from hidden_vehicles
    where vehicle_number = ${vehicleNumber} and user_id = ${userId}`;
  if (count > 0) return ok({ hidden: false });
  return err({
    code: 'vehicle/not-found',
    detail: 'This account does not hide this vehicle.',
  });
}
