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
  /** Shown in `pg_stat_activity`: the role or test that owns a connection. */
  readonly applicationName: string;
  /** Maximum number of connections. */
  readonly poolSize?: number;
  /** A statement that takes longer is cancelled with SQLSTATE 57014. 0: never. */
  readonly statementTimeoutMs?: number;
  readonly connectTimeoutMs?: number;
  /** Prepares each statement once per connection. Off for a pooler that gives every transaction another session and does
   * not know prepared statements. */
  readonly isPreparing?: boolean;
}

/** Our transactions wait only for the database: an idle one has lost its client. */
const IDLE_TRANSACTION_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 60_000;

/** Opens a pool; the first connection is made by the first query. Close it with `end()`. */
export function createDatabase(options: DatabaseOptions): Database {
  const connection = readConnection(options);
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
      const listener = new ChannelListener(connection, { channel, onNote, onListen });
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

function readConnection(options: DatabaseOptions): pg.ClientConfig {
  const address = readAddress(options.url);
  const { statementTimeoutMs = 15_000, connectTimeoutMs = 10_000 } = options;
  const settings = {
    TimeZone: 'UTC',
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  };
  const ours = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  return {
    ...address,
    application_name: options.applicationName,
    // The driver has no option for the zone, nor for a time-out of 0.
    options: [...(address.options === undefined ? [] : [address.options]), ...ours].join(' '),
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types: columnTypes,
  };
}
