import type { TaskKind } from '@pahiya/contracts/operators/task-kinds';
import type { Services } from '../services.ts';

export type { TaskKind };

/** How a run ended. `again`: nothing went wrong, but it is not over. `failed`: is tried again with growing pauses and
 * gives up after a number of tries; the reason is a short code, without anything of a person. */
export type TaskOutcome = 'done' | { readonly again: Date } | { readonly failed: string };

/** What a run is told beside its subject: 1 for the first try. */
export type TaskRun = { readonly attempt: number };

/** Does the work of one kind. May be run twice for the same subject, also at once: whatever it calls outside takes our
 * id as its idempotency key, and what it writes is guarded by the rows it locks. A throw counts as `failed`. */
export type TaskHandler = (
  services: Services,
  subject: string,
  run: TaskRun,
) => Promise<TaskOutcome>;

/** A handler for every kind. */
export type TaskHandlers = Readonly<Record<TaskKind, TaskHandler>>;
