import { addDays } from '@pahiya/domain/shared/ist-date';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { watchKind } from '../../watches/watch-kind.ts';
import { lockAlert, updateRecordChange } from './owner-alert-repository.ts';

/** Name of the watch of an owner's vehicle; its subject is the id of its alerts. */
export const ownerWatchName = 'own-vehicle';

/** Watches the record of a vehicle for its proved owner, once a day; each look also has the challans read. */
export const ownerWatch = watchKind<{ ownerSerial: number | null; status: string }>({
  look: ({ ownerSerial, status }) => ({ ownerSerial, status: status.code }),
  onAnswer: async (tx, { subject }, { before, now, isChanged, fetchedAt, today }) => {
    if ((await lockAlert(tx, subject)) === null) return null;
    if (isChanged && before !== null && typeof now !== 'string') {
      const change = before.ownerSerial === now.ownerSerial ? 'status' : 'owner';
      await updateRecordChange(tx, subject, change);
    }
    await enqueueTask(tx, { kind: 'check-own-challans', subject, dueAt: fetchedAt });
    return addDays(today, 1);
  },
});
