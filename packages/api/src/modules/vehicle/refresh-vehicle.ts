import { setTimeout as sleep } from 'node:timers/promises';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import type { Services } from '../../services.ts';
import { endLease, failLease, readHolder, takeLease } from './fetch-lease.ts';
import type { LookupMark } from './read-lookup-mark.ts';
import { storeAnswer } from './store-answer.ts';
import { findStored, sourceKeyOf } from './vehicle-cache.ts';
import { deskOf, type Refreshed } from './vehicle-desk.ts';

const POLL_MS = 100;
/** A lease that expires (20 s) and then our own call (15 s). */
const WAIT_AT_MOST_MS = 40_000;

/** Fetches one vehicle from the registry and stores it. Concurrent callers share one call, also across servers. */
export function refreshVehicle(services: Services, mark: LookupMark): Promise<Refreshed> {
  const { flights } = deskOf(services);
  const underWay = flights.get(mark.vehicleNumber);
  if (underWay !== undefined) return underWay;
  const flight = askOrWait(services, mark).finally(() => flights.delete(mark.vehicleNumber));
  flights.set(mark.vehicleNumber, flight);
  return flight;
}

/** The same in the background. */
export function refreshInBackground(services: Services, mark: LookupMark): void {
  refreshVehicle(services, mark).catch(deskOf(services).onFault);
}

async function askOrWait(services: Services, mark: LookupMark): Promise<Refreshed> {
  const { sql } = services;
  const { closing } = deskOf(services);
  const giveUpAt = performance.now() + WAIT_AT_MOST_MS;
  while (!closing.signal.aborted && performance.now() < giveUpAt) {
    const lease = await takeLease(sql, mark.vehicleNumber);
    if (lease.isMine) return askRegistry(services, mark, lease.holder);
    for (;;) {
      const state = await readHolder(sql, mark.vehicleNumber, lease.holder);
      if (state.kind === 'stored' || state.kind === 'failed') return state;
      if (state.kind === 'free' || closing.signal.aborted) break;
      await sleep(POLL_MS);
    }
  }
  return { kind: 'failed', failure: 'timeout' };
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
