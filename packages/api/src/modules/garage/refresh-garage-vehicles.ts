import { setTimeout as sleep } from 'node:timers/promises';
import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import type { Services } from '../../services.ts';
import type { LookupMark } from '../vehicle/read-lookup-mark.ts';
import { refreshVehicle } from '../vehicle/refresh-vehicle.ts';
import { withoutFreshRecord } from '../vehicle/stored-records.ts';
import { deskOf } from '../vehicle/vehicle-desk.ts';
import { findParkedNumbers } from './garage-repository.ts';

/** One call at a time with a pause, to spare the registry. */
const PAUSE_MS = 500;
/** After so many failures in a row the registry is down: retry the next night. */
const FAILURES_AT_MOST = 5;

/** Result of a nightly refresh. */
export type GarageRefresh = {
  readonly refreshed: number;
  readonly failed: number;
  readonly isCutShort: boolean;
};

/** Refreshes stale records of the garages' vehicles, so renewals are right in the morning. May run on several servers:
 * none repeats another's request. */
export async function refreshGarageVehicles(
  services: Services,
  { pauseMs = PAUSE_MS, signal }: { pauseMs?: number; signal?: AbortSignal } = {},
): Promise<GarageRefresh> {
  const { now } = services;
  const parked = await findParkedNumbers(services.sql);
  const stale = await withoutFreshRecord(services, parked);
  let refreshed = 0;
  let failed = 0;
  let failedInARow = 0;
  let isCutShort = false;
  for (const [index, vehicleNumber] of stale.entries()) {
    isCutShort = signal?.aborted === true || failedInARow >= FAILURES_AT_MOST;
    if (isCutShort) break;
    const mark = parseMark(vehicleNumber, { source: 'record' });
    if (!mark.ok) continue;
    if (index > 0) await sleep(pauseMs);
    const { kind } = await refreshVehicle(services, mark.value as LookupMark);
    deskOf(services).log.add({
      at: now(),
      purpose: 'garage-refresh',
      actor: { kind: 'system', id: null },
      vehicleNumber,
      outcome: kind === 'stored' ? 'served' : 'source-failed',
    });
    refreshed += kind === 'stored' ? 1 : 0;
    failed += kind === 'failed' ? 1 : 0;
    failedInARow = kind === 'failed' ? failedInARow + 1 : 0;
  }
  // A server with this role alone has no routes, whose closing would write the pending lines.
  await deskOf(services).log.flush();
  return { refreshed, failed, isCutShort };
}
