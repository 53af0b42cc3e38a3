import type { SourceChallan } from '@pahiya/domain/challans/challan';
import type { ChallanSource } from '@pahiya/domain/challans/ports';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Services } from '../../services.ts';
import { noteUpstreamCall } from '../operations/upstream-calls.ts';
import { findStoredAnswer, storeAnswer } from './source-store.ts';

/** What a source knows of a vehicle, and when it said so. */
export type SourceFound = {
  readonly challans: readonly SourceChallan[];
  readonly fetchedAt: Date;
};

type Flight = Promise<Result<SourceFound, ProviderFailure>>;

/** Calls under way of one server: many askers of one vehicle share a call. */
const flights = new WeakMap<Services, Map<string, Flight>>();

/** Asks a source, unless it answered within `maxAgeMs`. A failure is the caller's to show: nothing old is passed off
 * as an answer. */
export async function askSource(
  services: Services,
  source: ChallanSource,
  vehicleNumber: VehicleNumber,
  maxAgeMs: number,
): Flight {
  const notBefore = new Date(services.now().getTime() - maxAgeMs);
  const stored = await findStoredAnswer(services.sql, source, vehicleNumber, notBefore);
  if (stored !== null) return ok(stored);
  const mine = flights.get(services) ?? new Map<string, Flight>();
  flights.set(services, mine);
  const key = `${source.id}:${vehicleNumber}`;
  const underWay = mine.get(key);
  if (underWay !== undefined) return underWay;
  const flight = fetchAndStore(services, source, vehicleNumber).finally(() => mine.delete(key));
  mine.set(key, flight);
  return flight;
}

async function fetchAndStore(
  services: Services,
  source: ChallanSource,
  vehicleNumber: VehicleNumber,
): Flight {
  const started = performance.now();
  const answer = await source.find(vehicleNumber);
  const noted = noteUpstreamCall(services, {
    upstream: `challans:${source.id}`,
    durationMs: performance.now() - started,
    outcome: answer.ok ? 'ok' : answer.error.kind,
  });
  if (!answer.ok) {
    await noted;
    return answer;
  }
  const found = { challans: answer.value, fetchedAt: services.now() };
  await Promise.all([noted, storeAnswer(services.sql, source, vehicleNumber, found)]);
  return ok(found);
}
