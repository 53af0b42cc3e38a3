import type { Freshness } from '@pahiya/contracts/vehicle/get-vehicle';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { recordRefusal } from './audit-refusal.ts';
import { hasFailedSince } from './fetch-lease-repository.ts';
import { type Asker, takeAllowance } from './lookup-allowance.ts';
import type { LookupOutcome, LookupPurpose } from './lookup-log.ts';
import { type LookupMark, readLookupMark } from './read-lookup-mark.ts';
import { refreshInBackground, refreshVehicle } from './refresh-vehicle.ts';
import { shareKeyOf } from './share-key.ts';
import { isSourceRefusal, sourceRefusal } from './source-refusal.ts';
import { storedAge } from './stored-age.ts';
import { answerText } from './vehicle-body.ts';
import { deskOf } from './vehicle-desk.ts';
import type { StoredVehicle } from './vehicle-repository.ts';

/** The response of a look-up. */
export type LookedUp = {
  readonly mark: LookupMark;
  /** JSON of the response. */
  readonly text: string;
  readonly fetchedAt: Date;
};

/** A look-up: number, caller and purpose. */
export type LookupRequest = Asker & {
  readonly vehicleNumber: string;
  readonly purpose: LookupPurpose;
  /** Request field with the number, for the error. */
  readonly path: string;
  readonly requestId: string;
};

/** No retry for this long after a failed call: a stale record is served as "source down". */
const LEFT_ALONE_MS = 60_000;

/** Looks a vehicle up: fresh from the store, stale from the store while revalidating, else from the registry. A
 * failure of the registry does not count towards the day's limit. */
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
  const { sql, registry, now, settings } = services;
  const serveAs = (stored: StoredVehicle, freshness: Freshness) =>
    serve(mark, stored, freshness, shareKeyOf(settings.secret, mark.vehicleNumber));
  const { readStored } = deskOf(services);
  const viewerId = request.caller.kind === 'user' ? request.caller.userId : null;
  const read = () => readStored(mark.vehicleNumber, viewerId);
  const stored = await read();
  const age = stored === null ? 'absent' : storedAge(stored, now());
  if (stored !== null && age === 'fresh') return serveAs(stored, 'fresh');
  if (stored !== null && age === 'stale') {
    const leaveAlone = new Date(now().getTime() - LEFT_ALONE_MS);
    if (await hasFailedSince(sql, mark.vehicleNumber, leaveAlone)) {
      return serveAs(stored, 'source-down');
    }
    refreshInBackground(services, mark);
    return serveAs(stored, 'refreshing');
  }
  const asked = await refreshVehicle(services, mark);
  if (asked.kind === 'stored') {
    const latest = await read();
    if (latest !== null) return serveAs(latest, 'fresh');
    // Another server has stored a response of a different registry: a change of source is being rolled out.
    return err(sourceRefusal('unavailable', registry.source.name));
  }
  return stored?.body == null
    ? err(sourceRefusal(asked.failure, registry.source.name))
    : serveAs(stored, 'source-down');
}

function serve(
  mark: LookupMark,
  stored: StoredVehicle,
  freshness: Freshness,
  shareKey: string,
): Result<LookedUp, Refusal> {
  if (stored.isHidden) {
    return err({
      code: 'vehicle/hidden',
      detail: 'The owner has hidden this vehicle.',
    });
  }
  if (stored.body === null) {
    return err({
      code: 'vehicle/not-found',
      detail: 'No record of this vehicle in VAHAN. A new vehicle can take a few days to appear.',
    });
  }
  return ok({
    mark,
    text: answerText(stored.body, freshness, shareKey),
    fetchedAt: stored.fetchedAt,
  });
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
