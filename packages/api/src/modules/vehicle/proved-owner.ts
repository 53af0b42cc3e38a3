import { ownerProofPeriodOn } from '@pahiya/domain/rc/owner-proof-period';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { User } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { recordRefusal } from './audit-refusal.ts';
import { type OwnerProof, refuseUnprovenOwner } from './owner-proof.ts';
import { findProof, putProof } from './proved-owner-repository.ts';
import { readLookupMark } from './read-lookup-mark.ts';
import { findStoredRecord } from './stored-records.ts';
import { readBody } from './vehicle-body.ts';

const DAY_MS = 86_400_000;

/** An owner's request with the numbers of the RC. */
export type ProveRequest = OwnerProof & {
  readonly vehicleNumber: string;
  readonly caller: User;
  readonly requestId: string;
};

/** Proves that an account has the RC of a vehicle, for half a year or until the record names a later owner. Refuses as
 * {@link refuseUnprovenOwner}. */
export async function proveOwner(
  services: Services,
  request: ProveRequest,
): Promise<Result<{ provedAt: string; validUntil: string }, Refusal>> {
  const reading = readLookupMark(request.vehicleNumber, 'params.vehicleNumber');
  if (!reading.ok) return reading;
  const { vehicleNumber } = reading.value;
  const refusal = await refuseUnprovenOwner(services, vehicleNumber, request.caller, request);
  if (refusal !== null) {
    await recordRefusal(services, request, refusal);
    return err(refusal);
  }
  const provedAt = await storeProof(services, vehicleNumber, request.caller.userId);
  const validUntil = endOfProof(provedAt);
  return ok({ provedAt: provedAt.toISOString(), validUntil: validUntil.toISOString() });
}

/** Stores a proof that has just been given. */
export async function storeProof(
  services: Services,
  vehicleNumber: VehicleNumber,
  userId: string,
): Promise<Date> {
  const provedAt = services.now();
  const ownerSerial = await ownerSerialOf(services, vehicleNumber, userId);
  await putProof(services.sql, vehicleNumber, { userId, provedAt, ownerSerial });
  return provedAt;
}

/** Whether an account is the proved owner of a vehicle: nobody proved it later, the proof is not too old, and the
 * stored record names no later owner. A vehicle in a garage proves nothing. */
export async function isProvedOwner(
  services: Services,
  vehicleNumber: VehicleNumber,
  userId: string,
): Promise<boolean> {
  const proof = await findProof(services.sql, vehicleNumber);
  if (proof?.userId !== userId) return false;
  if (services.now() >= endOfProof(proof.provedAt)) return false;
  const serial = await ownerSerialOf(services, vehicleNumber, userId);
  return proof.ownerSerial === null || serial === null || serial <= proof.ownerSerial;
}

/** When the proof of an account for a vehicle ends by itself; null without one. */
export async function endOfOwnProof(
  { sql }: Services,
  vehicleNumber: VehicleNumber,
  userId: string,
): Promise<Date | null> {
  const proof = await findProof(sql, vehicleNumber);
  return proof?.userId === userId ? endOfProof(proof.provedAt) : null;
}

function endOfProof(provedAt: Date): Date {
  const { days } = ownerProofPeriodOn(istDateOf(provedAt));
  return new Date(provedAt.getTime() + days * DAY_MS);
}

async function ownerSerialOf(
  services: Services,
  vehicleNumber: VehicleNumber,
  userId: string,
): Promise<number | null> {
  const stored = await findStoredRecord(services, vehicleNumber, userId);
  return stored?.body ? readBody(stored.body).record.ownerSerial : null;
}
