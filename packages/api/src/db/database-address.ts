/**
 * Where a PostgreSQL is, as its one connection address.
 *
 * Shape: `postgres://user:password@host:port/database`, where the host of a Unix socket is its
 * directory, percent-encoded (`%2Frun%2Fpostgresql`), as libpq and `pg` read it too.
 */
export type DatabaseUrl = string;

/** Options that postgres.js needs apart from the address, because it cannot read them from it. */
export interface AddressOverrides {
  readonly url: string;
  readonly host?: string;
}

/** Reads the directory of a Unix socket from an address: postgres.js does not decode the host, and would send
 * `?host=/run/postgresql` to the server as a setting. */
export function readAddress(databaseUrl: DatabaseUrl): AddressOverrides {
  const url = new URL(databaseUrl);
  const asked = url.searchParams.get('host');
  const host = asked ?? decodeURIComponent(url.hostname);
  if (!host.startsWith('/')) return { url: databaseUrl };
  url.searchParams.delete('host');
  if (url.hostname !== '') url.hostname = 'localhost';
  return { url: url.href, host };
}

/** Address of another database on the same server, with the same user. */
export function withDatabase(databaseUrl: DatabaseUrl, database: string): DatabaseUrl {
  const url = new URL(databaseUrl);
  url.pathname = `/${database}`;
  return url.href;
}
