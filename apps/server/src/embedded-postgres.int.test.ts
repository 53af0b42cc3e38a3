import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDatabase, type Database } from '@pahiya/api/db/database';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
const MODULE = new URL('./embedded-postgres.ts', import.meta.url).href;

let parent: string;
let dataDir: string;
let started: EmbeddedPostgres[];
let servers: ChildProcess[];
let said: string[];

beforeEach(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'pahiya-embedded-'));
  if (isRoot) await chmod(parent, 0o711);
  dataDir = path.join(parent, 'data');
  started = [];
  servers = [];
  said = [];
});

afterEach(async () => {
  vi.restoreAllMocks();
  const orphan = servers.length === 0 ? null : await postmasterPid().catch(() => null);
  for (const server of servers) server.kill('SIGKILL');
  await Promise.all(started.map((postgres) => postgres.stop()));
  // The PostgreSQL of a killed server stops after a moment, and writes until then.
  if (orphan !== null) await expect.poll(() => isAlive(orphan)).toBe(false);
  await rm(parent, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, onProgress: (text) => said.push(text) });
  started.push(postgres);
  return postgres;
}

async function query<T>(postgres: { url: string }, run: (sql: Database) => Promise<T>): Promise<T> {
  const sql = createDatabase({ url: postgres.url, applicationName: 'test', poolSize: 1 });
  try {
    return await run(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** A server in a separate process, so it can be killed. */
async function startOtherServer(): Promise<{ url: string; process: ChildProcess }> {
  const script = `
    import { startEmbeddedPostgres } from '${MODULE}';
    const { url } = await startEmbeddedPostgres({ dataDir: process.argv[1] });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.push(other);
  const [line] = await once(other.stdout.setEncoding('utf8'), 'data');
  return { url: String(line).trim(), process: other };
}

async function postmasterPid(): Promise<number> {
  const file = await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function writeRow(postgres: { url: string }): Promise<void> {
  await query(postgres, async (sql) => {
    await sql`create table if not exists kept (id int primary key)`;
    await sql`insert into kept values (1) on conflict do nothing`;
  });
}

const readRows = (postgres: { url: string }) =>
  query(postgres, (sql) => sql<{ id: number }[]>`select id from kept`);

describe('starting and stopping', () => {
  test('the first start creates a database, and later ones keep its rows', async () => {
    const first = await start();
    await writeRow(first);
    await first.stop();
    const again = await startEmbeddedPostgres({ dataDir });
    started.splice(0, 1, again);
    expect(await readRows(again)).toEqual([{ id: 1 }]);
  });

  test('no other user can read the data, the password or the socket', async () => {
    await start();
    const mode = async (file: string) =>
      (await stat(path.join(dataDir, 'postgres', file))).mode & 0o777;
    expect(await mode('data')).toBe(0o700);
    expect(await mode('run')).toBe(0o700);
    expect(await mode('password')).toBe(0o600);
  });

  test('a wrong password is refused', async () => {
    const url = new URL((await start()).url);
    url.password = 'guess';
    await expect(query({ url: url.href }, (sql) => sql`select 1`)).rejects.toThrow('password');
  });

  test('case mapping works beyond ASCII, and commits are flushed to disk', async () => {
    const postgres = await start();
    const rows = await query(
      postgres,
      (sql) => sql`select upper('é') as upper, current_setting('fsync') as fsync`,
    );
    expect(rows).toEqual([{ upper: 'É', fsync: 'on' }]);
  });

  test('a deep folder, whose path is too long for a socket, works', async () => {
    dataDir = path.join(parent, 'a-rather-long-name-of-a-folder/'.repeat(6));
    await mkdir(dataDir, { recursive: true });
    const postgres = await start();
    await writeRow(postgres);
    expect(await readRows(postgres)).toHaveLength(1);
  });

  test('the next start repairs an interrupted first start', async () => {
    const partial = path.join(dataDir, 'postgres/data.partial');
    await mkdir(partial, { recursive: true });
    await writeFile(path.join(partial, 'PG_VERSION'), '18\n');
    await writeRow(await start());
  });

  test('data of another version is refused with that version', async () => {
    const postgres = await start();
    await postgres.stop();
    started.length = 0;
    await writeFile(path.join(dataDir, 'postgres/data/PG_VERSION'), '12\n');
    await expect(start()).rejects.toThrow('written by PostgreSQL 12');
  });
});

describe('two servers', () => {
  test('the second on the same data is refused with the process id of the first', async () => {
    const other = await startOtherServer();
    const refusal = await start().catch((error: Error) => error);
    expect(refusal).toMatchObject({ name: 'DataDirectoryInUse' });
    expect(String(refusal)).toContain(`process ${other.process.pid}`);
    await writeRow(other);
  });

  test('started together on an empty folder, one gets it and one is refused', async () => {
    const outcomes = await Promise.allSettled([start(), start(), start()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason.name).toBe('DataDirectoryInUse');
    }
  });
});

describe('after a crash', () => {
  test('PostgreSQL exits when the server is killed', async () => {
    const other = await startOtherServer();
    const pid = await postmasterPid();
    other.process.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  test('rows committed before the server was killed survive', async () => {
    const other = await startOtherServer();
    await writeRow(other);
    other.process.kill('SIGKILL');
    await once(other.process, 'exit');
    expect(await readRows(await start())).toEqual([{ id: 1 }]);
  });

  test('a PostgreSQL left running without its server is stopped and its data is kept', async () => {
    const other = await startOtherServer();
    await writeRow(other);
    const pid = await postmasterPid();
    // Paused, so the watchdog has no effect.
    process.kill(pid, 'SIGSTOP');
    other.process.kill('SIGKILL');
    await once(other.process, 'exit');
    const kill = vi.spyOn(process, 'kill');
    const next = start();
    await expect.poll(() => kill.mock.calls).toContainEqual([pid, 'SIGINT']);
    process.kill(pid, 'SIGCONT');
    expect(await readRows(await next)).toEqual([{ id: 1 }]);
    expect(said).toContain('Stopped a PostgreSQL that an earlier server had left');
  });

  test('rows committed before PostgreSQL was killed survive its automatic restart', async () => {
    const postgres = await start();
    await writeRow(postgres);
    const pid = await postmasterPid();
    process.kill(pid, 'SIGKILL');
    const rows = () => readRows(postgres).catch(() => []);
    await expect.poll(rows, { timeout: 20_000 }).toEqual([{ id: 1 }]);
    expect(await postmasterPid()).not.toBe(pid);
  });

  test('a PostgreSQL that was killed and cannot start for a while is restarted when it can', async () => {
    const postgres = await start();
    await writeRow(postgres);
    const control = path.join(dataDir, 'postgres/data/global/pg_control');
    await rename(control, `${control}.away`);
    process.kill(await postmasterPid(), 'SIGKILL');
    await expect.poll(() => said.join(), { timeout: 20_000 }).toContain('still trying');
    await rename(`${control}.away`, control);
    await expect
      .poll(() => readRows(postgres).catch(() => []), { timeout: 20_000 })
      .toEqual([{ id: 1 }]);
    expect(said.at(-1)).toBe('PostgreSQL is running again');
  });

  test('a stale process file whose id now belongs to another program is ignored', async () => {
    const postgres = await start();
    await postgres.stop();
    started.length = 0;
    const file = path.join(dataDir, 'postgres/data/postmaster.pid');
    await writeFile(file, `${process.ppid}\n${dataDir}\n1\n5432\n\n\n\nready\n`);
    await writeRow(await start());
    expect(isAlive(process.ppid)).toBe(true);
  });
});

describe.runIf(isRoot)('as root', () => {
  test('PostgreSQL runs as another user', async () => {
    await start();
    const process = await stat(`/proc/${await postmasterPid()}`);
    expect(process.uid).not.toBe(0);
  });

  test('below a private folder the data is stored elsewhere, found again, and reported', async () => {
    await chmod(parent, 0o700);
    const first = await start();
    expect(said.join()).toContain('its data are in');
    await writeRow(first);
    await first.stop();
    started.length = 0;
    const place = (await readFile(path.join(dataDir, 'postgres-location'), 'utf8')).trim();
    try {
      const again = await start();
      expect(await readRows(again)).toEqual([{ id: 1 }]);
      await again.stop();
      started.length = 0;
    } finally {
      await rm(place, { recursive: true });
    }
  });
});
