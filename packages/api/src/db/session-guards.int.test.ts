import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { sqlStateOf } from './database-errors.ts';
import { guardSessions, missingGuards } from './session-guards.ts';
import { createEmptyTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let name: string;
let role: string;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
  name = new URL(database.url).pathname.slice(1);
  role = `role_of_${name}`;
  await database.sql.unsafe(`create role ${role} login password 'guarded'`);
});
afterAll(async () => {
  await database.sql.unsafe(`drop role ${role}`);
  await database.drop();
});

/** A connection of a role that administers nothing. */
function open() {
  const url = Object.assign(new URL(database.url), { username: role, password: 'guarded' }).href;
  return createDatabase({ url, applicationName: 'test-guards', poolSize: 1 });
}

const alter = (change: string) =>
  database.sql.unsafe(`alter role ${role} in database ${name} ${change}`);

test('a role without administrator rights guards its own sessions, and only once', async () => {
  const first = open();
  expect((await missingGuards(first)).map(({ name }) => name)).toContain('statement_timeout');
  await guardSessions(first);
  await first.end();
  const next = open();
  expect(await missingGuards(next)).toEqual([]);
  const [settings] = await next`
    select current_setting('statement_timeout') as statement, current_setting('TimeZone') as zone,
      current_setting('idle_in_transaction_session_timeout') as idle`;
  expect(settings).toEqual({ statement: '15s', zone: 'UTC', idle: '10s' });
  await guardSessions(next);
  await next.end();
});

test('servers that start at the same time guard the sessions without a conflict', async () => {
  await alter('reset all');
  const servers = Array.from({ length: 4 }, () => open());
  await Promise.all(servers.map(guardSessions));
  await Promise.all(servers.map((sql) => sql.end()));
  const next = open();
  expect(await missingGuards(next)).toEqual([]);
  await next.end();
});

test('a guard that is missing is named with the statement that sets it', async () => {
  await alter("set statement_timeout = '0'");
  const sql = open();
  const [missing, ...others] = await missingGuards(sql);
  await sql.end();
  expect(others).toEqual([]);
  expect(missing).toEqual({
    name: 'statement_timeout',
    value: '0',
    wanted: '15s',
    statement: `alter role ${role} in database ${name} set statement_timeout = '15s'`,
  });
});

test('a pool sends no start-up parameters, which would hide those of the role', async () => {
  await alter("set statement_timeout = '50ms'");
  const sql = open();
  const failure = await sql`select pg_sleep(10)`.catch((error: unknown) => error);
  expect(sqlStateOf(failure)).toBe('57014');
  await sql.end();
});
