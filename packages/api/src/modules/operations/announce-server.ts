import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { noteServer, otherFileStores, removeServer } from './running-server-repository.ts';

/** Where a server keeps its files: what other servers may share, or not. */
export type FileStoreName = { readonly kind: 'shared' | 'own'; readonly name: string };

/** A server in the list of running ones. */
export type AnnouncedServer = {
  /** Servers with other files run as well, and this one's are on its own disk: each finds only its own. */
  readonly isSplit: boolean;
  readonly stop: () => Promise<void>;
};

const HEARTBEAT_MS = 5_000;

/** Adds a server to the list of running ones until it stops. With `isRefusing`, a server whose files would be split is
 * not added. */
export async function announceServer(
  sql: Database,
  store: FileStoreName,
  { isRefusing }: { readonly isRefusing: boolean },
): Promise<AnnouncedServer> {
  const server = { id: randomUUID(), fileStore: store.name };
  const isSplit = await sql.begin(async (tx) => {
    const others = await otherFileStores(tx, store.name);
    const isSplit = store.kind === 'own' && others.length > 0;
    if (!(isSplit && isRefusing)) await noteServer(tx, server);
    return isSplit;
  });
  if (isSplit && isRefusing) return { isSplit, stop: async () => {} };
  let beat = Promise.resolve();
  const heart = setInterval(() => {
    // While the database is away nobody starts; the next heartbeat adds the row again where it is missing.
    beat = noteServer(sql, server).catch(() => {});
  }, HEARTBEAT_MS);
  return {
    isSplit,
    stop: async () => {
      clearInterval(heart);
      await beat;
      // A crashed server's row grows old in the same way.
      await removeServer(sql, server).catch(() => {});
    },
  };
}
