import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDatabase } from '@pahiya/api/db/database';
import { createTestDatabase } from '@pahiya/api/db/test-database';
import { readConfig } from '../src/config.ts';
import { startServer } from '../src/start-server.ts';

/** A whole server in this process, with a database and folder of its own. */
export type OwnServer = {
  readonly base: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** Stops the server alone: its database can still be read. */
  readonly halt: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** What a server puts into an empty database takes it seconds, and is the same for every one. */
async function seed(url: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'pahiya-server-'));
  const sql = createDatabase({ url, applicationName: 'test', poolSize: 1 });
  const server = await startServer(configOf(url, dataDir, {}));
  try {
    await waitUntil(async () => {
      const sources = await sql`select 1 from search_sources`;
      return sources.length === 2;
    });
  } finally {
    await server.stop();
    await sql.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 50));
}

function configOf(
  databaseUrl: string,
  dataDir: string,
  variables: Readonly<Record<string, string>>,
) {
  return readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    ROLES: 'web,api',
    LOG_LEVEL: 'silent',
    ...variables,
  });
}

/** Starts one. `variables` are environment variables as an operator would set them. */
export async function startOwnServer(
  variables: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const database = await createTestDatabase(seed);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'pahiya-server-'));
  const cleanUp = async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const server = await startServer(configOf(database.url, dataDir, variables));
    return {
      base: `http://127.0.0.1:${server.port}`,
      port: server.port,
      databaseUrl: database.url,
      halt: server.stop,
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
