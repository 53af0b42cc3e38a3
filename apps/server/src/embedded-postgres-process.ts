import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from './embedded-postgres-place.ts';

/** Address of a running PostgreSQL. */
export interface Listening {
  /** Folder of the Unix socket, or a loopback address. */
  readonly host: string;
  readonly port: number;
}

export interface Postmaster {
  /** Resolves with the signal or exit code when the process has ended. */
  readonly ended: Promise<string>;
  /** Ends open sessions, flushes to disk and waits for the process to exit. */
  stop(): Promise<void>;
}

const POLL_MS = 10;
const START_TIMEOUT_MS = 60_000;
/** Sent in turn, each with time to take effect. */
const STOP_SIGNALS = [
  { signal: 'SIGINT', waitMs: 15_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const;

/** Reads from a pipe that closes when the server exits for any reason, and then stops PostgreSQL. */
const WATCHDOG = 'read -r _; kill -INT "$1"';

/** Starts PostgreSQL and waits until it accepts connections. Throws with the last lines of its log otherwise. */
export async function startPostmaster(
  place: Place,
  listening: Listening,
  settings: Readonly<Record<string, string>>,
  logFile: { readonly path: string; readonly fd: number },
): Promise<Postmaster> {
  const child = spawn(place.binaries.postgres, postgresArguments(place, listening, settings), {
    ...asAccount(place),
    detached: true,
    stdio: ['ignore', logFile.fd, logFile.fd],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const watchdog = startWatchdog(child, place);
  ended.then(() => watchdog?.kill('SIGKILL'));
  child.unref();
  await waitUntilReady(child, ended, place, logFile.path);
  return { ended, stop: () => stopProcess(child.pid ?? 0, ended) };
}

/** Stops a PostgreSQL that a killed server left running on this data; returns whether there was one. */
export async function stopOrphan(place: Place): Promise<boolean> {
  const pidFile = path.join(place.data, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (pid === undefined) return false;
  if (!isPostmasterOf(pid, place.data)) {
    rmSync(pidFile, { force: true });
    return false;
  }
  await stopProcess(pid, waitForEnd(pid));
  return true;
}

/** User and group for `spawn`, where PostgreSQL must run as another user. */
export function asAccount(place: Place): { uid?: number; gid?: number; cwd: string } {
  const { account } = place;
  return account ? { uid: account.uid, gid: account.gid, cwd: place.run } : { cwd: place.run };
}

function postgresArguments(
  place: Place,
  { host, port }: Listening,
  settings: Readonly<Record<string, string>>,
): string[] {
  const onSocket = path.isAbsolute(host);
  const all = {
    ...settings,
    listen_addresses: onSocket ? '' : host,
    unix_socket_directories: onSocket ? host : '',
    unix_socket_permissions: '0700',
    port: String(port),
  };
  return [
    '-D',
    place.data,
    ...Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
}

function startWatchdog(postmaster: ChildProcess, place: Place): ChildProcess | undefined {
  if (process.platform === 'win32' || postmaster.pid === undefined) return undefined;
  const watchdog = spawn('/bin/sh', ['-c', WATCHDOG, 'pahiya-watchdog', String(postmaster.pid)], {
    ...asAccount(place),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.on('error', () => undefined);
  watchdog.stdin.on('error', () => undefined);
  watchdog.unref();
  return watchdog;
}

async function waitUntilReady(
  child: ChildProcess,
  ended: Promise<string>,
  place: Place,
  log: string,
): Promise<void> {
  const pidFile = path.join(place.data, 'postmaster.pid');
  let end: string | undefined;
  ended.then((how) => {
    end = how;
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (end === undefined && Date.now() < deadline) {
    if (isReady(pidFile, child.pid)) return;
    await sleep(POLL_MS);
  }
  if (end === undefined) child.kill('SIGQUIT');
  throw new Error(`PostgreSQL did not start (${end ?? 'time-out'}). ${log} ends:\n${tail(log)}`);
}

/** Line 8 of `postmaster.pid` is the state, line 1 the process id. */
function isReady(pidFile: string, pid: number | undefined): boolean {
  if (!existsSync(pidFile)) return false;
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

function readPid(pidFile: string): number | undefined {
  if (!existsSync(pidFile)) return undefined;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

/** Whether the process runs PostgreSQL on this data. Process ids are reused. */
function isPostmasterOf(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data);
  } catch {
    return process.platform !== 'linux';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function waitForEnd(pid: number): Promise<string> {
  while (isAlive(pid)) await sleep(POLL_MS);
  return 'gone';
}

async function stopProcess(pid: number, ended: Promise<string>): Promise<void> {
  for (const { signal, waitMs } of STOP_SIGNALS) {
    try {
      process.kill(pid, signal);
    } catch {
      // Already exited.
    }
    const timeout = new AbortController();
    const late = sleep(waitMs, 'late', { signal: timeout.signal }).catch(() => 'late');
    const how = await Promise.race([ended, late]);
    timeout.abort();
    if (how !== 'late') return;
  }
  throw new Error(`PostgreSQL (process ${pid}) does not end.`);
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
}
