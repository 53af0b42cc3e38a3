import type { Challan } from '@pahiya/domain/challans/challan';
import { deadlinesOf } from '@pahiya/domain/challans/regime';
import { nextChallanDay } from '@pahiya/domain/reminders/reminder-item';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import type { TaskHandler, TaskHandlers } from '../../../tasks/task-kinds.ts';
import { refreshSources } from '../../challans/refresh-sources.ts';
import { enqueueNotice, vehicleJoinKey } from '../../notices/enqueue-notice.ts';
import { isProvedOwner } from '../../vehicle/proved-owner.ts';
import { endWatch } from '../../watches/watches.ts';
import { ownerAlertNotice } from './owner-alert-notice.ts';
import {
  deleteAlert,
  lockAlert,
  type OpenChallan,
  selectAlert,
  updateChecked,
} from './owner-alert-repository.ts';
import { ownerWatchName } from './owner-watch.ts';

const maxAgeSeconds = 600;

/** Reads the challans of a watched vehicle and tells its owner of new ones, and of a change of the record. The first look
 * tells of none: what is there already stands on the page. Challans of a source that failed stay known. Returns whether
 * all sources answered. */
export async function checkOwnChallans(services: Services, alertId: string): Promise<boolean> {
  const { sql, now } = services;
  const alert = await selectAlert(sql, alertId);
  if (alert === null) return true;
  const { userId, vehicleNumber } = alert;
  const { challans, failed } = await refreshSources(services, vehicleNumber, { maxAgeSeconds });
  const isOwner = await isProvedOwner(services, vehicleNumber, userId);
  await sql.begin(async (tx) => {
    const locked = await lockAlert(tx, alertId);
    if (locked === null) return;
    const known = new Set(locked.knownChallans);
    const fresh =
      locked.knownChallans === null || !isOwner
        ? []
        : challans.map((one) => one.challanNumber).filter((one) => !known.has(one));
    const on = istDateOf(now());
    const tell = (what: string, dedupeKey: string, count: number) =>
      enqueueNotice(tx, services, {
        ...{ userId, channels: locked.channels, dedupeKey, messageClass: 'service' },
        ...{ subjectKind: ownerAlertNotice, subjectId: alertId, facts: { what, count, on } },
        joinKey: vehicleJoinKey(vehicleNumber),
      });
    const [first] = fresh;
    if (first !== undefined) await tell('challan', `challan ${first}`, fresh.length);
    if (locked.recordChange !== null) {
      await tell(locked.recordChange, `${locked.recordChange} ${on}`, 1);
    }
    const open = openOf(services, challans, on);
    const read = new Set(challans.map((one) => one.challanNumber));
    await updateChecked(tx, alertId, {
      // What a source that failed had told before still counts.
      openChallans: !isOwner
        ? []
        : failed.length === 0
          ? open
          : [...open, ...locked.openChallans.filter((one) => !read.has(one.challanNumber))],
      knownChallans: [...known, ...challans.map((one) => one.challanNumber)].filter(
        (one, at, all) => all.indexOf(one) === at,
      ),
      hasFailedSource: failed.length > 0,
      at: now(),
    });
    // The vehicle is another's now, or the proof has ended: nothing of it is looked at any more. The last news goes out.
    if (!isOwner) await endWatch(tx, { kind: ownerWatchName, subject: alertId });
    if (!isOwner && locked.recordChange === null) await deleteAlert(tx, alertId);
  });
  return failed.length === 0;
}

/** Those with a day that can still be kept. */
function openOf(
  { challanSources }: Services,
  challans: readonly Challan[],
  today: IstDate,
): readonly OpenChallan[] {
  return challans.flatMap((challan) => {
    const { steps } = deadlinesOf(challan, today);
    const [first] = challan.provenance;
    const source = challanSources.find(({ id }) => id === first?.source);
    if (nextChallanDay(steps, today) === null || first === undefined || source === undefined)
      return [];
    const { name, sandbox } = source;
    const { challanNumber } = challan;
    return [{ challanNumber, steps, source: { name, sandbox, at: first.fetchedAt } }];
  });
}

const checkOwnChallansTask: TaskHandler = async (services, alertId) =>
  (await checkOwnChallans(services, alertId)) ? 'done' : { failed: 'challan-source' };

/** Task handlers of alerts, by kind. */
export const ownerAlertTasks = {
  'check-own-challans': checkOwnChallansTask,
} satisfies Partial<TaskHandlers>;
