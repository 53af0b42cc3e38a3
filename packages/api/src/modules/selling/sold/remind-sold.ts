import { nextSoldReminder, soldDuty } from '@pahiya/domain/selling/sold-duty';
import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import { soldNotice } from './sold-notice.ts';
import { takeDueSold, updateNextReminder } from './sold-repository.ts';

const atOnce = 100;

/** Queues the messages about sold vehicles whose day has come. May run on several servers and be broken off. */
export async function remindSold(services: Services): Promise<number> {
  const today = istDateOf(services.now());
  let told = 0;
  for (;;) {
    const count = await services.sql.begin(async (tx) => {
      const due = await takeDueSold(tx, today, atOnce);
      for (const sold of due) {
        const soldOn = istDateOf(sold.soldAt);
        await updateNextReminder(tx, sold.soldId, nextSoldReminder(soldOn, addDays(today, 1)));
        if (sold.channels.length === 0) continue;
        const duty = soldDuty(
          { soldOn, isOfOtherState: sold.isOtherState, isReported: sold.reportedAt !== null },
          today,
        );
        await enqueueNotice(tx, services, {
          userId: sold.userId,
          subjectKind: soldNotice,
          subjectId: sold.soldId,
          channels: sold.channels,
          dedupeKey: `day ${today}`,
          messageClass: 'service',
          facts: { what: duty.id, on: duty.dueOn },
        });
      }
      return due.length;
    });
    told += count;
    if (count < atOnce) return told;
  }
}
