import type { Queryable } from '../db/database.ts';
import type { Lane } from './lanes.ts';
import type { TaskKind, TaskOutcome } from './task-kinds.ts';

/** Tasks of one kind to insert. */
export type NewTasks = {
  readonly kind: TaskKind;
  readonly lane: Lane;
  readonly subjects: readonly string[];
  readonly dueAt: Date;
};

/** A task leased by this worker. */
export type LeasedTask = {
  readonly id: number;
  readonly kind: TaskKind;
  readonly subject: string;
  /** 1 for the first. */
  readonly attempt: number;
  readonly lease: number;
  readonly revision: number;
};

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

/** Inserts tasks. One that is there already, and not dead, gets the earlier time and runs once more. */
export async function insertTasks(
  tx: Queryable,
  { kind, lane, subjects, dueAt }: NewTasks,
): Promise<void> {
  await tx`
    insert into tasks (kind, lane, subject, due_at, created_at)
    select ${kind}, ${lane}, subject, ${dueAt}, now() from unnest(${subjects}::text[]) subject
    on conflict (kind, subject) do update
      set due_at = least(tasks.due_at, excluded.due_at), revision = tasks.revision + 1
      where tasks.dead_at is null`;
}

/** Leases due tasks of a lane, the longest waiting first. Several workers lease different ones; a dead worker's task is
 * leased again when its lease expires. The attempt is counted here, so a task that kills its worker dies too. */
export async function leaseTasks(
  sql: Queryable,
  { lane, now, leaseMs, count }: { lane: Lane; now: Date; leaseMs: number; count: number },
): Promise<readonly LeasedTask[]> {
  return sql<LeasedTask[]>`
    -- Materialized: a subquery may be run for each row, and then leases more than the worker has room for.
    with due as materialized (
      select id from tasks
      where dead_at is null and lane = ${lane} and due_at <= ${now}
        and (leased_until is null or leased_until <= ${now})
      order by due_at limit ${count} for update skip locked)
    update tasks t set leased_until = ${new Date(now.getTime() + leaseMs)},
      attempts = t.attempts + 1, lease = t.lease + 1
    from due where t.id = due.id
    returning t.id, t.kind, t.subject, t.attempts as attempt, t.lease, t.revision`;
}

/** The subjects whose task was started at least once, of those given. */
export async function findAttempted(
  sql: Queryable,
  kind: TaskKind,
  subjects: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ subject: string }[]>`
    select subject from tasks
    where kind = ${kind} and subject = any(${[...subjects]}) and attempts > 0`;
  return new Set(rows.map(({ subject }) => subject));
}

/** Extends the lease of a running task; false when another worker has it. */
export async function extendLease(
  sql: Queryable,
  { id, lease }: LeasedTask,
  until: Date,
): Promise<boolean> {
  const { count } = await sql`
    update tasks set leased_until = ${until} where id = ${id} and lease = ${lease}`;
  return count > 0;
}

/** Stores the outcome of a run. `retryAt`: when a failed task is retried; null: it is dead. Does nothing when the
 * lease was lost to another worker, whose run counts. */
export async function settleTask(
  sql: Queryable,
  task: LeasedTask,
  outcome: TaskOutcome,
  { now, retryAt }: { now: Date; retryAt: Date | null },
): Promise<void> {
  const { id, lease, revision } = task;
  if (outcome === 'done') {
    const { count } = await sql`
      delete from tasks where id = ${id} and lease = ${lease} and revision = ${revision}`;
    if (count > 0) return;
    // Re-enqueued while running; run again.
    await sql`
      update tasks set leased_until = null, attempts = 0, last_error = null
      where id = ${id} and lease = ${lease}`;
  } else if ('again' in outcome) {
    // If it was re-enqueued while running, the earlier time wins.
    await sql`
      update tasks set leased_until = null, attempts = 0, last_error = null,
        due_at = case when revision = ${revision} then ${outcome.again} else least(due_at, ${outcome.again}) end
      where id = ${id} and lease = ${lease}`;
  } else {
    await sql`
      update tasks set leased_until = null, last_error = ${outcome.failed.slice(0, 200)},
        due_at = ${retryAt ?? now}, dead_at = ${retryAt === null ? now : null}
      where id = ${id} and lease = ${lease}`;
  }
}

/** Tasks that gave up, newest first. */
export async function findDeadTasks(sql: Queryable, count: number): Promise<readonly DeadTask[]> {
  return sql<DeadTask[]>`
    select id as "taskId", kind, subject, attempts, last_error as "lastError", dead_at as "deadAt"
    from tasks where dead_at is not null order by dead_at desc, id desc limit ${count}`;
}

/** Retries a dead task from then with a fresh count; false when it is not dead (any more). Call `wakeWorkers` after the
 * commit. */
export async function reviveTask(tx: Queryable, taskId: number, at: Date): Promise<boolean> {
  const { count } = await tx`
    update tasks set dead_at = null, attempts = 0, due_at = ${at}, leased_until = null
    where id = ${taskId} and dead_at is not null`;
  return count > 0;
}

/** The same by kind and subject. */
export async function reviveSubject(
  tx: Queryable,
  { kind, subject, at }: { kind: TaskKind; subject: string; at: Date },
): Promise<boolean> {
  const { count } = await tx`
    update tasks set dead_at = null, attempts = 0, due_at = ${at}, leased_until = null
    where kind = ${kind} and subject = ${subject} and dead_at is not null`;
  return count > 0;
}

/** Counts tasks that wait or run, and those of them that were due before `overdueSince` and do not run. */
export async function countOpenTasks(
  sql: Queryable,
  { now, overdueSince }: { now: Date; overdueSince: Date },
): Promise<{ readonly waiting: number; readonly overdue: number }> {
  const [row] = await sql<{ waiting: number; overdue: number }[]>`
    select count(*) as waiting, count(*) filter (where due_at < ${overdueSince}
      and (leased_until is null or leased_until <= ${now})) as overdue
    from tasks where dead_at is null`;
  return row ?? { waiting: 0, overdue: 0 };
}

/** Counts tasks by kind and state, for metrics. */
export async function countTasksByState(
  sql: Queryable,
  now: Date,
): Promise<readonly { readonly kind: string; readonly state: string; readonly count: number }[]> {
  return sql<{ kind: string; state: string; count: number }[]>`
    select kind, case when dead_at is not null then 'dead' when due_at <= ${now} then 'due'
      else 'waiting' end as state, count(*) from tasks group by 1, 2`;
}

/** For how many seconds the longest due task has been due. */
export async function oldestDueSeconds(sql: Queryable, now: Date): Promise<number> {
  const [row] = await sql<{ oldest: number }[]>`
    select coalesce(extract(epoch from ${now} - min(due_at)), 0)::float8 as oldest from tasks
    where dead_at is null and due_at <= ${now}`;
  return row?.oldest ?? 0;
}
