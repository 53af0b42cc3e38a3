import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '@pahiya/contracts/operator-roles';
import type { Queryable } from '../../../db/database.ts';
import { newToken, tokenHash } from '../../auth/session-token.ts';

/** Lifetime of a desk session: twelve hours, or half an hour without use. */
export const deskSessionLife = {
  absoluteMs: 12 * 3_600_000,
  idleMs: 30 * 60_000,
  /** `last_seen_at` is updated at most this often. */
  touchMs: 60_000,
} as const;

/** A live session with its operator. */
export type DeskSessionRow = {
  readonly sessionId: string;
  readonly operatorId: string;
  readonly username: string;
  readonly displayName: string;
  readonly roles: readonly OperatorRole[];
  readonly isFirstPassword: boolean;
  readonly lastSeenAt: Date;
  readonly endsAt: Date;
};

/** Starts a session and returns its token, of which only the hash is stored. Deletes the operator's expired
 * sessions. */
export async function insertDeskSession(
  tx: Queryable,
  operatorId: string,
  now: Date,
): Promise<{ readonly sessionId: string; readonly token: string }> {
  const sessionId = randomUUID();
  const token = newToken();
  await tx`
    delete from operator_sessions where operator_id = ${operatorId} and not (${isLive(tx, now)})`;
  await tx`
    insert into operator_sessions
      (id, operator_id, token_hash, created_at, last_seen_at, expires_at)
    values (${sessionId}, ${operatorId}, ${tokenHash(token)}, ${now}, ${now},
      ${new Date(now.getTime() + deskSessionLife.absoluteMs)})`;
  return { sessionId, token };
}

/** The active session of a token; null if it is expired, unknown, or of a closed account. */
export async function findDeskSession(
  sql: Queryable,
  token: string,
  now: Date,
): Promise<DeskSessionRow | null> {
  const [row] = await sql<DeskSessionRow[]>`
    select s.id as "sessionId", o.id as "operatorId", o.username, o.display_name as "displayName",
      o.roles, o.is_first_password as "isFirstPassword", s.last_seen_at as "lastSeenAt",
      s.expires_at as "endsAt"
    from operator_sessions s join operators o on o.id = s.operator_id
    where s.token_hash = ${tokenHash(token)} and o.disabled_at is null and ${isLive(sql, now)}`;
  return row ?? null;
}

/** Updates the last use of a session. */
export async function touchDeskSession(
  sql: Queryable,
  sessionId: string,
  now: Date,
): Promise<void> {
  await sql`
    update operator_sessions set last_seen_at = greatest(last_seen_at, ${now})
    where id = ${sessionId}`;
}

/** Ends a session. */
export async function endDeskSession(sql: Queryable, sessionId: string): Promise<void> {
  await sql`delete from operator_sessions where id = ${sessionId}`;
}

/** Ends all sessions of an operator. */
export async function endDeskSessions(sql: Queryable, operatorId: string): Promise<void> {
  await sql`delete from operator_sessions where operator_id = ${operatorId}`;
}

function isLive(sql: Queryable, now: Date) {
  return sql`expires_at > ${now}
    and last_seen_at > ${new Date(now.getTime() - deskSessionLife.idleMs)}`;
}
