import type { Database, Queryable } from '../db/database.ts';
import type { TaskKind, TaskOutcome } from './task-kinds.ts';

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

/** Leases due tasks, the longest waiting first. Several workers lease different ones; a dead worker's task is leased
 * again when its lease expires. The attempt is counted here, so a task that kills its worker dies too. */
export async function leaseTasks(
  sql: Queryable,
  { now, leaseMs, count }: { now: Date; leaseMs: number; count: number },
): Promise<readonly LeasedTask[]> {
  return sql<LeasedTask[]>`
    update tasks set leased_until = ${new Date(now.getTime() + leaseMs)},
      attempts = attempts + 1, lease = lease + 1
    where id in (
      select id from tasks
      where dead_at is null and due_at <= ${now} and (leased_until is null or leased_until <= ${now})
      order by due_at limit ${count} for update skip locked)
    returning id, kind, subject, attempts as attempt, lease, revision`;
}

/** Enqueues a task for each new webhook event; returns how many. */
export async function queueGatewayEvents(sql: Database, now: Date): Promise<number> {
  const { count } = await sql`
    with fresh as (
      update gateway_events set queued_at = ${now}
      where event_id in (
        select event_id from gateway_events where queued_at is null
        order by received_at limit 200 for update skip locked)
      returning event_id
    )
    insert into tasks (kind, subject, due_at, created_at)
    select 'gateway-event', event_id, ${now}, ${now} from fresh
    on conflict (kind, subject) do nothing`;
  return count;
}

/** Stores the outcome of a run. `retryAt`: when a failed task is retried; null: it is dead. Does nothing when the
 * lease was lost to another worker, whose run counts. */
export async function settleTask(
  sql: Database,
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
