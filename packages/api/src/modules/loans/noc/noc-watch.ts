import { nextNocLook } from '@pahiya/domain/loans/noc-clock';
import { watchKind } from '../../watches/watch-kind.ts';
import { findNocRow, updateRecord } from './noc-repository.ts';

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
      if (now.financier === null) return null;
    }
    return nextNocLook(row.startedOn, today);
  },
});
