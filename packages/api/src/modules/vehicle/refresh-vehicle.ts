import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { callOnce } from '../../leases/call-once.ts';
import type { Services } from '../../services.ts';
import { endLease, failLease, fetchLease } from './fetch-lease-repository.ts';
import type { LookupMark } from './read-lookup-mark.ts';
import { sourceKeyOf } from './source-key.ts';
import { storeAnswer } from './store-answer.ts';
import { deskOf, type Refreshed } from './vehicle-desk.ts';
import { findStored } from './vehicle-repository.ts';

/** Fetches one vehicle from the registry and stores it. Concurrent callers share one call, also across servers. */
export function refreshVehicle(services: Services, mark: LookupMark): Promise<Refreshed> {
  const { flights, closing } = deskOf(services);
  const underWay = flights.get(mark.vehicleNumber);
  if (underWay !== undefined) return underWay;
  const flight = callOnce<Refreshed>(
    fetchLease(services.sql, mark.vehicleNumber),
    (holder) => askRegistry(services, mark, holder),
    closing.signal,
  ).finally(() => flights.delete(mark.vehicleNumber));
  flights.set(mark.vehicleNumber, flight);
  return flight;
}

/** The same in the background. */
export function refreshInBackground(services: Services, mark: LookupMark): void {
  refreshVehicle(services, mark).catch(deskOf(services).onFault);
}

async function askRegistry(
  services: Services,
  mark: LookupMark,
  holder: string,
): Promise<Refreshed> {
  const { sql, registry, now } = services;
  const fail = (failure: ProviderFailure['kind']) =>
    failLease(sql, mark.vehicleNumber, holder, failure, now());
  let isSettled = false;
  try {
    // Another server may have stored a fresh response since the caller's read.
    const stored = await findStored(sql, mark.vehicleNumber, sourceKeyOf(registry.source), null);
    if (stored !== null && stored.freshUntil > now()) {
      await endLease(sql, mark.vehicleNumber, holder);
      isSettled = true;
      return { kind: 'stored' };
    }
    const answer = await registry.find(mark.vehicleNumber, {
      signal: deskOf(services).closing.signal,
    });
    if (answer.ok) await storeAnswer(services, mark, holder, answer.value);
    else await fail(answer.error.kind);
    isSettled = true;
    return answer.ok ? { kind: 'stored' } : { kind: 'failed', failure: answer.error.kind };
  } finally {
    // After a bug, waiting servers do not wait for the lease to expire.
    if (!isSettled) await fail('unavailable').catch(() => {});
  }
}
