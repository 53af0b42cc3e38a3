import { addDays, type IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';

/** Enqueues the check of a promised day, for the midnight after it. */
export async function watchFrom(tx: Queryable, orderId: string, day: IstDate): Promise<void> {
  await enqueueTask(tx, { kind: 'watch-rto', subject: orderId, dueAt: dayAfter(day) });
}

/** Midnight in India after a day. */
export function dayAfter(day: IstDate): Date {
  return new Date(`${addDays(day, 1)}T00:00:00+05:30`);
}
