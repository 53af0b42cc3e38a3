import type { SourceChallan } from '@pahiya/domain/challans/challan';
import type { ChallanSource } from '@pahiya/domain/challans/ports';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Services } from '../../services.ts';
import { noteUpstreamCall } from '../operations/upstream-calls.ts';
import { findStoredAnswer, storeAnswer } from './source-store.ts';

/** A source's challans for a vehicle, with the fetch time. */
export type SourceFound = {
  readonly challans: readonly SourceChallan[];
  readonly fetchedAt: Date;
};

/** A source's response. `kept` resolves once it is stored and the call is logged. */
export type SourceAsked = {
  readonly answer: Result<SourceFound, ProviderFailure>;
  readonly kept: Promise<unknown>;
};

/** In-flight calls of this server, coalesced by source and vehicle. */
const flights = new WeakMap<Services, Map<string, Promise<SourceAsked>>>();

/** Calls a source unless its cached response is younger than `maxAgeMs`. Failures are returned, never replaced by an
 * older response. The caller awaits `kept` and handles its errors. */
export async function askSource(
  services: Services,
  source: ChallanSource,
  vehicleNumber: VehicleNumber,
  maxAgeMs: number,
): Promise<SourceAsked> {
  const notBefore = new Date(services.now().getTime() - maxAgeMs);
  const stored = await findStoredAnswer(services.sql, source, vehicleNumber, notBefore);
  if (stored !== null) return { answer: ok(stored), kept: Promise.resolve() };
  const mine = flights.get(services) ?? new Map<string, Promise<SourceAsked>>();
  flights.set(services, mine);
  const key = `${source.id}:${vehicleNumber}`;
  const underWay = mine.get(key);
  if (underWay !== undefined) return underWay;
  const flight = fetchAndStore(services, source, vehicleNumber);
  mine.set(key, flight);
  // Coalesced until the response is stored.
  flight
    .then(({ kept }) => kept)
    .catch(() => {})
    .finally(() => mine.delete(key));
  return flight;
}

async function fetchAndStore(
  services: Services,
  source: ChallanSource,
  vehicleNumber: VehicleNumber,
): Promise<SourceAsked> {
  const started = performance.now();
  const answer = await source.find(vehicleNumber);
  const noted = noteUpstreamCall(services, {
    upstream: `challans:${source.id}`,
    durationMs: performance.now() - started,
    outcome: answer.ok ? 'ok' : answer.error.kind,
  });
  if (!answer.ok) return { answer, kept: noted };
  const found = { challans: answer.value, fetchedAt: services.now() };
  const stored = storeAnswer(services.sql, source, vehicleNumber, found);
  return { answer: ok(found), kept: Promise.all([noted, stored]) };
}
