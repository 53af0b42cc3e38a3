import type pg from 'pg';
import { ChannelListener } from './channel-listener.ts';
import { columnTypes } from './column-types.ts';
import { ConnectionPool } from './connection-pool.ts';
import { type DatabaseUrl, readAddress } from './database-address.ts';
import { createQueryable, type Queryable } from './statement.ts';
import { runTransaction, type Transaction, type Work } from './transaction.ts';

export type { Queryable, Transaction };

/**
 * A pool of connections.
 *
 * Columns are read as: `bigint` a number, checked to be a safe integer (whole paise, counts, identities); `date` the text
 * `YYYY-MM-DD`, never an instant, so no time zone can move the day; `timestamptz` a `Date`; `json` and `jsonb` their
 * value; arrays of these as lists; `numeric` and everything else as text.
 */
export interface Database extends Queryable {
  /** Runs `work` in a transaction: see {@link runTransaction}. */
  readonly begin: <T>(work: Work<T>) => Promise<T>;
  /** Listens for notifications until the pool is closed, over a connection of its own, which reconnects. `onListen` is
   * called at the beginning and after each reconnection: notes in between were missed. */
  readonly listen: (
    channel: string,
    onNote: (payload: string) => void,
    onListen?: () => void,
  ) => Promise<void>;
  /** Closes the pool once its queries and transactions are done, at the latest after so many seconds; those that are
   * not done then fail. Queries sent afterwards are refused. */
  readonly end: (limit?: { readonly timeout?: number }) => Promise<void>;
}

export interface DatabaseOptions {
  readonly url: DatabaseUrl;
  /** Address past a pooler, for listening; the same when left out. */
  readonly directUrl?: DatabaseUrl | undefined;
  /** Shown in `pg_stat_activity`: the role or test that owns a connection. */
  readonly applicationName: string;
  /** Maximum number of connections. */
  readonly poolSize?: number;
  /** A statement that takes longer is cancelled with SQLSTATE 57014. 0: never. For tools with a direct connection: a
   * server's limit is set on its role (`session-guards.ts`). */
  readonly statementTimeoutMs?: number;
  readonly connectTimeoutMs?: number;
  /** Prepares each statement once per connection. Off for a pooler that gives every transaction another session and does
   * not know prepared statements. */
  readonly isPreparing?: boolean;
}

const KEEP_ALIVE_AFTER_MS = 60_000;

/** Opens a pool; the first connection is made by the first query. Close it with `end()`. */
export function createDatabase(options: DatabaseOptions): Database {
  const connection = readConnection(options.url, options);
  const listening = readConnection(options.directUrl ?? options.url, options);
  const pool = new ConnectionPool(connection, {
    size: options.poolSize ?? 10,
    isPreparing: options.isPreparing ?? true,
  });
  const listeners: ChannelListener[] = [];
  return Object.assign(createQueryable(pool.run), {
    begin: async <T>(work: Work<T>) => {
      const session = await pool.take();
      return runTransaction(session, work).finally(() => pool.release(session));
    },
    listen: async (channel: string, onNote: (payload: string) => void, onListen?: () => void) => {
      const listener = new ChannelListener(listening, { channel, onNote, onListen });
      listeners.push(listener);
      await listener.start();
    },
    end: async ({ timeout }: { readonly timeout?: number } = {}) => {
      const limitMs = timeout === undefined ? undefined : timeout * 1000;
      await Promise.all([pool.end(limitMs), ...listeners.map((listener) => listener.stop())]);
    },
  });
}

/** The database's clock, shared by all servers; theirs may differ. */
export async function clockOf(sql: Queryable): Promise<Date> {
  const [row] = await sql<{ now: Date }[]>`select clock_timestamp() as now`;
  if (row === undefined) throw new Error('the database gave no time');
  return row.now;
}

/** Identifies a database, whichever address leads to it. */
export async function databaseIdentity(sql: Queryable): Promise<string> {
  const [row] = await sql<{ startedAt: Date; id: string }[]>`
    select pg_postmaster_start_time() as "startedAt", oid::text as id
    from pg_database where datname = current_database()`;
  if (row === undefined) throw new Error('the database did not identify itself');
  return `${row.startedAt.toISOString()}/${row.id}`;
}

/** Without start-up parameters that a pooler does not know: what all sessions have is set on the role. */
function readConnection(
  url: DatabaseUrl,
  { applicationName, statementTimeoutMs, connectTimeoutMs = 10_000 }: DatabaseOptions,
): pg.ClientConfig {
  const address = readAddress(url);
  // The driver has no option for a time-out of 0.
  const limit =
    statementTimeoutMs === undefined ? [] : [`-c statement_timeout=${statementTimeoutMs}`];
  const options = [...(address.options === undefined ? [] : [address.options]), ...limit];
  return {
    ...address,
    application_name: applicationName,
    options: options.length === 0 ? undefined : options.join(' '),
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types: columnTypes,
  };
}
