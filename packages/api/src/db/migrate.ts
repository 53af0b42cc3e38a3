import type { Database, Queryable, Transaction } from './database.ts';
import { sqlStateOf } from './database-errors.ts';
import { type Migration, readMigrations } from './migration-files.ts';

/** Arbitrary key of the advisory lock for schema changes. */
const MIGRATION_LOCK = 7_240_181_126;
const UNDEFINED_TABLE = '42P01';

/**
 * Migrates the schema; returns the names applied by this call.
 *
 * Safe to call on several servers at the same time: each step runs in its own transaction under one advisory lock, so
 * one applies it and the others find it done. A failing step is rolled back. Throws when the text of an applied step
 * has changed. Unknown steps in the database are ignored: an older server must keep working during a rollout.
 */
export async function migrate(
  sql: Database,
  options: { readonly directory?: string } = {},
): Promise<string[]> {
  const applied: string[] = [];
  for (const migration of await pendingMigrations(sql, options.directory)) {
    if (await applyOnce(sql, migration)) applied.push(migration.name);
  }
  return applied;
}

/** Pending steps, in order. Throws when an applied one has changed. */
export async function pendingMigrations(sql: Database, directory?: string): Promise<Migration[]> {
  const [migrations, checksums] = await Promise.all([
    readMigrations(directory),
    readChecksums(sql),
  ]);
  return migrations.filter((migration) => !isApplied(migration, checksums.get(migration.name)));
}

/** Whether the database responds and has a schema. */
export async function isMigrated(sql: Queryable): Promise<boolean> {
  try {
    await sql`select 1 from schema_migrations limit 1`;
    return true;
  } catch {
    return false;
  }
}

function isApplied(migration: Migration, checksum: string | undefined): boolean {
  if (checksum === undefined) return false;
  if (checksum === migration.checksum) return true;
  throw new Error(
    `Migration ${migration.name} was changed after it had been applied. Put its text back and write a new one.`,
  );
}

/** Waits until no other server changes the schema, and keeps them out until the end of the transaction. */
export async function lockSchema(tx: Transaction): Promise<void> {
  await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
}

async function applyOnce(sql: Database, migration: Migration): Promise<boolean> {
  return sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await lockSchema(tx);
    await tx`create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`;
    if (isApplied(migration, (await readChecksums(tx)).get(migration.name))) return false;
    try {
      await tx.unsafe(migration.sql);
    } catch (error) {
      throw new Error(`Migration ${migration.name} failed: ${String(error)}`, { cause: error });
    }
    await tx`insert into schema_migrations (name, checksum)
      values (${migration.name}, ${migration.checksum})`;
    return true;
  });
}

async function readChecksums(sql: Queryable): Promise<Map<string, string>> {
  try {
    const rows = await sql<{ name: string; checksum: string }[]>`
      select name, checksum from schema_migrations`;
    return new Map(rows.map((row) => [row.name, row.checksum]));
  } catch (error) {
    if (sqlStateOf(error) === UNDEFINED_TABLE) return new Map();
    throw error;
  }
}
