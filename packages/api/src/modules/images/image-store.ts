import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Optimised images on disk, by a hash of the request. Evicts least recently used when the folder exceeds its limit. */
export type ImageStore = {
  readonly read: (key: string) => Promise<Buffer | null>;
  readonly write: (key: string, bytes: Buffer) => Promise<void>;
};

const trimEvery = 50;

/** A store in a folder of at most `maxBytes`. */
export function createImageStore(folder: string, maxBytes: number): ImageStore {
  let writes = 0;
  const fileOf = (key: string) =>
    join(folder, createHash('sha256').update(key).digest('hex').slice(0, 40));
  return {
    read: async (key) => {
      try {
        const bytes = await readFile(fileOf(key));
        const now = new Date();
        await utimes(fileOf(key), now, now);
        return bytes;
      } catch {
        return null;
      }
    },
    write: async (key, bytes) => {
      await mkdir(folder, { recursive: true });
      const half = join(folder, `.${randomUUID()}`);
      await writeFile(half, bytes);
      await rename(half, fileOf(key));
      writes += 1;
      if (writes % trimEvery === 0) await trim(folder, maxBytes);
    },
  };
}

/** Evicts least recently used images until the folder is at nine tenths of its limit. */
export async function trim(folder: string, maxBytes: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = join(folder, name);
      const { size, mtimeMs } = await stat(file);
      return { file, size, mtimeMs };
    }),
  );
  let total = files.reduce((sum, { size }) => sum + size, 0);
  if (total <= maxBytes) return;
  for (const { file, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (total <= maxBytes * 0.9) return;
    await rm(file, { force: true });
    total -= size;
  }
}
