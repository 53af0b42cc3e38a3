import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/embedded-postgres.ts';

/** A PostgreSQL for a test that can be stopped and restarted at one address. */
export type RestartablePostgres = {
  readonly url: string;
  /** Like an operator's restart: ends open sessions and accepts no new ones. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops it and removes its data. */
  readonly remove: () => Promise<void>;
};

/** Starts one with its own data. */
export async function startRestartablePostgres(): Promise<RestartablePostgres> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-restart-'));
  // When run as root, PostgreSQL runs as another user, who must be able to enter.
  await chmod(folder, 0o711);
  const dataDir = path.join(folder, 'data');
  let running: EmbeddedPostgres | null = await startEmbeddedPostgres({ dataDir });
  const { url } = running;
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  return {
    url,
    stop,
    start: async () => {
      running = await startEmbeddedPostgres({ dataDir });
      if (running.url !== url) throw new Error('PostgreSQL came back at another address');
    },
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
