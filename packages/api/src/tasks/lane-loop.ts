import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import { createAlarm } from './alarm.ts';
import { type Lane, slotsOf } from './lanes.ts';
import { reasonOf } from './reason-of.ts';
import { retryDelayMs, TRIES_AT_MOST } from './retry-delay.ts';
import type { TaskHandlers, TaskOutcome } from './task-kinds.ts';
import { extendLease, type LeasedTask, leaseTasks, settleTask } from './task-repository.ts';

/** Outcome of a run, for logs and metrics; `reason` is a code without personal data. */
export type WorkNote = {
  readonly kind: string;
  readonly outcome: 'done' | 'again' | 'failed' | 'dead' | 'fault';
  readonly reason?: string;
};

/** Makes tasks of work that is waiting elsewhere; returns how many. */
export type TakeIn = (sql: Database, now: Date) => Promise<number>;

/** What a lane runs, and how. */
export type LaneWork = {
  readonly lane: Lane;
  readonly handlers: TaskHandlers;
  readonly takeIn: TakeIn;
  readonly pollMs: number;
  readonly onNote: (note: WorkNote) => void;
};

/** Runs the tasks of one lane. */
export type LaneLoop = {
  /** Works until `stop`, whatever happens to the database. */
  readonly work: () => Promise<void>;
  readonly stop: () => void;
  readonly wake: () => void;
  /** Runs due tasks until none is left; returns the number of runs. */
  readonly drain: () => Promise<number>;
};

/** A run that takes longer hangs: its task is left to another worker. */
const LONGEST_RUN_MS = 3_600_000;

/** Polls every second, or when woken, for due tasks of a lane, and runs several concurrently. */
export function createLaneLoop(
  services: Services,
  { lane, handlers, takeIn, pollMs, onNote }: LaneWork,
): LaneLoop {
  const { sql, now } = services;
  const slots = slotsOf[lane];
  const leaseMs = services.settings.challans.taskLeaseSeconds * 1_000;
  const alarm = createAlarm();
  const running = new Set<Promise<void>>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let tookInAt = Number.NEGATIVE_INFINITY;
  let isStopping = false;

  async function run(task: LeasedTask): Promise<void> {
    const letGo = holdLease(services, task, leaseMs);
    const outcome = await attempt(services, handlers, task);
    await letGo();
    const isFailed = outcome !== 'done' && 'failed' in outcome;
    const isDead = isFailed && task.attempt >= TRIES_AT_MOST;
    const retryAt = isDead
      ? null
      : new Date(now().getTime() + retryDelayMs(task.attempt, Math.random()));
    await settleTask(sql, task, outcome, { now: now(), retryAt });
    const ending = isFailed ? (isDead ? 'dead' : 'failed') : outcome === 'done' ? 'done' : 'again';
    onNote({ kind: task.kind, outcome: ending, ...(isFailed ? { reason: outcome.failed } : {}) });
  }

  /** Leases due tasks. Work is taken in when there is little else to do, and at least every second. */
  async function leaseDue(count: number): Promise<readonly LeasedTask[]> {
    const lease = { lane, now: now(), leaseMs, count };
    const mustTakeIn = performance.now() - tookInAt >= pollMs;
    const waiting = mustTakeIn ? [] : await leaseTasks(sql, lease);
    if (waiting.length === count) return waiting;
    tookInAt = performance.now();
    const taken = await takeIn(sql, now());
    if (taken === 0 && !mustTakeIn) return waiting;
    const more = await leaseTasks(sql, { ...lease, count: count - waiting.length });
    return [...waiting, ...more];
  }

  /** Starts due tasks; returns how many. */
  async function startDue(): Promise<number> {
    const count = slots - running.size;
    if (count <= 0) return 0;
    // A poll costs as much as a small task: poll for several together, but leave a free slot idle for at most a second.
    if (count < slots / 2 && performance.now() - lookedAt < pollMs) return 0;
    lookedAt = performance.now();
    const tasks = await leaseDue(count);
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

  return {
    async work() {
      while (!isStopping) {
        const started = await startDue().catch((error: unknown) => {
          onNote({ kind: 'look', ...faultOf(error) });
          return 0;
        });
        if (started === 0) await alarm.sleep(pollMs);
      }
      await Promise.allSettled(running);
    },
    stop() {
      isStopping = true;
      alarm.ring();
    },
    wake: alarm.ring,
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

/** Extends the lease of a task while it runs; call the result before it is settled. A worker that dies stops doing so,
 * and its task is leased again within seconds, however long such a task takes. */
function holdLease({ sql, now }: Services, task: LeasedTask, leaseMs: number): () => Promise<void> {
  const since = performance.now();
  let beat = Promise.resolve();
  const extend = async () => {
    const until = new Date(now().getTime() + leaseMs);
    // While the database is away nobody else leases it either: the next beat may be in time.
    const isOurs = await extendLease(sql, task, until).catch(() => true);
    if (!isOurs || performance.now() - since > LONGEST_RUN_MS) clearInterval(timer);
  };
  const timer = setInterval(() => {
    beat = extend();
  }, leaseMs / 3).unref();
  return () => {
    clearInterval(timer);
    return beat;
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
