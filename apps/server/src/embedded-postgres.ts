import { closeSync, mkdirSync, openSync, realpathSync, renameSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDatabase } from '@pahiya/api/db/database';
import { findPostgresBinaries } from './embedded-postgres-binaries.ts';
import { DATABASE_USER, ensureCluster } from './embedded-postgres-cluster.ts';
import { chooseListening } from './embedded-postgres-listening.ts';
import { lockDirectory } from './embedded-postgres-lock.ts';
import { choosePlace } from './embedded-postgres-place.ts';
import { startPostmaster, stopOrphan } from './embedded-postgres-process.ts';
import { keepRunning } from './keep-postgres-running.ts';

export interface EmbeddedPostgresOptions {
  /** Created when missing. */
  readonly dataDir: string;
  /** Receives slow or unusual steps, in words for the operator. */
  readonly onProgress?: (message: string) => void;
  /** Called when PostgreSQL exited and did not restart for ten minutes. */
  readonly onLost?: (error: Error) => void;
  /** False only in tests: commits are not flushed to disk. */
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
  // Neither statements nor their values: they contain personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** A quarter of the memory this process may use, as PostgreSQL's documentation recommends for a dedicated machine,
 * between 128 MB and 3 GB: a million records with their index fit. Memory is allocated page by page as it is used. */
function sharedBuffersMb(): number {
  const usable = Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const quarter = Math.floor(usable / 4 / 1024 ** 2);
  return Math.min(3_072, Math.max(128, quarter));
}

const LOG_MAX_BYTES = 10_000_000;

/**
 * Starts the PostgreSQL installed by npm, on data in `dataDir`, for this process alone.
 *
 * It listens on a Unix socket in a private folder, with a password. It exits with this process, for any reason; one
 * left behind by a killed server is stopped first. Throws `DataDirectoryInUse` when another server uses the folder.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const onProgress = options.onProgress ?? (() => undefined);
  const durable = options.durable ?? true;
  // When the server runs as root, PostgreSQL runs as another user, who must be able to enter.
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
    const keeper = keepRunning(await start(), { start, onProgress, onLost: options.onLost });
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

/** Opened by the server, so the log is in DATA_DIR even when the data is elsewhere. */
function openLog(file: string): { path: string; fd: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_MAX_BYTES) renameSync(file, `${file}.1`);
  return { path: file, fd: openSync(file, 'a', 0o600) };
}
