import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import type { Services } from '../../../services.ts';
import { hasConsent } from '../../consents/consents.ts';
import { isProvedOwner } from '../../vehicle/proved-owner.ts';
import type { LookupMark } from '../../vehicle/read-lookup-mark.ts';
import { refreshVehicle } from '../../vehicle/refresh-vehicle.ts';
import { sourceKeyOf } from '../../vehicle/source-key.ts';
import { withoutFreshRecord } from '../../vehicle/stored-records.ts';
import {
  deleteCrossingsBefore,
  deletePoll,
  findDuePolls,
  type PollKey,
} from './crossing-repository.ts';
import { oldestKept, pollCrossings } from './crossings.ts';

/** The source keeps 72 hours, so twice a day loses nothing even when several attempts fail. */
const restMs = 10 * 3_600_000;
const pollsAtOnce = 500;
/** After so many failures in a row the source is down: the next run tries again. */
const failuresAtMost = 5;

/** Result of a run. */
export type CrossingRun = {
  readonly polled: number;
  readonly failed: number;
  readonly ended: number;
  readonly erased: number;
};

/** Polls the crossings that are due and erases those that are too old. A poll ends, and its crossings are erased, when
 * the proof or the consent is gone: the record is refreshed first, so that a sale ends it within a day. */
export async function pollDueCrossings(services: Services): Promise<CrossingRun> {
  const { sql, now, tagCrossings } = services;
  const erased = await deleteCrossingsBefore(sql, oldestKept(now()));
  const before = new Date(now().getTime() - restMs);
  const due = await findDuePolls(sql, sourceKeyOf(tagCrossings.source), before, pollsAtOnce);
  let polled = 0;
  let failed = 0;
  let ended = 0;
  let failedInARow = 0;
  for (const key of due) {
    if (failedInARow >= failuresAtMost) break;
    if (!(await mayPoll(services, key))) {
      await deletePoll(sql, key);
      ended += 1;
      continue;
    }
    const outcome = await pollCrossings(services, key);
    polled += outcome === 'stored' ? 1 : 0;
    failed += outcome === 'failed' ? 1 : 0;
    failedInARow = outcome === 'failed' ? failedInARow + 1 : 0;
  }
  return { polled, failed, ended, erased };
}

async function mayPoll(services: Services, { userId, vehicleNumber }: PollKey): Promise<boolean> {
  if (!(await hasConsent(services.sql, userId, 'toll-crossings'))) return false;
  const [stale] = await withoutFreshRecord(services, [vehicleNumber]);
  const mark = stale === undefined ? null : parseMark(stale, { source: 'record' });
  if (mark?.ok) await refreshVehicle(services, mark.value as LookupMark);
  return isProvedOwner(services, vehicleNumber, userId);
}
