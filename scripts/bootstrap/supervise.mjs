import { say } from './paths.mjs';

/** Exit code of a server that a restart would not help: `apps/server/src/main.ts`. */
const MISCONFIGURED = 78;
/** A server that exits sooner never worked: its first start is not retried. */
const WORKED_MS = 10_000;
/** Most restarts within the window; beyond it a restart does not help. */
const MOST_RESTARTS = 5;
const WINDOW_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** @param {number} ms */
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs the server and restarts it when it exits unexpectedly: killed, out of memory, or with an error. Returns the exit
 * code of the last run. `run` returns the exit code of one run, and does not return when the person stops it.
 */
export async function supervise(
  run,
  { now = () => performance.now(), pause = sleep, report = say } = {},
) {
  const restarts = [];
  for (;;) {
    const began = now();
    const code = await run();
    const isFirst = restarts.length === 0;
    const isKilled = code > 128;
    if (code === 0 || code === MISCONFIGURED) return code;
    if (isFirst && !isKilled && now() - began < WORKED_MS) return code;
    while (restarts.length > 0 && now() - restarts[0] > WINDOW_MS) restarts.shift();
    if (restarts.length >= MOST_RESTARTS) {
      report(`The server ended ${MOST_RESTARTS + 1} times within ten minutes; giving up`);
      return code;
    }
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** restarts.length, LONGEST_PAUSE_MS);
    report(`The server ended unexpectedly (exit code ${code}); restarting in ${pauseMs / 1000} s`);
    restarts.push(now());
    await pause(pauseMs);
  }
}
