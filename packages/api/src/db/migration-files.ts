import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** One step of the schema: a numbered SQL file, never changed once applied anywhere. */
export interface Migration {
  /** `0007_challan_payments`: four digits, then a description. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file with `\n` line endings, so a checkout's line endings do not matter. */
  readonly checksum: string;
}

export const MIGRATIONS_DIRECTORY = fileURLToPath(new URL('./migrations', import.meta.url));

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** Reads all migrations of a folder in order. Throws on a misnamed file or a duplicate number. */
export async function readMigrations(directory = MIGRATIONS_DIRECTORY): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  const seen = new Map<string, string>();
  for (const file of files) {
    const number = FILE_NAME.exec(file)?.[1];
    if (number === undefined) throw new Error(`${file}: name a migration 0001_what_it_brings.sql`);
    const other = seen.get(number);
    if (other !== undefined) throw new Error(`${file} has the same number as ${other}`);
    seen.set(number, file);
  }
  return Promise.all(files.map((file) => readMigration(directory, file)));
}

async function readMigration(directory: string, file: string): Promise<Migration> {
  const sql = (await readFile(path.join(directory, file), 'utf8')).replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(sql).digest('hex');
  return { name: file.slice(0, -'.sql'.length), sql, checksum };
}
