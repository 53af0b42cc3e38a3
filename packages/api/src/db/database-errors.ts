import pg from 'pg';

type ConnectionFault = 'CONNECTION_CLOSED' | 'CONNECTION_ENDED' | 'CONNECT_TIMEOUT';

const messages: Record<ConnectionFault, string> = {
  CONNECTION_CLOSED: 'the connection to the database was lost',
  CONNECTION_ENDED: 'the connections to the database are closed',
  CONNECT_TIMEOUT: 'the database did not accept a connection in time',
};

/** A statement has no answer because of its connection: it may have been executed or not. Refusals by the network and
 * by PostgreSQL (`ECONNREFUSED`, `57P01`, …) are passed on as they are. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly code: ConnectionFault;
  constructor(code: ConnectionFault, options?: ErrorOptions) {
    super(`${messages[code]} (${code})`, options);
    this.code = code;
  }
}

/** SQLSTATE of an error from the database (such as `23505`), or undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** Name of the constraint or unique index that an error is about, or undefined for any other error. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}

/** Whether PostgreSQL ends the session with this error: shutdown, termination by an administrator or a timeout, lost
 * connection, internal error. */
export function endsSession(error: unknown): boolean {
  return /^(?:57P|25P03|25P04|08|XX)/.test(sqlStateOf(error) ?? '');
}

/** Whether a prepared statement can no longer be executed, and was not: its tables have changed, or the session does not
 * know it (a pooler). */
export function isStalePlan(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return error.routine === 'RevalidateCachedQuery' || error.code === '26000';
}
