import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, type Database } from './database.ts';
import { type DatabaseUrl, withDatabase } from './database-address.ts';
import { guardsOf } from './session-guards.ts';
import { seededTemplate } from './test-server.ts';

export interface TestDatabase {
  readonly url: DatabaseUrl;
  readonly sql: Database;
  /** Closes `sql` and drops the database, ending other connections. */
  drop(): Promise<void>;
}

/**
 * A migrated database of its own for one `*.int.test.ts` file, copied from the run's template.
 *
 * ```ts
 * const database = await createTestDatabase();
 * afterAll(() => database.drop());
 * ```
 *
 * `seed` fills it, once a run: all that use it have to give the same.
 */
export async function createTestDatabase(seed?: Seed): Promise<TestDatabase> {
  const { template } = inject('testServer');
  return copy(seed === undefined ? template : await seedOnce(template, seed));
}

/** Puts something into a database that several tests copy. */
type Seed = (url: DatabaseUrl) => Promise<void>;

/** The same without any tables: for tests of the migrations themselves. */
export async function createEmptyTestDatabase(): Promise<TestDatabase> {
  return copy('template1');
}

/** The template with what `seed` puts into it: by the first that asks for it in a run, while the others wait. */
async function seedOnce(template: string, seed: Seed): Promise<string> {
  const seeded = seededTemplate(template);
  await asAdmin(async (admin) => {
    // Of this connection, and given back with it.
    await admin`select pg_advisory_lock(hashtext(${seeded}))`;
    const [known] = await admin`select 1 from pg_database where datname = ${seeded}`;
    if (known !== undefined) return;
    const made = await copy(template);
    await seed(made.url);
    await made.sql.end();
    const name = new URL(made.url).pathname.slice(1);
    await admin`alter database ${admin(name)} rename to ${admin(seeded)}`;
  });
  return seeded;
}

async function copy(template: string): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `pahiya_test_${randomUUID().slice(0, 8)}`;
  await asAdmin(async (admin) => {
    await admin`create database ${admin(name)} template ${admin(template)}`;
    for (const { statement } of await guardsOf(admin, name)) await admin.unsafe(statement);
  });
  const url = withDatabase(server.url, name);
  const sql = createDatabase({ url, applicationName: 'pahiya-test', poolSize: 5 });
  const drop = async () => {
    await sql.end({ timeout: 1 });
    await asAdmin((admin) => admin`drop database if exists ${admin(name)} with (force)`);
  };
  return { url, sql, drop };
}

async function asAdmin(run: (admin: Database) => Promise<unknown>): Promise<void> {
  const { url } = inject('testServer');
  const admin = createDatabase({ url, applicationName: 'pahiya-test-setup', poolSize: 1 });
  try {
    await run(admin);
  } finally {
    await admin.end();
  }
}
