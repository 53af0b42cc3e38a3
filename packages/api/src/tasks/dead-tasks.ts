import type { Queryable } from '../db/database.ts';
import { enqueueTask, type NewTask } from './enqueue-task.ts';
import { reviveSubject } from './task-repository.ts';

export { type DeadTask, findDeadTasks, reviveTask } from './task-repository.ts';

/** Enqueues like `enqueueTask`, and also revives a dead task: for a person's own request, which was confirmed to them,
 * and for the next run of a schedule. Call `wakeWorkers` after the commit. */
export async function enqueueAgain(tx: Queryable, task: NewTask): Promise<void> {
  const { kind, subject, dueAt } = task;
  if (!(await reviveSubject(tx, { kind, subject, at: dueAt }))) await enqueueTask(tx, task);
}
