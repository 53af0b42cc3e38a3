import type { Services } from '../../../services.ts';
import { deleteStill, lockApplication, selectStill } from './application-repository.ts';
import { endApplication } from './change-application.ts';

const dayMs = 86_400_000;
/** A draft has no person in it; a request without a decision is given up; one that is over is kept for a look back. */
const keptDays = { draft: 30, open: 14, over: 365 };

/** Deletes drafts that were left, withdraws requests that were not decided, with their consents, and deletes those that
 * have been over for a year. */
export async function purgeApplications({ sql, now }: Services): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs);
  await deleteStill(sql, ['draft'], before(keptDays.draft));
  const open = ['consent', 'otp-sent', 'otp-ok', 'offers', 'chosen'] as const;
  for (const applicationId of await selectStill(sql, open, before(keptDays.open))) {
    await sql.begin(async (tx) => {
      const row = await lockApplication(tx, applicationId);
      if (row !== null && row.changedAt < before(keptDays.open)) {
        await endApplication(tx, row, now());
      }
    });
  }
  const over = ['no-offer', 'sanctioned', 'declined', 'withdrawn'] as const;
  await deleteStill(sql, over, before(keptDays.over));
}
