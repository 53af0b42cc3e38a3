import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrate } from './migrate.ts';
import { MIGRATIONS_DIRECTORY } from './migration-files.ts';
import { createEmptyTestDatabase, type TestDatabase } from './test-database.ts';

/** A database of the version before a migration: with all steps of a lower number, and no rows. `migrate` brings it to
 * today's version.
 * @internal Tests only. */
export async function createDatabaseBefore(
  number: string,
): Promise<TestDatabase & { readonly migrate: () => Promise<readonly string[]> }> {
  const database = await createEmptyTestDatabase();
  const directory = await mkdtemp(path.join(os.tmpdir(), 'pahiya-migrations-'));
  const steps = (await readdir(MIGRATIONS_DIRECTORY)).filter((file) => file < number);
  for (const file of steps) {
    await cp(path.join(MIGRATIONS_DIRECTORY, file), path.join(directory, file));
  }
  await migrate(database.sql, { directory });
  await rm(directory, { recursive: true });
  return { ...database, migrate: () => migrate(database.sql) };
}
