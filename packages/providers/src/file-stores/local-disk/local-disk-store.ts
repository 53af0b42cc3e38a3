import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFileKey } from '@pahiya/domain/files/file-key';
import type { FileStore } from '@pahiya/domain/files/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { providerFailure } from '../../http/provider-failures.ts';

/** Stable id of this store in failures and logs. */
export const LOCAL_DISK = 'local-disk';

/** Error codes of a read where a directory is in place of a file or vice versa. */
const NOT_THERE = new Set(['ENOENT', 'ENOTDIR']);

/** Files in a local folder, readable only by its user (0600, folders 0700). Writes are atomic: to a temporary file,
 * flushed, then renamed. For a single server; several need S3. Refuses with `rejected` for an invalid key,
 * `unavailable` for disk errors (full, no permission). */
export function createLocalDiskStore(options: { readonly folder: string }): FileStore {
  // The suffix separates a file `orders/1` from the folder of `orders/1/receipt`.
  const pathOf = (key: string) => join(options.folder, `${key}.bin`);

  return {
    id: LOCAL_DISK,
    put: (key, bytes) => attempt(key, () => writeWhole(pathOf(key), bytes)),
    get: (key) => attempt(key, () => readOrNull(pathOf(key))),
    remove: (key) => attempt(key, () => rm(pathOf(key), { force: true })),
  };
}

async function attempt<Value>(
  key: string,
  act: () => Promise<Value>,
): Promise<Result<Value, ProviderFailure>> {
  if (!isFileKey(key)) return err(providerFailure(LOCAL_DISK, 'rejected', 'not a key of a file'));
  try {
    return ok(await act());
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    return err(providerFailure(LOCAL_DISK, 'unavailable', `the disk refused (${code})`));
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${randomUUID()}.unfinished`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Makes the rename durable across a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readOrNull(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (NOT_THERE.has(codeOf(error) ?? '')) return null;
    throw error;
  }
}

/** The system's error code; null for errors that are bugs. */
function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}
