import type { Freshness } from '@pahiya/contracts/vehicle/get-vehicle';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { recordRefusal } from './audit-refusal.ts';
import { hasFailedSince } from './fetch-lease.ts';
import { type Asker, takeAllowance } from './lookup-allowance.ts';
import type { LookupOutcome, LookupPurpose } from './lookup-log.ts';
import { type LookupMark, readLookupMark } from './read-lookup-mark.ts';
import { refreshInBackground, refreshVehicle } from './refresh-vehicle.ts';
import { isSourceRefusal, sourceRefusal } from './source-refusal.ts';
import { storedAge } from './stored-age.ts';
import { answerText } from './vehicle-body.ts';
import type { StoredVehicle } from './vehicle-cache.ts';
import { deskOf } from './vehicle-desk.ts';

/** A look-up, answered. */
export type LookedUp = {
  readonly mark: LookupMark;
  /** JSON of the answer. */
  readonly text: string;
  readonly fetchedAt: Date;
};

/** What is asked for, by whom and why. */
export type LookupRequest = Asker & {
  readonly vehicleNumber: string;
  readonly purpose: LookupPurpose;
  /** Field of the request that holds the number, for the message when it is none. */
  readonly path: string;
  readonly requestId: string;
};

/** For this long after a failed call an older record is shown as "source down" and the registry left alone. */
const LEFT_ALONE_MS = 60_000;

/** Looks a vehicle up: from the store when fresh, from the store while the registry is asked when older, else from
 * the registry. A try that fails because the registry is down does not count against the day's limit. */
export async function lookUpVehicle(
  services: Services,
  request: LookupRequest,
): Promise<Result<LookedUp, Refusal>> {
  const reading = readLookupMark(request.vehicleNumber, request.path);
  if (!reading.ok) return reading;
  const mark = reading.value;
  const allowance = await takeAllowance(services, request, mark);
  const result = allowance.ok ? await answer(services, request, mark) : allowance;
  log(services, request, mark, result);
  if (!result.ok) {
    if (allowance.ok && isSourceRefusal(result.error)) await allowance.value.giveBack();
    await recordRefusal(services, request, result.error);
  }
  return result;
}

async function answer(
  services: Services,
  request: LookupRequest,
  mark: LookupMark,
): Promise<Result<LookedUp, Refusal>> {
  const { sql, registry, now } = services;
  const { readStored } = deskOf(services);
  const viewerId = request.caller.kind === 'user' ? request.caller.userId : null;
  const read = () => readStored(mark.vehicleNumber, viewerId);
  const stored = await read();
  const age = stored === null ? 'absent' : storedAge(stored, now());
  if (stored !== null && age === 'fresh') return serve(mark, stored, 'fresh');
  if (stored !== null && age === 'stale') {
    const leaveAlone = new Date(now().getTime() - LEFT_ALONE_MS);
    if (await hasFailedSince(sql, mark.vehicleNumber, leaveAlone)) {
      return serve(mark, stored, 'source-down');
    }
    refreshInBackground(services, mark);
    return serve(mark, stored, 'refreshing');
  }
  const asked = await refreshVehicle(services, mark);
  if (asked.kind === 'stored') {
    const latest = await read();
    if (latest !== null) return serve(mark, latest, 'fresh');
    // Only another server's answer of another registry can have taken its place: a change of source half done.
    return err(sourceRefusal('unavailable', registry.source.name));
  }
  return stored?.body == null
    ? err(sourceRefusal(asked.failure, registry.source.name))
    : serve(mark, stored, 'source-down');
}

function serve(
  mark: LookupMark,
  stored: StoredVehicle,
  freshness: Freshness,
): Result<LookedUp, Refusal> {
  if (stored.isHidden) {
    return err({
      code: 'vehicle/hidden',
      detail: 'The owner of this vehicle does not want its details shown here.',
    });
  }
  if (stored.body === null) {
    return err({
      code: 'vehicle/not-found',
      detail: 'The register has no vehicle with this number. New vehicles can take some days.',
    });
  }
  return ok({ mark, text: answerText(stored.body, freshness), fetchedAt: stored.fetchedAt });
}

function log(
  services: Services,
  { caller, device, purpose }: LookupRequest,
  mark: LookupMark,
  result: Result<LookedUp, Refusal>,
): void {
  deskOf(services).log.add({
    at: services.now(),
    purpose,
    actor:
      caller.kind === 'user'
        ? { kind: 'user', id: caller.userId }
        : { kind: 'device', id: device.id },
    vehicleNumber: mark.vehicleNumber,
    outcome: result.ok ? 'served' : outcomeOf(result.error),
  });
}

function outcomeOf(refusal: Refusal): LookupOutcome {
  switch (refusal.code) {
    case 'vehicle/not-found':
      return 'not-found';
    case 'vehicle/hidden':
      return 'hidden';
    case '1003':
    case 'request/too-many':
      return 'limit-reached';
    default:
      return 'source-failed';
  }
}
