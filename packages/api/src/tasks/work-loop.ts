import type { Services } from '../services.ts';
import { createAlarm } from './alarm.ts';
import { retryDelayMs, TRIES_AT_MOST } from './retry-delay.ts';
import type { TaskHandlers, TaskOutcome } from './task-kinds.ts';
import { type LeasedTask, leaseTasks, queueGatewayEvents, settleTask } from './task-repository.ts';
import { onWake } from './wake-workers.ts';

/** Told of what a worker did; `reason` is a code, never text of a person. */
export type WorkNote = {
  readonly kind: string;
  readonly outcome: 'done' | 'again' | 'failed' | 'dead' | 'fault';
  readonly reason?: string;
};

export type WorkLoopOptions = {
  /** Tasks at once. */
  readonly concurrency?: number;
  readonly pollMs?: number;
  readonly onNote?: (note: WorkNote) => void;
};

/** Works tasks off. */
export type WorkLoop = {
  readonly start: () => void;
  /** Takes no more, and waits for those under way. */
  readonly stop: () => Promise<void>;
  /** Runs what is due until nothing is; answers how many runs that took. For tests and commands. */
  readonly drain: () => Promise<number>;
};

/** A worker: looks every second, or when woken, for webhook events and tasks that are due, and runs several at once.
 * A database that is away is waited for. */
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

  /** Takes tasks that are due. Webhook events become tasks when there is little else to do, and every second. */
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

  /** Starts what is due; answers how many. */
  async function startDue(): Promise<number> {
    const count = concurrency - running.size;
    if (count <= 0) return 0;
    // Looking costs as much as a small task: one look for several, but a free place waits a second at most.
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
        // One that ends while the look is under way may leave work behind that the look did not see.
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

/** Name and code of an error: messages of drivers and parsers may quote what they were given. */
function reasonOf(error: unknown): string {
  const { name = 'Error', code } = error as { name?: string; code?: unknown };
  return typeof code === 'string' ? `${name}:${code}` : name;
}
