import { createDatabase, type Database, databaseIdentity } from '@pahiya/api/db/database';
import { migrate } from '@pahiya/api/db/migrate';
import { guardSessions, missingGuards, type SessionGuard } from '@pahiya/api/db/session-guards';
import { type Config, ConfigFaults } from './config.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** What opening the database leaves to its caller. */
export type DatabaseOwner = {
  /** Takes what has to be stopped, in reverse order. */
  readonly cleanUp: (() => Promise<unknown>)[];
  /** Called when the embedded database is lost for good. */
  readonly onLost: (error: Error) => void;
  /** Receives a line for the operator. */
  readonly say: (message: string) => void;
};

/**
 * Opens the configured database, given or embedded, and migrates it. Schema and role are changed over the direct
 * address; the server works over the other, which may lead through a pooler.
 * @throws ConfigFaults when the two lead to different databases, and in production when the sessions lack a guard
 */
export async function openDatabase(config: Config, owner: DatabaseOwner): Promise<Database> {
  const url = config.DATABASE_URL ?? (await startEmbedded(config, owner));
  const directUrl = config.DATABASE_DIRECT_URL ?? url;
  const identity = await prepareDatabase(directUrl);
  const sql = createDatabase({
    url,
    directUrl,
    applicationName: `pahiya-${config.ROLES.join('-')}`,
    poolSize: config.DATABASE_POOL,
    isPreparing: config.DATABASE_PREPARE === 'on',
  });
  owner.cleanUp.push(() => sql.end({ timeout: 3 }));
  if ((await databaseIdentity(sql)) !== identity) {
    throw new ConfigFaults(['DATABASE_DIRECT_URL leads to another database than DATABASE_URL']);
  }
  const faults = (await missingGuards(sql)).map(guardFault);
  if (faults.length > 0 && config.mode === 'production') throw new ConfigFaults(faults);
  for (const fault of faults) owner.say(fault);
  return sql;
}

async function startEmbedded(config: Config, { cleanUp, onLost, say }: DatabaseOwner) {
  const dataDir = config.DATA_DIR;
  const embedded = await startEmbeddedPostgres({ dataDir, onProgress: say, onLost });
  cleanUp.push(embedded.stop);
  return embedded.url;
}

async function prepareDatabase(url: string): Promise<string> {
  const sql = createDatabase({ url, applicationName: 'pahiya-migrations', poolSize: 1 });
  try {
    await migrate(sql);
    await guardSessions(sql);
    return await databaseIdentity(sql);
  } finally {
    await sql.end({ timeout: 3 });
  }
}

function guardFault({ name, value, wanted, statement }: SessionGuard): string {
  return `Sessions of DATABASE_URL have ${name} ${value} instead of ${wanted}. Run “${statement}” as an administrator; a pooler applies it to new connections (PgBouncer: RECONNECT)`;
}
