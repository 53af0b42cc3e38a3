import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Thrown when another server already uses the data folder. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse';
}

/**
 * Takes a folder for this process alone; answers how to give it back. The lock is a file lock of
 * the system (held by SQLite, the only way Node has to one), so it ends with the process, however
 * that ends, and cannot go stale. Throws `DataDirectoryInUse`.
 */
export function lockDirectory(directory: string): () => void {
  const holderFile = path.join(directory, 'server.pid');
  const lock = new DatabaseSync(path.join(directory, 'server.lock'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !error.message.includes('locked')) throw error;
    throw new DataDirectoryInUse(
      `Another Pahiya server (process ${readHolder(holderFile)}) is using ${directory}. Stop it, or give this one another DATA_DIR.`,
    );
  }
  writeFileSync(holderFile, `${process.pid}\n`);
  return () => lock.close();
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
