import { spawn } from 'node:child_process';
import os from 'node:os';
import { PINNED_NODE, ROOT } from './paths.mjs';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];
/** The terminal, npm and a person may each pass on one and the same Ctrl-C. */
const SAME_SIGNAL_MS = 1000;
const PARENT_POLL_MS = 500;

/**
 * Runs a program on the pinned Node in the foreground, passes signals on to it, and answers the
 * exit code that this process is to end with.
 */
export function runPinned(args, env = {}) {
  const child = spawn(PINNED_NODE, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  stopWhenNpmIsGone(child);
  let last = 0;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      // A terminal has already told every process in the foreground.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      if (Date.now() - last < SAME_SIGNAL_MS) return;
      last = Date.now();
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + os.constants.signals[signal]));
  });
}

/** Killed outright, npm passes nothing on; whoever started it expects all of it to end. */
function stopWhenNpmIsGone(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, PARENT_POLL_MS);
  timer.unref();
}
