import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A text that is made once and kept in a file of an existing folder, readable by this user alone. */
export async function keptText(folder: string, name: string, make: () => string): Promise<string> {
  const file = join(folder, name);
  try {
    await writeFile(file, make(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
