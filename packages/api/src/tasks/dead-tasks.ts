import type { Queryable } from '../db/database.ts';
import { enqueueTask, type NewTask } from './enqueue-task.ts';
import type { TaskKind } from './task-kinds.ts';

/** A task that gave up. */
export type DeadTask = {
  readonly taskId: number;
  readonly kind: TaskKind;
  readonly subject: string;
  readonly attempts: number;
  /** Code of the last failure. */
  readonly lastError: string | null;
  readonly deadAt: Date;
};

/** Tasks that gave up, newest first. */
export async function findDeadTasks(sql: Queryable, count: number): Promise<readonly DeadTask[]> {
  return sql<DeadTask[]>`
    select id as "taskId", kind, subject, attempts, last_error as "lastError", dead_at as "deadAt"
    from tasks where dead_at is not null order by dead_at desc, id desc limit ${count}`;
}

/** Enqueues like `enqueueTask`, and also revives a dead task: for a person's own request, which was confirmed to them.
 * Call `wakeWorkers` after the commit. */
export async function enqueueAgain(tx: Queryable, task: NewTask): Promise<void> {
  const { kind, subject, dueAt } = task;
  const [dead] = await tx<{ id: number }[]>`
    select id from tasks
    where kind = ${kind} and subject = ${subject} and dead_at is not null`;
  if (dead === undefined) await enqueueTask(tx, task);
  else await reviveTask(tx, dead.id, dueAt);
}

/** Retries a dead task from now with a fresh count; false when it is not dead (any more). Call `wakeWorkers` after the
 * commit. */
export async function reviveTask(tx: Queryable, taskId: number, at: Date): Promise<boolean> {
  const { count } = await tx`
    update tasks set dead_at = null, attempts = 0, due_at = ${at}, leased_until = null
    where id = ${taskId} and dead_at is not null`;
  return count > 0;
}
