import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@pahiya/api/db/database';
import { chooseAccount } from '../src/embedded-postgres-account.ts';
import { freePort } from '../src/free-port.ts';

const program = process.env.PGBOUNCER_PATH || '/usr/sbin/pgbouncer';

/** PgBouncer as it is installed; null where it is not. */
export const installedPooler = existsSync(program) ? { program, knowsPrepared: isFrom121() } : null;

/** A PgBouncer in front of one database. */
export type Pooler = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * Starts one, as PostgreSQL's user where this process is root: it refuses to run as root.
 *
 * `prepared: true` is a pooler that follows prepared statements in transaction mode (from 1.21). Where an older one is
 * installed, session mode stands in for it: each client has a session of its own, in which its statements stay.
 */
export async function startPooler(
  databaseUrl: string,
  { prepared }: { readonly prepared: boolean },
): Promise<Pooler> {
  const port = await freePort('127.0.0.1');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-pooler-'));
  chmodSync(folder, 0o755);
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(file, configuration(databaseUrl, { port, prepared }));
  const account = chooseAccount(folder);
  if (account !== undefined) chmodSync(file, 0o644);
  const child = spawn(program, ['--quiet', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
    ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
  });
  const ended = once(child, 'close');
  const database = new URL(databaseUrl).pathname;
  const url = `postgres://pahiya@127.0.0.1:${port}${database}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url, child);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The password is in a folder that is removed with the test. */
function configuration(
  databaseUrl: string,
  { port, prepared }: { readonly port: number; readonly prepared: boolean },
): string {
  const { hostname, port: behind, username, password } = new URL(databaseUrl);
  const behindIt = [
    `host=${decodeURIComponent(hostname)}`,
    `port=${behind || 5432}`,
    `user=${decodeURIComponent(username)}`,
    `password=${decodeURIComponent(password)}`,
  ];
  const isStoodIn = prepared && installedPooler?.knowsPrepared !== true;
  return [
    '[databases]',
    `* = ${behindIt.join(' ')}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${isStoodIn ? 'session' : 'transaction'}`,
    ...(prepared && !isStoodIn ? ['max_prepared_statements = 200'] : []),
    // Fewer than its clients ask for, so that transactions of several clients share each of them.
    `default_pool_size = ${isStoodIn ? 20 : 6}`,
    'max_client_conn = 100',
    '',
  ].join('\n');
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const sql = createDatabase({ url, applicationName: 'test-pooler', poolSize: 1 });
  try {
    for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
      const isReady = await sql`select 1`.then(
        () => true,
        () => false,
      );
      if (isReady) return;
      await sleep(50);
    }
  } finally {
    await sql.end({ timeout: 1 });
  }
  throw new Error(`PgBouncer did not start: ${said}`);
}

function isFrom121(): boolean {
  const said = execFileSync(program, ['--version'], { encoding: 'utf8' });
  const [, major = '0', minor = '0'] = /PgBouncer (\d+)\.(\d+)/.exec(said) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}
