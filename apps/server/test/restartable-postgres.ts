import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/embedded-postgres.ts';

/** A PostgreSQL of a test's own that can be stopped and started again at one address. */
export type RestartablePostgres = {
  readonly url: string;
  /** Like an operator's restart: ends open sessions and accepts no new ones. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops it and removes its data. */
  readonly remove: () => Promise<void>;
};

/** Starts one on data of its own. */
export async function startRestartablePostgres(): Promise<RestartablePostgres> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-restart-'));
  // Started by root, PostgreSQL runs as another user, who has to pass through.
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
