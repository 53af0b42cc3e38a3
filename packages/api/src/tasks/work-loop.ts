import type { Services } from '../services.ts';
import { createAlarm } from './alarm.ts';
import { retryDelayMs, TRIES_AT_MOST } from './retry-delay.ts';
import type { TaskHandlers, TaskOutcome } from './task-kinds.ts';
import { type LeasedTask, leaseTasks, queueGatewayEvents, settleTask } from './task-repository.ts';
import { onWake } from './wake-workers.ts';

/** Outcome of a run, for logs and metrics; `reason` is a code without personal data. */
export type WorkNote = {
  readonly kind: string;
  readonly outcome: 'done' | 'again' | 'failed' | 'dead' | 'fault';
  readonly reason?: string;
};

export type WorkLoopOptions = {
  /** Tasks that run at the same time. */
  readonly concurrency?: number;
  readonly pollMs?: number;
  readonly onNote?: (note: WorkNote) => void;
};

/** Runs queued tasks. */
export type WorkLoop = {
  readonly start: () => void;
  /** Takes no further tasks and waits for running ones. */
  readonly stop: () => Promise<void>;
  /** Runs due tasks until none is left; returns the number of runs. For tests and commands. */
  readonly drain: () => Promise<number>;
};

/** A worker: polls every second, or when woken, for webhook events and due tasks, and runs several concurrently. While
 * the database is away it keeps polling. */
export function createWorkLoop(
  services: Services,
  handlers: TaskHandlers,
  { concurrency = 4, pollMs = 1_000, onNote = () => {} }: WorkLoopOptions = {},
): WorkLoop {
  const { sql, now } = services;
  const leaseMs = services.settings.challans.taskLeaseSeconds * 1_000;
  const alarm = createAlarm();
  const running = new Set<Promise<void>>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let eventsSeenAt = Number.NEGATIVE_INFINITY;
  let isStopping = false;
  let loop: Promise<void> | null = null;

  async function run(task: LeasedTask): Promise<void> {
    const outcome = await attempt(services, handlers, task);
    const isFailed = outcome !== 'done' && 'failed' in outcome;
    const isDead = isFailed && task.attempt >= TRIES_AT_MOST;
    const retryAt = isDead
      ? null
      : new Date(now().getTime() + retryDelayMs(task.attempt, Math.random()));
    await settleTask(sql, task, outcome, { now: now(), retryAt });
    const ending = isFailed ? (isDead ? 'dead' : 'failed') : outcome === 'done' ? 'done' : 'again';
    onNote({ kind: task.kind, outcome: ending, ...(isFailed ? { reason: outcome.failed } : {}) });
  }

  /** Leases due tasks. Webhook events become tasks when there is little else to do, and at least every second. */
  async function takeDue(count: number): Promise<readonly LeasedTask[]> {
    const lease = { now: now(), leaseMs, count };
    const isEventsTurn = performance.now() - eventsSeenAt >= pollMs;
    const waiting = isEventsTurn ? [] : await leaseTasks(sql, lease);
    if (waiting.length === count) return waiting;
    eventsSeenAt = performance.now();
    const queued = await queueGatewayEvents(sql, now());
    if (queued === 0 && !isEventsTurn) return waiting;
    const more = await leaseTasks(sql, { ...lease, count: count - waiting.length });
    return [...waiting, ...more];
  }

  /** Starts due tasks; returns how many. */
  async function startDue(): Promise<number> {
    const count = concurrency - running.size;
    if (count <= 0) return 0;
    // A poll costs as much as a small task: poll for several together, but leave a free slot idle for at most a second.
    if (count < concurrency / 2 && performance.now() - lookedAt < pollMs) return 0;
    lookedAt = performance.now();
    const tasks = await takeDue(count);
    for (const task of tasks) {
      const under: Promise<void> = run(task)
        .catch((error: unknown) => onNote({ kind: task.kind, ...faultOf(error) }))
        .finally(() => {
          running.delete(under);
          alarm.ring();
        });
      running.add(under);
    }
    return tasks.length;
  }

  async function work(): Promise<void> {
    const forget = onWake(sql, alarm.ring);
    while (!isStopping) {
      const started = await startDue().catch((error: unknown) => {
        onNote({ kind: 'look', ...faultOf(error) });
        return 0;
      });
      if (started === 0) await alarm.sleep(pollMs);
    }
    forget();
    await Promise.allSettled(running);
  }

  return {
    start() {
      loop ??= work();
    },
    async stop() {
      isStopping = true;
      alarm.ring();
      await loop;
    },
    async drain() {
      let count = 0;
      for (;;) {
        // A task that ends during the poll may enqueue work that the poll did not see.
        const wasIdle = running.size === 0;
        const started = await startDue();
        count += started;
        if (started === 0 && wasIdle) return count;
        if (running.size > 0) await Promise.race(running);
      }
    },
  };
}

async function attempt(
  services: Services,
  handlers: TaskHandlers,
  { kind, subject, attempt: tries }: LeasedTask,
): Promise<TaskOutcome> {
  try {
    const handle = handlers[kind];
    if (handle === undefined) return { failed: 'unknown-kind' };
    return await handle(services, subject, { attempt: tries });
  } catch (error) {
    return { failed: reasonOf(error) };
  }
}

function faultOf(error: unknown) {
  return { outcome: 'fault', reason: reasonOf(error) } as const;
}

/** Name and code of an error: messages of drivers and parsers may quote their input. */
function reasonOf(error: unknown): string {
  const { name = 'Error', code } = error as { name?: string; code?: unknown };
  return typeof code === 'string' ? `${name}:${code}` : name;
}
