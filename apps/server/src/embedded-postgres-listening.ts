import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Place } from './embedded-postgres-place.ts';
import type { Listening } from './embedded-postgres-process.ts';

const SOCKET_PORT = 5432;
/** The system allows 107 bytes on Linux and 103 on macOS. */
const SOCKET_PATH_MAX_BYTES = 100;

/** Chooses where PostgreSQL listens: on a Unix socket beside its data, or, where that path is too long, in a private
 * temporary folder; on a free loopback port where there are no sockets. */
export async function chooseListening(place: Place): Promise<Listening & { remove(): void }> {
  const keep = () => undefined;
  if (process.platform === 'win32') {
    return { host: '127.0.0.1', port: await freePort(), remove: keep };
  }
  if (fits(place.run)) return { host: place.run, port: SOCKET_PORT, remove: keep };
  const parent = fits(path.join(os.tmpdir(), 'pahiya-XXXXXX')) ? os.tmpdir() : '/tmp';
  const directory = mkdtempSync(path.join(parent, 'pahiya-'));
  if (place.account) chownSync(directory, place.account.uid, place.account.gid);
  const remove = () => rmSync(directory, { recursive: true, force: true });
  return { host: directory, port: SOCKET_PORT, remove };
}

function fits(directory: string): boolean {
  const socket = path.join(directory, `.s.PGSQL.${SOCKET_PORT}.lock`);
  return Buffer.byteLength(socket) <= SOCKET_PATH_MAX_BYTES;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
