import { nextSoldReminder, soldDuty } from '@pahiya/domain/selling/sold-duty';
import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import { takeDueHandovers, updateHandoverReminder } from '../store/handover-repository.ts';
import { handoverNotice } from './handover-notice.ts';

const atOnce = 100;

/** Queues the messages on the days of the law to sellers whose car went to a dealer, until the record names another owner.
 * May run on several servers and be broken off. */
export async function remindHandovers(services: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const today = istDateOf(services.now());
  let told = 0;
  for (;;) {
    const count = await services.sql.begin(async (tx) => {
      const due = await takeDueHandovers(tx, today, atOnce);
      for (const handover of due) {
        const { saleId, userId, handedOverAt, isOtherState, liabilityClosedAt, dueOn } = handover;
        const soldOn = istDateOf(handedOverAt);
        const next = nextSoldReminder(soldOn, addDays(today, 1));
        await updateHandoverReminder(tx, saleId, next);
        // Of an older sale: only from its next day on.
        if (userId === null || handover.channels.length === 0) continue;
        if (nextSoldReminder(soldOn, dueOn) !== dueOn) continue;
        const duty = soldDuty(
          { soldOn, isOfOtherState: isOtherState, isReported: liabilityClosedAt !== null },
          today,
        );
        await enqueueNotice(tx, services, {
          userId,
          subjectKind: handoverNotice,
          subjectId: saleId,
          channels: handover.channels,
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
