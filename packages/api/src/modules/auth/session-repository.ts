import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { newToken, sessionLife, tokenHash } from './session-token.ts';

/** A token with its session. */
export type TokenRow = {
  readonly sessionId: string;
  readonly userId: string;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
  readonly issuedAt: Date;
  readonly firstUsedAt: Date | null;
  readonly supersededAt: Date | null;
};

/** Starts a session; returns its id and its first token, which is not stored. */
export async function insertSession(
  tx: Queryable,
  session: { userId: string; deviceId: string; label: string; now: Date },
): Promise<{ sessionId: string; token: string }> {
  const { userId, deviceId, label, now } = session;
  const sessionId = randomUUID();
  const token = newToken();
  await tx`
    insert into sessions (id, user_id, device_id, label, signed_in_at, last_seen_at, rotated_at)
    values (${sessionId}, ${userId}, ${deviceId}, ${label}, ${now}, ${now}, ${now})`;
  await tx`
    insert into session_tokens (token_hash, session_id, issued_at, first_used_at)
    values (${tokenHash(token)}, ${sessionId}, ${now}, ${now})`;
  return { sessionId, token };
}

/** The token's row while its session is active. One query over two primary keys: it runs on every request. */
export async function findToken(sql: Queryable, token: string, now: Date) {
  const [row] = await sql<TokenRow[]>`
    select s.id as "sessionId", s.user_id as "userId", s.signed_in_at as "signedInAt",
      s.last_seen_at as "lastSeenAt", t.issued_at as "issuedAt", t.first_used_at as "firstUsedAt",
      t.superseded_at as "supersededAt"
    from session_tokens t join sessions s on s.id = t.session_id
    where t.token_hash = ${tokenHash(token)} and ${isLive(sql, now)}`;
  return row ?? null;
}

/** The persons of active sessions, by their tokens' hashes in base64. */
export async function usersOfTokens(
  sql: Queryable,
  hashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await sql<{ hash: Buffer; userId: string }[]>`
    select t.token_hash as hash, s.user_id as "userId"
    from session_tokens t join sessions s on s.id = t.session_id
    where t.token_hash in (select decode(h, 'base64') from unnest(${[...hashes]}::text[]) h)
      and ${isLive(sql, now)}`;
  return new Map(rows.map(({ hash, userId }) => [hash.toString('base64'), userId]));
}

/** The person of an active session. */
export async function findSessionUser(sql: Queryable, sessionId: string, now: Date) {
  const [row] = await sql<{ userId: string }[]>`
    select s.user_id as "userId" from sessions s where s.id = ${sessionId} and ${isLive(sql, now)}`;
  return row?.userId ?? null;
}

/** Records that the session is in use. */
export async function touchSession(sql: Queryable, sessionId: string, now: Date): Promise<void> {
  await sql`update sessions set last_seen_at = greatest(last_seen_at, ${now}) where id = ${sessionId}`;
}

/** First use of a new token: the browser has it, so all others of the session expire. */
export async function takeOver(
  sql: Queryable,
  sessionId: string,
  token: string,
  now: Date,
): Promise<void> {
  const hash = tokenHash(token);
  // The session's row is locked first, so simultaneous first uses cannot deadlock on tokens.
  await sql`
    with locked as (select id from sessions where id = ${sessionId} for update)
    update session_tokens set
      first_used_at = case when token_hash = ${hash} then ${now} else first_used_at end,
      superseded_at = case when token_hash = ${hash} then null else coalesce(superseded_at, ${now}) end
    where session_id = (select id from locked)
      and exists (select from session_tokens
        where token_hash = ${hash} and first_used_at is null and superseded_at is null)`;
}

/** Another token for a session, or null when another request has just received one. */
export async function rotateToken(
  sql: Queryable,
  sessionId: string,
  now: Date,
): Promise<string | null> {
  const token = newToken();
  const [row] = await sql`
    with mine as (
      update sessions set rotated_at = ${now}
      where id = ${sessionId} and rotated_at <= ${new Date(now.getTime() - sessionLife.graceMs)}
      returning id)
    insert into session_tokens (token_hash, session_id, issued_at)
    select ${tokenHash(token)}, id, ${now} from mine returning session_id`;
  return row === undefined ? null : token;
}

