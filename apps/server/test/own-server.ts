import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@pahiya/api/db/test-database';
import { readConfig } from '../src/config.ts';
import { startServer } from '../src/start-server.ts';

/** A whole server in this process, with a database and folder of its own. */
export type OwnServer = {
  readonly base: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly stop: () => Promise<void>;
};

/** Starts one. `variables` are environment variables as an operator would set them. */
export async function startOwnServer(
  variables: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'pahiya-server-'));
  const cleanUp = async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const server = await startServer(
      readConfig({
        PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        DATABASE_POOL: '4',
        ROLES: 'web,api',
        LOG_LEVEL: 'silent',
        ...variables,
      }),
    );
    return {
      base: `http://127.0.0.1:${server.port}`,
      port: server.port,
      databaseUrl: database.url,
      stop: async () => {
        await server.stop();
        await cleanUp();
      },
    };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
