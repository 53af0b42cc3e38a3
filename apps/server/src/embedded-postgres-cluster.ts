import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolderOf, type Place } from './embedded-postgres-place.ts';
import { asAccount } from './embedded-postgres-process.ts';

/** The database user and the name of the database. */
export const DATABASE_USER = 'pahiya';

/** Creates the data folder if missing; returns the password of the database user. If interrupted, it leaves nothing
 * that the next start would mistake for data. */
export async function ensureCluster(
  place: Place,
  { sync, onProgress }: { readonly sync: boolean; onProgress(message: string): void },
): Promise<string> {
  const passwordFile = path.join(place.home, 'password');
  if (existsSync(place.data)) {
    refuseOtherVersion(place);
    return readFileSync(passwordFile, 'utf8').trim();
  }
  onProgress('Making the database');
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  const partial = `${place.data}.partial`;
  rmSync(partial, { recursive: true, force: true });
  makeFolderOf(place.account, partial);
  const handedOver = path.join(place.run, 'initdb-password');
  writeFileSync(handedOver, `${password}\n`, { mode: 0o600 });
  if (place.account) chownSync(handedOver, place.account.uid, place.account.gid);
  await runInitdb(place, [
    `--pgdata=${partial}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${handedOver}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // Case mapping beyond ASCII, and a collation independent of the machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(sync ? [] : ['--no-sync']),
  ]);
  rmSync(handedOver);
  renameSync(partial, place.data);
  return password;
}

function refuseOtherVersion(place: Place): void {
  const found = readFileSync(path.join(place.data, 'PG_VERSION'), 'utf8').trim();
  const ours = place.binaries.version.split('.')[0];
  if (found === ours) return;
  throw new Error(
    `${place.data} was written by PostgreSQL ${found}, this is ${ours}. Restore a backup into a new DATA_DIR.`,
  );
}

async function runInitdb(place: Place, args: string[]): Promise<void> {
  const child = spawn(place.binaries.initdb, args, {
    ...asAccount(place),
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const how = await new Promise<string | number>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  if (how !== 0) throw new Error(`initdb failed (${how}):\n${output.trimEnd()}`);
}
