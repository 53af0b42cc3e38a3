import { saleWatchRules } from '@pahiya/domain/selling/selling-rules';
import { addDays, daysBetween, istDateOf } from '@pahiya/domain/shared/ist-date';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { watchKind } from '../../watches/watch-kind.ts';
import { lockSold, updateSoldRecord } from './sold-repository.ts';

/** Name of the watch of a privately sold vehicle; its subject is the sale's id. */
export const soldWatchName = 'sold-vehicle';

/** Watches the record of a privately sold vehicle until it names a later owner: the second tick. Each look that does not
 * also has the challans read. */
export const soldWatch = watchKind<{ ownerSerial: number | null }>({
  look: ({ ownerSerial }) => ({ ownerSerial }),
  onAnswer: async (tx, { subject }, { now, fetchedAt, today }) => {
    const sold = await lockSold(tx, subject);
    if (sold === null || sold.recordClosedAt !== null) return null;
    const serial = typeof now === 'string' ? null : now.ownerSerial;
    const isLater = serial !== null && sold.ownerSerial !== null && serial > sold.ownerSerial;
    const closedAt = isLater ? fetchedAt : null;
    await updateSoldRecord(tx, subject, { ownerSerial: serial, closedAt });
    if (isLater) return null;
    await enqueueTask(tx, { kind: 'check-sold-challans', subject, dueAt: fetchedAt });
    const { everyDays, untilDay, thenEveryDays } = saleWatchRules(today);
    const age = daysBetween(istDateOf(sold.soldAt), today);
    return addDays(today, age < untilDay ? everyDays : thenEveryDays);
  },
});
