import type { Queryable } from '../db/database.ts';
import { laneOf } from './lanes.ts';
import type { TaskKind } from './task-kinds.ts';
import { insertTasks } from './task-repository.ts';

/** A task and the earliest time to run it. */
export type NewTask = {
  readonly kind: TaskKind;
  readonly subject: string;
  readonly dueAt: Date;
};

/** Enqueues a task in the transaction that needs it. One kind and subject is one task: enqueued again, the earlier time
 * wins; enqueued while it runs, it runs again. A dead one stays dead until an operator revives it. Call `wakeWorkers`
 * after the commit to start it immediately. */
export async function enqueueTask(tx: Queryable, { kind, subject, dueAt }: NewTask): Promise<void> {
  await enqueueTasks(tx, kind, { subjects: [subject], dueAt });
}

/** The same for several different subjects of one kind. */
export async function enqueueTasks(
  tx: Queryable,
  kind: TaskKind,
  { subjects, dueAt }: { readonly subjects: readonly string[]; readonly dueAt: Date },
): Promise<void> {
  if (subjects.length === 0) return;
  await insertTasks(tx, { kind, lane: laneOf(kind), subjects, dueAt });
}
