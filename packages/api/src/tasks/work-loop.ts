import type { Services } from '../services.ts';
import { createLaneLoop, type TakeIn, type WorkNote } from './lane-loop.ts';
import type { Lane } from './lanes.ts';
import type { TaskHandlers } from './task-kinds.ts';
import { onWake } from './wake-workers.ts';

/** A place outside of the queue where work waits, and the lane that takes it in. */
export type TaskIntake = { readonly lane: Lane; readonly take: TakeIn };

export type WorkLoopOptions = {
  readonly intakes?: readonly TaskIntake[];
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

/** A worker: one loop per lane. While the database is away it keeps polling. */
export function createWorkLoop(
  services: Services,
  handlers: TaskHandlers,
  { intakes = [], pollMs = 1_000, onNote = () => {} }: WorkLoopOptions = {},
): WorkLoop {
  const loopOf = (lane: Lane) =>
    createLaneLoop(services, {
      lane,
      handlers,
      takeIn: takeInAll(intakes.filter((intake) => intake.lane === lane)),
      pollMs,
      onNote,
    });
  const prompt = loopOf('prompt');
  const loops = [prompt, loopOf('bulk'), loopOf('scheduled')];
  let working: Promise<unknown> | null = null;
  let forget = () => {};
  return {
    start() {
      if (working !== null) return;
      // The other lanes find theirs within a second, which is soon enough: a wake is a query.
      forget = onWake(services.sql, prompt.wake);
      working = Promise.all(loops.map(({ work }) => work()));
    },
    async stop() {
      forget();
      for (const { stop } of loops) stop();
      await working;
    },
    async drain() {
      let count = 0;
      for (;;) {
        // Tasks of one lane may enqueue tasks of another.
        const runs = await Promise.all(loops.map(({ drain }) => drain()));
        const sum = runs.reduce((all, one) => all + one, 0);
        if (sum === 0) return count;
        count += sum;
      }
    },
  };
}

function takeInAll(intakes: readonly TaskIntake[]): TakeIn {
  return async (sql, now) => {
    let count = 0;
    for (const { take } of intakes) count += await take(sql, now);
    return count;
  };
}
