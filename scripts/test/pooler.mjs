import { existsSync } from 'node:fs';
import { installWithApt } from './debian-packages.mjs';

/** Where Debian puts PgBouncer. Another place is given in PGBOUNCER_PATH. */
const PLACE = '/usr/sbin/pgbouncer';

/** Installs PgBouncer on Debian if it is missing and that is permitted. Its test says when it is skipped. */
export function ensurePooler() {
  if (process.env.PGBOUNCER_PATH || existsSync(PLACE)) return;
  installWithApt(['pgbouncer'], 'the test of several servers');
}
