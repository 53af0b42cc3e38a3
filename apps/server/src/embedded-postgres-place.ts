import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Account, accountCan, chooseAccount } from './embedded-postgres-account.ts';
import { binariesIn, type PostgresBinaries } from './embedded-postgres-binaries.ts';

/** Folders and user of a PostgreSQL. */
export interface Place {
  /** Folder of the lock and the password, owned by the server: `DATA_DIR/postgres` where possible. */
  readonly home: string;
  /** Folder of the socket: private to PostgreSQL's user. */
  readonly run: string;
  /** Folder of the data: private to PostgreSQL's user. */
  readonly data: string;
  readonly binaries: PostgresBinaries;
  readonly account: Account | undefined;
}

const POINTER = 'postgres-location';
const ORIGIN = 'used-by';

/** Finds folders for data and binaries that PostgreSQL's user can enter. For another user than the server's (root) that
 * can fail for a checkout below a private home folder: then the data go to `/var/lib` and a file in DATA_DIR records
 * their path. */
export function choosePlace(
  dataDir: string,
  binaries: PostgresBinaries,
  onProgress: (message: string) => void,
): Place {
  const wanted = homeOf(dataDir);
  const account = chooseAccount(path.join(wanted, 'data'));
  if (account === undefined) return placeAt(makeHome(wanted), binaries, account);

  const home = makeHome(wanted, account);
  if (accountCan(account, 'cd "$1" && test -w .', path.join(home, 'run'))) {
    return placeAt(home, reachable(binaries, home, account, onProgress), account);
  }
  if (existsSync(path.join(home, 'data'))) {
    throw new Error(`The user ${account.name} must be able to enter ${home}: open its parents.`);
  }
  rmSync(home, { recursive: true });
  const elsewhere = makeHome(placeOutside(dataDir), account);
  writeFileSync(path.join(dataDir, POINTER), `${elsewhere}\n`);
  writeFileSync(path.join(elsewhere, ORIGIN), `${dataDir}\n`);
  onProgress(`PostgreSQL cannot enter ${dataDir} as ${account.name}: its data are in ${elsewhere}`);
  return placeAt(elsewhere, reachable(binaries, elsewhere, account, onProgress), account);
}

/** Folder of the lock and the password for a DATA_DIR; it may not exist yet. */
export function homeOf(dataDir: string): string {
  return readPointer(dataDir) ?? path.join(dataDir, 'postgres');
}

function placeAt(home: string, binaries: PostgresBinaries, account: Account | undefined): Place {
  return {
    home,
    run: path.join(home, 'run'),
    data: path.join(home, 'data'),
    binaries,
    account,
  };
}

function makeHome(home: string, account?: Account): string {
  mkdirSync(home, { recursive: true });
  chmodSync(home, account ? 0o711 : 0o700);
  makeFolderOf(account, path.join(home, 'run'));
  return home;
}

/** Creates a folder private to PostgreSQL's user. */
export function makeFolderOf(account: Account | undefined, directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (account) chownSync(directory, account.uid, account.gid);
}

/** The folder recorded by an earlier start; ignored when this DATA_DIR is a copy of the original. */
function readPointer(dataDir: string): string | undefined {
  const pointer = path.join(dataDir, POINTER);
  if (!existsSync(pointer)) return undefined;
  const home = readFileSync(pointer, 'utf8').trim();
  const origin = path.join(home, ORIGIN);
  if (!existsSync(origin)) return undefined;
  const usedBy = readFileSync(origin, 'utf8').trim();
  if (usedBy !== dataDir && existsSync(path.join(usedBy, POINTER))) return undefined;
  writeFileSync(origin, `${dataDir}\n`);
  return home;
}

function placeOutside(dataDir: string): string {
  const name = `pahiya-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  return path.join(existsSync('/var/lib') ? '/var/lib' : os.tmpdir(), name);
}

/** The binaries in place if the account can run them there, else a copy beside the data. */
function reachable(
  binaries: PostgresBinaries,
  home: string,
  account: Account,
  onProgress: (message: string) => void,
): PostgresBinaries {
  if (accountCan(account, 'test -x "$1"', binaries.postgres)) return binaries;
  const copy = path.join(home, `postgres-${binaries.version}`);
  if (!existsSync(copy)) {
    onProgress(`Copying PostgreSQL to ${copy}, where ${account.name} can run it`);
    const partial = `${copy}.partial`;
    rmSync(partial, { recursive: true, force: true });
    cpSync(binaries.root, partial, { recursive: true, verbatimSymlinks: true });
    renameSync(partial, copy);
  }
  return binariesIn(copy, binaries.version);
}
