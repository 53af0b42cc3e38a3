import { afterAll, describe, expect, test, vi } from 'vitest';
import { createDatabase, type Database, type DatabaseOptions } from './database.ts';
import { sqlStateOf } from './database-errors.ts';
import { createTestDatabase } from './test-database.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

const open = (options: Partial<DatabaseOptions> = {}) =>
  createDatabase({ url: database.url, applicationName: 'test-pool', poolSize: 1, ...options });
const preparedIn = async (sql: Database) =>
  (await sql<{ text: string }[]>`select statement as text from pg_prepared_statements`).map(
    ({ text }) => text,
  );
const connectionsOf = (name: string) => async () => {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*) from pg_stat_activity
    where datname = current_database() and application_name = ${name}`;
  return row?.count;
};
const isRunning = (statement: string) => async () => {
  const found = await database.sql`
    select from pg_stat_activity
    where datname = current_database() and state = 'active' and query = ${statement}`;
  return found.length === 1;
};

describe('a query', () => {
  test('is prepared once per connection, under its text', async () => {
    const sql = open();
    for (const n of [1, 2, 3]) await sql`select ${n}::integer as n`;
    const texts = await preparedIn(sql);
    expect(texts.filter((text) => text === 'select $1::integer as n')).toHaveLength(1);
    await sql.end();
  });

  test('is not prepared where preparing is off, in transactions neither', async () => {
    const sql = open({ isPreparing: false });
    expect(await sql`select ${1}::integer as n`).toEqual([{ n: 1 }]);
    await sql.begin((tx) => tx`select ${2}::integer as n`);
    expect(await preparedIn(sql)).toEqual([]);
    await sql.end();
  });

  test('is executed again when its table has changed since it was prepared', async () => {
    const sql = open();
    await database.sql`create table changing (a integer)`;
    await database.sql`insert into changing values (1)`;
    const read = () => sql`select * from changing`;
    expect(await read()).toEqual([{ a: 1 }]);
    await database.sql`alter table changing add column b integer default 2`;
    expect(await read()).toEqual([{ a: 1, b: 2 }]);
    expect(await read()).toEqual([{ a: 1, b: 2 }]);
    await sql.end();
  });

  test('that fails keeps its connection', async () => {
    const sql = open();
    const pidOf = async () => (await sql`select pg_backend_pid() as pid`)[0]?.pid;
    const pid = await pidOf();
    for (const failing of [sql`select 1 / 0`, sql`select nothing`, sql`select ${2 ** 53}`]) {
      await expect(failing).rejects.toThrow();
      expect(await pidOf()).toBe(pid);
    }
    await sql.end();
  });

  test('of several statements leaves no transaction behind when one of them fails', async () => {
    const sql = open();
    const several = sql.unsafe('begin; create table half (a integer); select 1 / 0; commit');
    expect(sqlStateOf(await several.catch((error: unknown) => error))).toBe('22012');
    expect(await sql`select to_regclass('half') as half`).toEqual([{ half: null }]);
    const [, second] = await sql.unsafe('select 1 as a; select 2 as a');
    expect(second).toEqual({ a: 2 });
    await sql.end();
  });

  test('that begins a transaction of its own gives it to nobody else', async () => {
    const sql = open();
    const pidOf = async () => (await sql`select pg_backend_pid() as pid`)[0]?.pid;
    const pid = await pidOf();
    await sql`begin`;
    expect(await pidOf()).not.toBe(pid);
    await sql.end();
  });

  test('is sent when it is awaited, once', async () => {
    const sql = open();
    await sql`create temporary table sent (n integer)`;
    const insert = sql`insert into sent values (1)`;
    expect(await sql`select * from sent`).toEqual([]);
    await Promise.all([insert, insert, insert.catch(() => {}), insert.finally(() => {})]);
    expect(await sql`select * from sent`).toHaveLength(1);
    await sql.end();
  });

  test('with a NUL in a text is refused', async () => {
    const sql = open();
    for (const value of ['a\0b', ['a\0b']]) {
      const failure = await sql`select ${value}::text`.catch((error: unknown) => error);
      expect(sqlStateOf(failure)).toBe('22021');
    }
    const failure = await sql`select ${sql.json('a\0b')}`.catch((error: unknown) => error);
    expect(sqlStateOf(failure)).toBe('22P05');
    await sql.end();
  });
});

describe('the end of a pool', () => {
  test('waits for what was begun, refuses what comes later, and leaves no connection', async () => {
    const sql = open({ poolSize: 2, applicationName: 'test-end' });
    const done = vi.fn();
    const running = [
      sql`select pg_sleep(0.1)`.then(done),
      sql.begin((tx) => tx`select pg_sleep(0.1)`).then(done),
      sql`select 1`.then(done),
    ];
    const ended = sql.end();
    await expect(sql`select 1`).rejects.toThrow('CONNECTION_ENDED');
    await ended;
    expect(done).toHaveBeenCalledTimes(3);
    await Promise.all([...running, sql.end()]);
    await expect.poll(connectionsOf('test-end')).toBe(0);
  });

  test('fails what is not done after its time limit', async () => {
    const sql = open();
    const codeOf = (error: unknown) => (error as { code?: string }).code;
    const running = [
      sql`select pg_sleep(60)`.catch(codeOf),
      sql`select 1`.catch(codeOf),
      sql.begin((tx) => tx`select 1`).catch(codeOf),
    ];
    await expect.poll(isRunning('select pg_sleep(60)')).toBe(true);
    await sql.end({ timeout: 0.1 });
    expect(await Promise.all(running)).toEqual([
      'CONNECTION_CLOSED',
      'CONNECTION_ENDED',
      'CONNECTION_ENDED',
    ]);
  });

  test('ends a transaction that waits for something else', async () => {
    const sql = open();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const lost = sql.begin(async (tx) => {
      await tx`select 1`;
      begin();
      await new Promise(() => {});
    });
    lost.catch(() => {});
    await begun;
    await sql.end({ timeout: 0.1 });
    await expect(lost).rejects.toThrow('CONNECTION_CLOSED');
  });
});

describe('a connection', () => {
  test('has its limits as settings of its session', async () => {
    const sql = open({ statementTimeoutMs: 0 });
    const [row] = await sql`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('TimeZone') as zone, current_setting('application_name') as name`;
    expect(row).toEqual({ statement: '0', idle: '10s', zone: 'UTC', name: 'test-pool' });
    await sql.end();
  });

  test('that is not accepted in time is an error with a code', async () => {
    const { createServer } = await import('node:net');
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    const url = `postgres://nobody@127.0.0.1:${port}/none`;
    const sql = open({ url, connectTimeoutMs: 100 });
    await expect(sql`select 1`).rejects.toMatchObject({ code: 'CONNECT_TIMEOUT' });
    await sql.end();
    silent.close();
  });

  test('of a wrong password or database is refused in the words of PostgreSQL', async () => {
    const url = database.url.replace(/[^/]+$/, 'no_such_database');
    const sql = open({ url });
    expect(sqlStateOf(await sql`select 1`.catch((error: unknown) => error))).toBe('3D000');
    await sql.end();
  });
});

describe('listening', () => {
  test('hears what is notified, also after its connection was lost, and says so', async () => {
    const sql = open({ applicationName: 'test-listen' });
    const onNote = vi.fn();
    const onListen = vi.fn();
    await sql.listen('a "channel"', onNote, onListen);
    expect(onListen).toHaveBeenCalledTimes(1);
    await database.sql`select pg_notify('a "channel"', 'one')`;
    await expect.poll(() => onNote.mock.lastCall).toEqual(['one']);
    await database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'test-listen' and query like 'listen%'`;
    await expect.poll(() => onListen.mock.calls).toHaveLength(2);
    await database.sql`select pg_notify('a "channel"', 'two')`;
    await expect.poll(() => onNote.mock.lastCall).toEqual(['two']);
    await sql.end();
    await expect.poll(connectionsOf('test-listen')).toBe(0);
  });

  test('that is impossible at the beginning is an error', async () => {
    const sql = open({ url: database.url.replace(/[^/]+$/, 'no_such_database') });
    await expect(sql.listen('channel', () => {})).rejects.toThrow('does not exist');
    await sql.end();
  });
});
