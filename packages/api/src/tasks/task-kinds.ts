import type { TaskKind } from '@pahiya/contracts/operators/task-kinds';
import type { Services } from '../services.ts';

export type { TaskKind };

/** Retried with growing pauses up to a maximum number of attempts; the reason is a short code without personal data. */
export type TaskFailure = { readonly failed: string };

/** Outcome of a run. `again`: nothing failed, but it must run again then. */
export type TaskOutcome = 'done' | { readonly again: Date } | TaskFailure;

/** Facts of a run: `attempt` is 1 for the first. */
export type TaskRun = { readonly attempt: number };

/** Runs tasks of one kind. May run twice for the same subject, also concurrently: external calls carry our id as
 * idempotency key, and writes lock their rows. A throw counts as `failed`. */
export type TaskHandler = (
  services: Services,
  subject: string,
  run: TaskRun,
) => Promise<TaskOutcome>;

/** A handler for every kind. */
export type TaskHandlers = Readonly<Record<TaskKind, TaskHandler>>;
