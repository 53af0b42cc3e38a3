import { readFileSync } from 'node:fs';
import type pg from 'pg';

/**
 * Where a PostgreSQL is, as its one connection address.
 *
 * Shape: `postgres://user:password@host:port/database`, where the host of a Unix socket is its
 * directory, percent-encoded (`%2Frun%2Fpostgresql`), or `?host=/run/postgresql`, as libpq reads it.
 */
export type DatabaseUrl = string;

const DEFAULT_PORT = 5432;

/** Reads an address for the driver. What it does not name is taken from PostgreSQL's variables (`PGUSER`, …).
 * @throws RangeError for an unknown `sslmode` */
export function readAddress(databaseUrl: DatabaseUrl): pg.ClientConfig {
  const url = new URL(databaseUrl);
  const { searchParams } = url;
  return {
    host: searchParams.get('host') ?? (decodeURIComponent(url.hostname) || undefined),
    port: url.port === '' ? DEFAULT_PORT : Number(url.port),
    user: decodeURIComponent(url.username) || undefined,
    password: decodeURIComponent(url.password) || undefined,
    database: decodeURIComponent(url.pathname.slice(1)) || undefined,
    options: searchParams.get('options') ?? undefined,
    ssl: readSsl(searchParams),
  };
}

/** Address of another database on the same server, with the same user. */
export function withDatabase(databaseUrl: DatabaseUrl, database: string): DatabaseUrl {
  const url = new URL(databaseUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** The modes of libpq. `prefer` and `allow` encrypt too, rather than fall back to plain text. */
function readSsl(parameters: URLSearchParams): pg.ClientConfig['ssl'] {
  const mode = parameters.get('sslmode');
  const root = parameters.get('sslrootcert');
  const ca = root === null ? {} : { ca: readFileSync(root, 'utf8') };
  switch (mode) {
    case null:
      return undefined;
    case 'disable':
      return false;
    case 'allow':
    case 'prefer':
    case 'require':
      return { rejectUnauthorized: false };
    case 'verify-ca':
      return { ...ca, checkServerIdentity: () => undefined };
    case 'verify-full':
      return { ...ca };
    default:
      throw new RangeError('sslmode of the database address is unknown');
  }
}
