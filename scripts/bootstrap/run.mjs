import { spawn } from 'node:child_process';
import os from 'node:os';
import { inRoot, PINNED_NODE, ROOT } from './paths.mjs';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];
/** Terminal and npm may both forward the same Ctrl-C. */
const SAME_SIGNAL_MS = 1000;
const PARENT_POLL_MS = 500;

let stopping = false;

/** Runs a program on the pinned Node in the foreground; returns its exit code. */
export function runPinned(args, env = {}) {
  // The compile cache saves a third of the work of each later start, of programs that this one starts too.
  const cache = process.env.NODE_COMPILE_CACHE ?? inRoot('.cache/node');
  return runInForeground(PINNED_NODE, args, { NODE_COMPILE_CACHE: cache, ...env });
}

/** Runs a program with this one's input and output, forwards signals to it, and returns the exit code for this process.
 * After a signal, do not start anything else. */
export function runInForeground(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  let last = 0;
  const listeners = SIGNALS.map((signal) => {
    const listener = () => {
      stopping = true;
      // The terminal has already signalled every foreground process.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      if (Date.now() - last < SAME_SIGNAL_MS) return;
      last = Date.now();
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    };
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  const forgetNpm = stopWhenNpmIsGone(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      forgetNpm();
      for (const off of listeners) off();
      const exitCode = code ?? 128 + os.constants.signals[signal];
      if (stopping) process.exit(exitCode);
      resolve(exitCode);
    });
  });
}

/** A killed npm forwards no signal, but its caller expects everything to stop. */
function stopWhenNpmIsGone(child) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    stopping = true;
    child.kill('SIGTERM');
  }, PARENT_POLL_MS);
  return () => clearInterval(timer);
}
