import { nextNocLook } from '@pahiya/domain/loans/noc-clock';
import { nextNocNotice } from '@pahiya/domain/loans/noc-notices';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import { watchKind } from '../../watches/watch-kind.ts';
import { nocNotice } from './noc-notice.ts';
import { findNocRow, updateRecord, updateTellOn } from './noc-repository.ts';

/** Name of the watch of a closed loan; its subject is the clock's id. */
export const nocWatchName = 'loan-noc';

/** Watches the financier of a closed loan's vehicle, until the record names none. */
export const nocWatch = watchKind<{ financier: string | null }>({
  look: ({ financier }) => ({ financier }),
  onAnswer: async (tx, { subject, userId }, { now, fetchedAt, today }) => {
    const row = await findNocRow(tx, subject, userId);
    if (row === null) return null;
    if (typeof now !== 'string') {
      await updateRecord(tx, subject, { ...now, at: fetchedAt, on: today });
      const isClear = now.financier === null;
      const seen = { ...row, clearOn: isClear ? (row.clearOn ?? today) : null };
      await updateTellOn(tx, subject, nextNocNotice(seen, today));
      if (isClear) {
        await enqueueNotice(tx, { now: () => fetchedAt }, nocNotice(row, 'clear', today));
        return null;
      }
    }
    return nextNocLook(row.startedOn, today);
  },
  onEnd: async (tx, { subject, userId, untilOn }) => {
    const row = await findNocRow(tx, subject, userId);
    if (row === null) return;
    // Noon of the last day: what is sent waits for the hours of messages anyway.
    const noon = new Date(`${untilOn}T06:30:00Z`);
    await enqueueNotice(tx, { now: () => noon }, nocNotice(row, 'watch-over', untilOn));
  },
});
