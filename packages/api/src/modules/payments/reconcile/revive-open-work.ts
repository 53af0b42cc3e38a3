import type { Queryable } from '../../../db/database.ts';
import { enqueueTasks } from '../../../tasks/enqueue-task.ts';
import { selectRefundsIn } from '../refunds/refund-repository.ts';
import { selectOpenPayments } from '../store/payment-repository.ts';

/** Enqueues a check of every open payment and refund now, in case a task was lost. Failed tasks are left to
 * operators. */
export async function reviveOpenWork(tx: Queryable, at: Date): Promise<void> {
  await enqueueTasks(tx, 'ask-payment', { subjects: await selectOpenPayments(tx), dueAt: at });
  for (const [state, kind] of [
    ['requested', 'send-refund'],
    ['sent', 'follow-refund'],
  ] as const) {
    const refunds = await selectRefundsIn(tx, [state]);
    const subjects = refunds.map(({ refundId }) => refundId);
    await enqueueTasks(tx, kind, { subjects, dueAt: at });
  }
}
