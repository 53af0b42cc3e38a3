import type { Queryable } from '../db/database.ts';
import type { TaskKind } from './task-kinds.ts';

/** A piece of work and the time from which it may be done. */
export type NewTask = {
  readonly kind: TaskKind;
  readonly subject: string;
  readonly dueAt: Date;
};

/** Asks for a piece of work, in the transaction that makes it necessary. One kind and subject is one task: asked for
 * again, the earlier time counts; asked for while it runs, it runs once more. A dead one stays dead until an operator
 * revives it. Call `wakeWorkers` after the commit when it should start at once. */
export async function enqueueTask(tx: Queryable, { kind, subject, dueAt }: NewTask): Promise<void> {
  await tx`
    insert into tasks (kind, subject, due_at, created_at)
    values (${kind}, ${subject}, ${dueAt}, now())
    on conflict (kind, subject) do update
      set due_at = least(tasks.due_at, excluded.due_at), revision = tasks.revision + 1
      where tasks.dead_at is null`;
}
