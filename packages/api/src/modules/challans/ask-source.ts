import type { SourceChallan } from '@pahiya/domain/challans/challan';
import type { ChallanSource } from '@pahiya/domain/challans/ports';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { callOnce } from '../../leases/call-once.ts';
import {
  endCall,
  failCall,
  keepCall,
  type SourceCall,
  sourceCallLease,
} from '../../leases/source-call-repository.ts';
import type { Services } from '../../services.ts';
import { noteUpstreamCall } from '../operations/upstream-calls.ts';
import { findStoredAnswer, sourceKeyOf, storeAnswer } from './source-answer-repository.ts';

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

/** Calls a source unless its cached response is younger than `maxAgeMs`, or another server is calling it: then waits for
 * that call. Failures are returned, never replaced by an older response. The caller awaits `kept` and handles its
 * errors. */
export async function askSource(
  services: Services,
  source: ChallanSource,
  vehicleNumber: VehicleNumber,
  maxAgeMs: number,
): Promise<SourceAsked> {
  const notBefore = new Date(services.now().getTime() - maxAgeMs);
  const stored = await findStoredAnswer(services.sql, source, vehicleNumber, notBefore);
  if (stored !== null) return fromStore(stored);
  const mine = flights.get(services) ?? new Map<string, Promise<SourceAsked>>();
  flights.set(services, mine);
  const key = `${source.id}:${vehicleNumber}`;
  const underWay = mine.get(key);
  if (underWay !== undefined) return underWay;
  const flight = callOrWait(services, source, vehicleNumber, notBefore);
  mine.set(key, flight);
  // Coalesced until the response is stored.
  flight
    .then(({ kept }) => kept)
    .catch(() => {})
    .finally(() => mine.delete(key));
  return flight;
}

function fromStore(found: SourceFound): SourceAsked {
  return { answer: ok(found), kept: Promise.resolve() };
}

async function callOrWait(
  services: Services,
  source: ChallanSource,
  vehicleNumber: VehicleNumber,
  notBefore: Date,
): Promise<SourceAsked> {
  const { sql } = services;
  const call = { vehicleNumber, sourceKey: sourceKeyOf(source) };
  const asked = await callOnce(sourceCallLease(sql, call), async (holder) => {
    // Another server may have stored a response since the caller looked.
    const stored = await findStoredAnswer(sql, source, vehicleNumber, notBefore);
    if (stored === null)
      return holdWhile(sql, call, holder, () => fetchAndStore(services, source, call, holder));
    await endCall(sql, call, holder);
    return fromStore(stored);
  });
  if ('answer' in asked) return asked;
  const stored =
    asked.kind === 'stored'
      ? await findStoredAnswer(sql, source, vehicleNumber, new Date(0))
      : null;
  if (stored !== null) return fromStore(stored);
  const kind = asked.kind === 'failed' ? asked.failure : 'unavailable';
  const reason = 'the call of another server';
  const failure = { kind, provider: source.id, retryable: true, reason };
  return { answer: err(failure), kept: Promise.resolve() };
}

/** Renews the lease until the response is stored. */
async function holdWhile(
  sql: Services['sql'],
  call: SourceCall,
  holder: string,
  work: () => Promise<SourceAsked>,
): Promise<SourceAsked> {
  const stop = keepCall(sql, call, holder);
  try {
    const asked = await work();
    asked.kept.then(stop, stop);
    return asked;
  } catch (error) {
    stop();
    // After a bug, waiting servers do not wait for the lease to expire.
    await failCall(sql, call, holder, 'unavailable').catch(() => {});
    throw error;
  }
}

async function fetchAndStore(
  services: Services,
  source: ChallanSource,
  call: SourceCall,
  holder: string,
): Promise<SourceAsked> {
  const { sql } = services;
  const started = performance.now();
  const answer = await source.find(call.vehicleNumber);
  const noted = noteUpstreamCall(services, {
    upstream: `challans:${source.id}`,
    durationMs: performance.now() - started,
    outcome: answer.ok ? 'ok' : answer.error.kind,
  });
  if (!answer.ok) {
    const failed = failCall(sql, call, holder, answer.error.kind);
    return { answer, kept: Promise.all([noted, failed]) };
  }
  const found = { challans: answer.value, fetchedAt: services.now() };
  const stored = storeAnswer(sql, source, call.vehicleNumber, found).then(() =>
    endCall(sql, call, holder),
  );
  return { answer: ok(found), kept: Promise.all([noted, stored]) };
}
