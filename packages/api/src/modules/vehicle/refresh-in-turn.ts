import { setTimeout as sleep } from 'node:timers/promises';
import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import type { Services } from '../../services.ts';
import type { LookupPurpose } from './lookup-log.ts';
import type { LookupMark } from './read-lookup-mark.ts';
import { refreshVehicle } from './refresh-vehicle.ts';
import { withoutFreshRecord } from './stored-records.ts';
import { deskOf } from './vehicle-desk.ts';

/** One call at a time with a pause, to spare the registry. */
const PAUSE_MS = 500;
/** After so many failures in a row the registry is down: the next run tries again. */
const FAILURES_AT_MOST = 5;

/** How a run asks the registry. */
export type TurnOptions = {
  readonly purpose: LookupPurpose;
  readonly pauseMs?: number;
  readonly signal?: AbortSignal;
  /** Asked before each call; false ends the run. */
  readonly mayAsk?: () => Promise<boolean>;
};

/** Result of a run. */
export type TurnResult = {
  readonly refreshed: number;
  readonly failed: number;
  /** Some were left for the next run. */
  readonly isCutShort: boolean;
};

/** Refreshes records that are missing or stale, one after the other, in the order given. May run on several servers:
 * none repeats another's request. */
export async function refreshInTurn(
  services: Services,
  vehicleNumbers: readonly string[],
  { purpose, pauseMs = PAUSE_MS, signal, mayAsk = async () => true }: TurnOptions,
): Promise<TurnResult> {
  const stale = await withoutFreshRecord(services, vehicleNumbers);
  let refreshed = 0;
  let failed = 0;
  let failedInARow = 0;
  let isCutShort = false;
  for (const [index, vehicleNumber] of stale.entries()) {
    const mark = parseMark(vehicleNumber, { source: 'record' });
    if (!mark.ok) continue;
    isCutShort = signal?.aborted === true || failedInARow >= FAILURES_AT_MOST || !(await mayAsk());
    if (isCutShort) break;
    if (index > 0) await sleep(pauseMs);
    const { kind } = await refreshVehicle(services, mark.value as LookupMark);
    deskOf(services).log.add({
      at: services.now(),
      purpose,
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
