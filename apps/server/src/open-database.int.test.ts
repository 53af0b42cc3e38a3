import {
  createEmptyTestDatabase,
  createTestDatabase,
  type TestDatabase,
} from '@pahiya/api/db/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, ConfigFaults, readConfig } from './config.ts';
import { type DatabaseOwner, openDatabase } from './open-database.ts';

let database: TestDatabase;
let role: string;
let name: string;
beforeAll(async () => {
  database = await createTestDatabase();
  name = new URL(database.url).pathname.slice(1);
  role = `role_of_${name}`;
  await database.sql.unsafe(`create role ${role} superuser login password 'unguarded'`);
});
afterAll(async () => {
  await database.sql.unsafe(`drop role ${role}`);
  await database.drop();
});

/** A role whose settings the direct address does not change: what a pooler's sessions look like that it does not own. */
const unguardedUrl = () =>
  Object.assign(new URL(database.url), { username: role, password: 'unguarded' }).href;

async function open(variables: Record<string, string>, mode: Config['mode']) {
  const said: string[] = [];
  const cleanUp: DatabaseOwner['cleanUp'] = [];
  const config = { ...readConfig(variables), mode };
  const owner = { cleanUp, onLost: () => {}, say: (line: string) => said.push(line) };
  try {
    await openDatabase(config, owner);
    return { said, faults: [] };
  } catch (error) {
    if (!(error instanceof ConfigFaults)) throw error;
    return { said, faults: error.faults };
  } finally {
    for (const stop of cleanUp.reverse()) await stop();
  }
}

const variables = () => ({ DATABASE_URL: unguardedUrl(), DATABASE_DIRECT_URL: database.url });

test('in production, a server does not start without the guards of its sessions, and names what sets them', async () => {
  const { faults } = await open(variables(), 'production');
  expect(faults).toHaveLength(3);
  expect(faults.join('\n')).toContain(
    `alter role ${role} in database ${name} set statement_timeout = '15s'`,
  );
});

test('elsewhere it starts and says so', async () => {
  const { said, faults } = await open(variables(), 'local');
  expect(faults).toEqual([]);
  expect(said.join('\n')).toContain('statement_timeout 0 instead of 15s');
});

test('the guards are set where the role may, and found over the other address', async () => {
  const sameUrl = { DATABASE_URL: database.url, DATABASE_DIRECT_URL: database.url };
  expect(await open(sameUrl, 'production')).toEqual({ said: [], faults: [] });
});

test('two addresses of different databases are refused', async () => {
  const other = await createEmptyTestDatabase();
  const given = { DATABASE_URL: other.url, DATABASE_DIRECT_URL: database.url };
  const { faults } = await open(given, 'local');
  expect(faults).toEqual(['DATABASE_DIRECT_URL leads to another database than DATABASE_URL']);
  await other.drop();
});