/** Revokes one session; returns whether it was active. */
export async function revokeSession(
  sql: Queryable,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const rows = await sql`
    update sessions s set revoked_at = ${now} where s.id = ${sessionId} and ${isLive(sql, now)}
    returning id`;
  return rows.length > 0;
}

/** Revokes the sessions of a person, all or but one; returns how many were active. */
export async function revokeSessions(
  sql: Queryable,
  { userId, butSessionId = null }: { userId: string; butSessionId?: string | null },
  now: Date,
): Promise<number> {
  const rows = await sql`
    update sessions s set revoked_at = ${now}
    where s.user_id = ${userId} and ${isLive(sql, now)}
      and s.id is distinct from ${butSessionId}::uuid
    returning id`;
  return rows.length;
}

/** Revokes the same person's earlier sessions in a browser, so a device is listed once. */
export async function revokeOnDevice(
  sql: Queryable,
  { userId, deviceId }: { userId: string; deviceId: string },
  now: Date,
): Promise<void> {
  await sql`
    update sessions s set revoked_at = ${now}
    where s.user_id = ${userId} and s.device_id = ${deviceId} and s.revoked_at is null`;
}

/** A signed-in device. */
export type SessionRow = {
  readonly sessionId: string;
  readonly label: string;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
};

/** Active sessions of a person, last used first. */
export async function listSessions(
  sql: Queryable,
  userId: string,
  now: Date,
): Promise<readonly SessionRow[]> {
  return sql<SessionRow[]>`
    select s.id as "sessionId", s.label, s.signed_in_at as "signedInAt",
      s.last_seen_at as "lastSeenAt"
    from sessions s where s.user_id = ${userId} and ${isLive(sql, now)}
    order by s.last_seen_at desc, s.id`;
}

/** All sessions of a person, ended ones included, newest first. */
export async function sessionHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select id as "deviceSessionId", device_id as "deviceId", label,
      signed_in_at as "signedInAt", last_seen_at as "lastSeenAt", revoked_at as "signedOutAt"
    from sessions where user_id = ${userId} order by signed_in_at desc, id`;
}

/** Deletes sessions last used, begun or revoked before these times; returns their number. */
export async function deleteSessions(
  sql: Queryable,
  before: { readonly seen: Date; readonly signedIn: Date; readonly revoked: Date },
): Promise<number> {
  const { count } = await sql`
    delete from sessions
    where last_seen_at <= ${before.seen} or signed_in_at <= ${before.signedIn}
      or revoked_at <= ${before.revoked}`;
  return count;
}

function isLive(sql: Queryable, now: Date) {
  return sql`s.revoked_at is null
    and s.last_seen_at > ${new Date(now.getTime() - sessionLife.idleMs)}
    and s.signed_in_at > ${new Date(now.getTime() - sessionLife.absoluteMs)}`;
}

/** Devices on which people signed in, by person. */
export async function selectDevices(
  sql: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await sql<{ userId: string; devices: string[] }[]>`
    select user_id as "userId", array_agg(distinct device_id::text) as devices from sessions
    where user_id = any(${[...userIds]}::uuid[]) group by user_id`;
  return new Map(rows.map(({ userId, devices }) => [userId, devices]));
}

/** How many accounts opened since an instant were signed in on a device of a person, their own included. */
export async function countAccountsOnDevices(
  sql: Queryable,
  userId: string,
  since: Date,
): Promise<number> {
  const [row] = await sql<{ accounts: number }[]>`
    select count(distinct o.user_id)::int as accounts
    from sessions s join sessions o on o.device_id = s.device_id
      join users u on u.id = o.user_id and u.created_at >= ${since}
    where s.user_id = ${userId}`;
  return row?.accounts ?? 0;
}
