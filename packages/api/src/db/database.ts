import postgres from 'postgres';
import { type DatabaseUrl, readAddress } from './database-address.ts';

/** JavaScript types of columns whose default parsing would lose something. */
export interface DatabaseTypes extends Record<string, unknown> {
  /** `bigint`: a number, checked to be a safe integer (whole paise, counts, identities). */
  readonly bigint: number;
  /** `date`: the text `YYYY-MM-DD`, never an instant, so no time zone can move the day. */
  readonly date: string;
}

/** A pool of connections. `timestamptz` columns are read as `Date`. */
export type Database = postgres.Sql<DatabaseTypes>;

/** An open transaction, as passed by `database.begin`. */
export type Transaction = postgres.TransactionSql<DatabaseTypes>;

/** What a repository accepts: the pool or a transaction. */
export type Queryable = postgres.ISql<DatabaseTypes>;

export interface DatabaseOptions {
  readonly url: DatabaseUrl;
  /** Shown in `pg_stat_activity`: the role or test that owns a connection. */
  readonly applicationName: string;
  /** Maximum number of connections. */
  readonly poolSize?: number;
  /** A statement that takes longer is cancelled with SQLSTATE 57014. 0: never. */
  readonly statementTimeoutMs?: number;
  readonly connectTimeoutMs?: number;
  /** String parameters for JSON columns are JSON already, as other libraries write them; otherwise they are values to
   * serialise. */
  readonly hasJsonTexts?: boolean;
}

/** Our transactions wait only for the database: an idle one has lost its client. */
const IDLE_TRANSACTION_MS = 10_000;
const LONGEST_PAUSE_SECONDS = 0.2;

const INT8 = 20;
const DATE = 1082;
const JSON_TYPE = 114;
const JSONB_TYPE = 3802;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

const jsonTexts = {
  to: JSON_TYPE,
  from: [JSON_TYPE, JSONB_TYPE],
  parse: (text: string): unknown => JSON.parse(text),
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
};

/** Opens a pool; the first connection is made by the first query. Close it with `end()`. */
export function createDatabase(options: DatabaseOptions): Database {
  const { url, ...address } = readAddress(options.url);
  return postgres(url, {
    ...address,
    max: options.poolSize ?? 10,
    connect_timeout: (options.connectTimeoutMs ?? 10_000) / 1000,
    backoff: pauseBeforeConnecting,
    connection: {
      application_name: options.applicationName,
      statement_timeout: options.statementTimeoutMs ?? 15_000,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
      TimeZone: 'UTC',
    },
    onnotice: () => undefined,
    types: {
      bigint: { to: INT8, from: [INT8], parse: parseSafeInteger, serialize: serializeSafeInteger },
      date: { to: DATE, from: [DATE], parse: (text: string) => text, serialize: serializeDay },
      ...(options.hasJsonTexts === true ? { json: jsonTexts } : {}),
    },
  });
}

/** The database's clock, shared by all servers; theirs may differ. */
export async function clockOf(sql: Queryable): Promise<Date> {
  const [row] = await sql<{ now: Date }[]>`select clock_timestamp() as now`;
  if (row === undefined) throw new Error('the database gave no time');
  return row.now;
}

/** SQLSTATE of an error from the database (such as `23505`), or undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof postgres.PostgresError ? error.code : undefined;
}

/** Name of the constraint or unique index that an error is about, or undefined for any other error. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof postgres.PostgresError ? error.constraint_name : undefined;
}

/** Seconds before a failed connection is retried. Always short: requests fail fast while the database is away, and work
 * as soon as it is back, rather than after the driver's own 20 seconds. */
function pauseBeforeConnecting(failures: number): number {
  return Math.min(0.01 * 2 ** failures, LONGEST_PAUSE_SECONDS);
}

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is not a safe integer`);
  return value;
}

function serializeSafeInteger(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer`);
  return String(value);
}

function serializeDay(value: string): string {
  if (!ISO_DATE.test(value)) throw new RangeError(`${value} is not a day written YYYY-MM-DD`);
  return value;
}
