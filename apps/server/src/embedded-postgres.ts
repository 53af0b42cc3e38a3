import { closeSync, mkdirSync, openSync, realpathSync, renameSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@pahiya/api/db/database';
import { findPostgresBinaries } from './embedded-postgres-binaries.ts';
import { DATABASE_USER, ensureCluster } from './embedded-postgres-cluster.ts';
import { chooseListening } from './embedded-postgres-listening.ts';
import { lockDirectory } from './embedded-postgres-lock.ts';
import { choosePlace } from './embedded-postgres-place.ts';
import { type Postmaster, startPostmaster, stopOrphan } from './embedded-postgres-process.ts';

export interface EmbeddedPostgresOptions {
  /** Made when missing. */
  readonly dataDir: string;
  /** Told what takes time or is out of the ordinary, in words for the operator. */
  readonly onProgress?: (message: string) => void;
  /** Called when PostgreSQL ended on its own and could not be started again. */
  readonly onLost?: (error: Error) => void;
  /** False only for tests: does not wait for the disk. */
  readonly durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Address of the database, for `createDatabase` and `pg`. */
  readonly url: string;
  stop(): Promise<void>;
}

const SETTINGS = {
  shared_buffers: `${sharedBuffersMb()}MB`,
  max_connections: '100',
  jit: 'off',
  log_line_prefix: '%m [%p] ',
  // Neither statements nor their values: they hold personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** A quarter of the memory this process may use, as PostgreSQL's documentation advises for a machine of its own, within
 * 128 MB and 3 GB: a million records and their index fit then, and reading one needs no copy from the system's cache.
 * The memory is taken page by page as it is used. */
function sharedBuffersMb(): number {
  const usable = Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const quarter = Math.floor(usable / 4 / 1024 ** 2);
  return Math.min(3_072, Math.max(128, quarter));
}

const LOG_MAX_BYTES = 10_000_000;
const RESTART_ATTEMPTS = 20;
const RESTART_PAUSE_MS = 250;

/**
 * Starts the PostgreSQL that npm brought, on data in `dataDir`, for this process alone.
 *
 * It is reached over a Unix socket in a folder closed to others, and with a password. It ends with
 * this process, however that ends; one that a killed server left behind is stopped first. Throws
 * `DataDirectoryInUse` when another server holds the folder.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const onProgress = options.onProgress ?? (() => undefined);
  const durable = options.durable ?? true;
  // Root's PostgreSQL runs as another user, who has to pass through.
  mkdirSync(options.dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const dataDir = realpathSync(options.dataDir);
  const place = choosePlace(dataDir, findPostgresBinaries(), onProgress);
  const unlock = await lockDirectory(place.home);
  try {
    if (await stopOrphan(place)) onProgress('Stopped a PostgreSQL that an earlier server had left');
    const password = await ensureCluster(place, { sync: durable, onProgress });
    const listening = await chooseListening(place);
    const log = openLog(path.join(dataDir, 'postgres.log'));
    const settings = { ...SETTINGS, ...(durable ? DURABLE : NOT_DURABLE) };
    const start = () => startPostmaster(place, listening, settings, log);
    const keeper = keepRunning(await start(), start, onProgress, options.onLost);
    const host = encodeURIComponent(listening.host);
    const server = `postgres://${DATABASE_USER}:${password}@${host}:${listening.port}`;
    const stop = async () => {
      await keeper.stop();
      closeSync(log.fd);
      listening.remove();
      unlock();
    };
    try {
      await ensureDatabase(server);
    } catch (error) {
      await stop();
      throw error;
    }
    return { url: `${server}/${DATABASE_USER}`, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Starts PostgreSQL again when it ends unasked; rows that were acknowledged are in its log. */
function keepRunning(
  first: Postmaster,
  start: () => Promise<Postmaster>,
  onProgress: (message: string) => void,
  onLost: ((error: Error) => void) | undefined,
): { stop(): Promise<void> } {
  let current = Promise.resolve(first);
  let stopping = false;
  const watch = (postmaster: Postmaster) => {
    postmaster.ended.then((how) => {
      if (stopping) return;
      onProgress(`PostgreSQL ended unexpectedly (${how}); starting it again`);
      current = startAgain(start, () => stopping);
      current.then(watch, (error: Error) => {
        if (!stopping) onLost?.(error);
      });
    });
  };
  watch(first);
  const stop = async () => {
    stopping = true;
    const running = await current.catch(() => undefined);
    await running?.stop();
  };
  return { stop };
}

/** Tries for some seconds: the sessions of a killed PostgreSQL take a moment to notice and to end. */
async function startAgain(
  start: () => Promise<Postmaster>,
  isStopping: () => boolean,
): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (isStopping() || attempt === RESTART_ATTEMPTS) throw error;
      await sleep(RESTART_PAUSE_MS);
    }
  }
}

async function ensureDatabase(server: string): Promise<void> {
  const url = `${server}/postgres`;
  const sql = createDatabase({ url, applicationName: 'pahiya-start', poolSize: 1 });
  try {
    const found = await sql`select 1 from pg_database where datname = ${DATABASE_USER}`;
    if (found.length === 0) await sql`create database ${sql(DATABASE_USER)}`;
  } finally {
    await sql.end();
  }
}

/** Opened by the server, so that the log is in DATA_DIR even when the data are elsewhere. */
function openLog(file: string): { path: string; fd: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_MAX_BYTES) renameSync(file, `${file}.1`);
  return { path: file, fd: openSync(file, 'a', 0o600) };
}
