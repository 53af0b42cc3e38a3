import type { Postmaster } from './embedded-postgres-process.ts';

/** How long PostgreSQL may fail to start before the server gives up (documented in docs/operations.md). */
const RECOVERY_MS = 10 * 60_000;
/** The sessions of a killed PostgreSQL take a moment to end: short pauses first, then longer ones, as for a full
 * disk. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
const REPORT_EVERY_MS = 30_000;

type Options = {
  /** Starts PostgreSQL; rejects when it does not start. */
  readonly start: () => Promise<Postmaster>;
  /** Receives events, in words for the operator. */
  readonly onProgress: (message: string) => void;
  /** Called once, when PostgreSQL did not start for `recoveryMs`. */
  readonly onLost: ((error: Error) => void) | undefined;
  readonly recoveryMs?: number;
};

/** Restarts PostgreSQL when it exits without being stopped. Committed rows are in its write-ahead log. */
export function keepRunning(first: Postmaster, options: Options): { stop(): Promise<void> } {
  const { onProgress, onLost } = options;
  const stopping = new AbortController();
  let current = Promise.resolve(first);
  const watch = (postmaster: Postmaster) => {
    postmaster.ended.then((how) => {
      if (stopping.signal.aborted) return;
      onProgress(`PostgreSQL ended unexpectedly (${how}); restarting it`);
      current = restart(options, stopping.signal);
      current.then(
        (again) => {
          onProgress('PostgreSQL is running again');
          watch(again);
        },
        (error: Error) => {
          if (!stopping.signal.aborted) onLost?.(error);
        },
      );
    });
  };
  watch(first);
  return {
    stop: async () => {
      stopping.abort();
      const running = await current.catch(() => undefined);
      await running?.stop();
    },
  };
}

/** Tries until PostgreSQL starts, the recovery time is over or the server stops. */
async function restart(
  { start, onProgress, recoveryMs = RECOVERY_MS }: Options,
  stopping: AbortSignal,
): Promise<Postmaster> {
  const began = performance.now();
  let pauseMs = FIRST_PAUSE_MS;
  let reportedAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      const now = performance.now();
      if (stopping.aborted || now - began >= recoveryMs) throw error;
      if (now - reportedAt >= REPORT_EVERY_MS) {
        reportedAt = now;
        onProgress(`PostgreSQL does not start, still trying. ${(error as Error).message}`);
      }
      await pause(pauseMs, stopping);
      pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS);
    }
  }
}

function pause(ms: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    stopping.addEventListener('abort', stop, { once: true });
  });
}
