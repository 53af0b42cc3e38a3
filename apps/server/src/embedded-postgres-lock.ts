import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/** Thrown when another server already uses the data folder. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse';
}

/** A server that was just stopped may take a moment to release the lock. */
const PATIENCE_MS = 3_000;
const POLL_MS = 50;

/** Locks a folder for this process; returns the release function. It is a file lock of the system (held by SQLite,
 * Node's only way to one), so it ends with the process and cannot become stale. Throws `DataDirectoryInUse`. */
export async function lockDirectory(directory: string): Promise<() => void> {
  const holderFile = path.join(directory, 'server.pid');
  const lock = new DatabaseSync(path.join(directory, 'server.lock'));
  const deadline = Date.now() + PATIENCE_MS;
  while (!tryLock(lock)) {
    if (Date.now() > deadline) {
      lock.close();
      throw new DataDirectoryInUse(
        `Another Pahiya server (process ${readHolder(holderFile)}) is using ${directory}. Stop it, or give this one another DATA_DIR.`,
      );
    }
    await sleep(POLL_MS);
  }
  writeFileSync(holderFile, `${process.pid}\n`);
  return () => lock.close();
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('locked')) return false;
    lock.close();
    throw error;
  }
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
