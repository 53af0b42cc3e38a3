import { createDatabase, type Database } from '@pahiya/api/db/database';
import { migrate } from '@pahiya/api/db/migrate';
import type { Config } from './config.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findRunningPostgres } from './join-embedded-postgres.ts';

/** Runs a command on the configured database: the given one, past a pooler; else the embedded one, joined where a
 * server runs it, started otherwise. */
export async function withDatabase<Outcome>(
  config: Config,
  applicationName: string,
  run: (sql: Database) => Promise<Outcome>,
): Promise<Outcome> {
  const { url, stop } = await findDatabase(config);
  const isPreparing = config.DATABASE_PREPARE === 'on';
  const sql = createDatabase({ url, applicationName, poolSize: 1, isPreparing });
  try {
    await migrate(sql);
    return await run(sql);
  } finally {
    await sql.end({ timeout: 3 });
    await stop();
  }
}

async function findDatabase(config: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  const url = given ?? (await findRunningPostgres(config.DATA_DIR));
  if (url !== null) return { url, stop: async () => undefined };
  const onProgress = (text: string) => process.stderr.write(`${text}\n`);
  return startEmbeddedPostgres({ dataDir: config.DATA_DIR, onProgress });
}
