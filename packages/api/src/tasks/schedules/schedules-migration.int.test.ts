import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { MIGRATIONS_DIRECTORY } from '../../db/migration-files.ts';
import { createEmptyTestDatabase } from '../../db/test-database.ts';

test('tasks of the version before get their lane, and pg-boss goes', async () => {
  const database = await createEmptyTestDatabase();
  const before = await mkdtemp(path.join(os.tmpdir(), 'pahiya-before-schedules-'));
  const { sql } = database;
  try {
    for (const file of await readdir(MIGRATIONS_DIRECTORY)) {
      if (file < '0035')
        await copyFile(path.join(MIGRATIONS_DIRECTORY, file), path.join(before, file));
    }
    await migrate(sql, { directory: before });
    await sql`
      insert into tasks (kind, subject, due_at, attempts, dead_at, created_at) values
        ('ask-payment', 'a', now(), 3, null, now()), ('deliver', 'b', now(), 0, null, now()),
        ('erase-file', 'c', now(), 20, now(), now())`;
    await sql`create schema pgboss`;
    await sql`create table pgboss.schedule (name text)`;
    expect(await migrate(sql)).toContain('0035_schedules');
    expect(await sql`select kind, lane, attempts from tasks order by subject`).toEqual([
      { kind: 'ask-payment', lane: 'prompt', attempts: 3 },
      { kind: 'deliver', lane: 'bulk', attempts: 0 },
      { kind: 'erase-file', lane: 'bulk', attempts: 20 },
    ]);
    expect(await sql`select 1 from pg_namespace where nspname = 'pgboss'`).toEqual([]);
    // A server of the version before still enqueues during the rollout.
    await sql`insert into tasks (kind, subject, due_at, created_at)
      values ('ask-payment', 'd', now(), now())`;
  } finally {
    await database.drop();
    await rm(before, { recursive: true });
  }
});
