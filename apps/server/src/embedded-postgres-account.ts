import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The unprivileged user that runs PostgreSQL when the server itself is root. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const USER = 'pahiya';

const WAYS_TO_ADD_USER = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', USER],
  ['adduser', '-S', '-D', '-H', USER],
] as const;

/** The user that runs PostgreSQL, which refuses to run as root: undefined when the server is not root. Otherwise the
 * owner of existing data, else a system user `pahiya`, created if missing, else `nobody`. */
export function chooseAccount(existingData: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return ownerOf(existingData) ?? findUser(USER) ?? addUser() ?? nobody();
}

/** Runs a shell test as the account: whether it can access a path. */
export function accountCan(account: Account, test: string, file: string): boolean {
  const { uid, gid } = account;
  return spawnSync('/bin/sh', ['-c', test, 'sh', file], { uid, gid, cwd: '/' }).status === 0;
}

function ownerOf(directory: string): Account | undefined {
  const stats = statSync(directory, { throwIfNoEntry: false });
  if (stats === undefined || stats.uid === 0) return undefined;
  return { name: `user ${stats.uid}`, uid: stats.uid, gid: stats.gid };
}

function findUser(wanted: string): Account | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name === wanted) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

function addUser(): Account | undefined {
  const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` };
  for (const [command, ...args] of WAYS_TO_ADD_USER) {
    spawnSync(command, args, { env, stdio: 'ignore' });
    const account = findUser(USER);
    if (account) return account;
  }
  return undefined;
}

function nobody(): Account {
  return findUser('nobody') ?? { name: 'nobody', uid: 65534, gid: 65534 };
}
