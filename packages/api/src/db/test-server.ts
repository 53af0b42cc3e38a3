import { randomUUID } from 'node:crypto';
import { defineEmptyTables } from '../../test/empty-tables.ts';
import { createDatabase } from './database.ts';
import { type DatabaseUrl, withDatabase } from './database-address.ts';
import { migrate } from './migrate.ts';

/** What the setup of a test run provides to the test files. */
export interface TestServer {
  /** The user of this address is a superuser. */
  readonly url: DatabaseUrl;
  /** Name of the migrated database that each test file copies. */
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Name of the copy of a run's template with a server's seeds. */
export function seededTemplate(template: string): string {
  return `${template}_seeded`;
}

/** Creates the migrated database that test files copy, once per run. `drop` removes it. */
export async function createTemplate(
  url: DatabaseUrl,
): Promise<TestServer & { drop(): Promise<void> }> {
  const template = `pahiya_test_template_${randomUUID().slice(0, 8)}`;
  const applicationName = 'pahiya-test-setup';
  const admin = createDatabase({ url, applicationName, poolSize: 1 });
  await admin`create database ${admin(template)}`;
  const sql = createDatabase({ url: withDatabase(url, template), applicationName, poolSize: 1 });
  try {
    await migrate(sql);
    await defineEmptyTables(sql);
  } finally {
    await sql.end();
  }
  const drop = async () => {
    for (const name of [template, seededTemplate(template)]) {
      await admin`drop database if exists ${admin(name)} with (force)`;
    }
    await admin.end();
  };
  return { url, template, drop };
}
