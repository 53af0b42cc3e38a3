import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { createDatabase } from '@pahiya/api/db/database';
import { DATABASE_USER } from './embedded-postgres-cluster.ts';
import { homeOf } from './embedded-postgres-place.ts';

/** PostgreSQL writes its listening address into its data folder: line 4 is the port, 5 the socket's folder, 6 the
 * address. Source: PostgreSQL documentation, "postmaster.pid". */
const lineOf = { port: 3, socket: 4, address: 5 } as const;

/** Address of the embedded PostgreSQL that a server on this DATA_DIR is running; null when none responds. The folder is
 * locked by that server, but its database accepts connections from anyone who can read the password. */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  if (!existsSync(dataDir)) return null;
  const home = homeOf(realpathSync(dataDir));
  const pidFile = path.join(home, 'data', 'postmaster.pid');
  const passwordFile = path.join(home, 'password');
  if (!existsSync(pidFile) || !existsSync(passwordFile)) return null;
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  const host = lines[lineOf.socket] || lines[lineOf.address];
  const port = lines[lineOf.port];
  if (!host || !port) return null;
  const password = readFileSync(passwordFile, 'utf8').trim();
  const url = `postgres://${DATABASE_USER}:${password}@${encodeURIComponent(host)}:${port}/${DATABASE_USER}`;
  return (await answers(url)) ? url : null;
}

/** The file stays behind when PostgreSQL was killed. */
async function answers(url: string): Promise<boolean> {
  const sql = createDatabase({
    url,
    applicationName: 'pahiya-operator',
    poolSize: 1,
    connectTimeoutMs: 3_000,
  });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
