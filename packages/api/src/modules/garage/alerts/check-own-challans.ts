import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import type { TaskHandler, TaskHandlers } from '../../../tasks/task-kinds.ts';
import { refreshSources } from '../../challans/refresh-sources.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import { isProvedOwner } from '../../vehicle/proved-owner.ts';
import { endWatch } from '../../watches/watches.ts';
import { ownerAlertNotice } from './owner-alert-notice.ts';
import { deleteAlert, lockAlert, selectAlert, updateChecked } from './owner-alert-repository.ts';
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
      });
    const [first] = fresh;
    if (first !== undefined) await tell('challan', `challan ${first}`, fresh.length);
    if (locked.recordChange !== null) {
      await tell(locked.recordChange, `${locked.recordChange} ${on}`, 1);
    }
    await updateChecked(tx, alertId, {
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

const checkOwnChallansTask: TaskHandler = async (services, alertId) =>
  (await checkOwnChallans(services, alertId)) ? 'done' : { failed: 'challan-source' };

/** Task handlers of alerts, by kind. */
export const ownerAlertTasks = {
  'check-own-challans': checkOwnChallansTask,
} satisfies Partial<TaskHandlers>;
