import type { Database, Queryable } from './database.ts';
import { sqlStateOf } from './database-errors.ts';
import { lockSchema } from './migrate.ts';

/**
 * What every session has, in the words of `show`. They belong to the role, not to the connection: a pooler refuses or
 * drops start-up parameters, and a `set` would stay with a session that the next transaction of someone else gets.
 */
const guards = [
  { name: 'TimeZone', value: 'UTC' },
  { name: 'statement_timeout', value: '15s' },
  // Our transactions wait only for the database: an idle one has lost its client.
  { name: 'idle_in_transaction_session_timeout', value: '10s' },
] as const;

const INSUFFICIENT_PRIVILEGE = '42501';

/** A setting, its value in a session, and the statement that gives the wanted one to new sessions. */
export type SessionGuard = {
  readonly name: string;
  readonly value: string;
  readonly wanted: string;
  readonly statement: string;
};

/** Sets the guards on the role of a direct connection, for new sessions in its database. Does nothing where that is not
 * permitted: {@link missingGuards} tells. */
export async function guardSessions(sql: Database): Promise<void> {
  const missing = await missingGuards(sql);
  if (missing.length === 0) return;
  try {
    await sql.begin(async (tx) => {
      // Servers that start at the same time would update the same row of the catalogue, which PostgreSQL refuses.
      await lockSchema(tx);
      for (const { statement } of missing) await tx.unsafe(statement);
    });
  } catch (error) {
    if (sqlStateOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
  }
}

/** The guards that a session of this connection lacks. */
export async function missingGuards(sql: Queryable): Promise<SessionGuard[]> {
  const [database] = await sql<{ name: string }[]>`select current_database() as name`;
  const all = await guardsOf(sql, database?.name ?? '');
  return all.filter(({ value, wanted }) => value !== wanted);
}

/** All guards for the sessions of this role in a database, with the values of this session. */
export async function guardsOf(sql: Queryable, database: string): Promise<SessionGuard[]> {
  const names = guards.map(({ name }) => name);
  const values = guards.map(({ value }) => value);
  return sql<SessionGuard[]>`
    select name, current_setting(name) as value, wanted,
      format('alter role %I in database %I set %I = %L', session_user, ${database}::text, name,
        wanted) as statement
    from unnest(${names}::text[], ${values}::text[]) as guard (name, wanted)`;
}
