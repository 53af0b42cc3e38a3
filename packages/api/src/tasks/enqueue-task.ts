import type { Queryable } from '../db/database.ts';
import type { TaskKind } from './task-kinds.ts';

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
  await tx`
    insert into tasks (kind, subject, due_at, created_at)
    values (${kind}, ${subject}, ${dueAt}, now())
    on conflict (kind, subject) do update
      set due_at = least(tasks.due_at, excluded.due_at), revision = tasks.revision + 1
      where tasks.dead_at is null`;
}
