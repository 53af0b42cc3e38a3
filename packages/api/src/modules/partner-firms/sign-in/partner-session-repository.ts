import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../db/database.ts';
import type { PartnerMember } from '../../../http/caller.ts';
import { newToken, tokenHash } from '../../auth/session-token.ts';

/** Lifetime of a partner's session: twelve hours, or an hour without use. */
export const partnerSessionLife = {
  absoluteMs: 12 * 3_600_000,
  idleMs: 60 * 60_000,
  /** `last_seen_at` is updated at most this often. */
  touchMs: 60_000,
} as const;

/** A live session with its member. */
export type PartnerSessionRow = Omit<PartnerMember, 'kind'> & { readonly lastSeenAt: Date };

/** Starts a session and returns its token, of which only the hash is stored. Deletes the member's expired sessions. */
export async function insertPartnerSession(
  tx: Queryable,
  {
    memberId,
    label,
    now,
  }: { readonly memberId: string; readonly label: string; readonly now: Date },
): Promise<{ readonly sessionId: string; readonly token: string }> {
  const sessionId = randomUUID();
  const token = newToken();
  await tx`delete from partner_sessions where member_id = ${memberId} and not (${isLive(tx, now)})`;
  await tx`
    insert into partner_sessions
      (id, member_id, token_hash, label, created_at, last_seen_at, expires_at)
    values (${sessionId}, ${memberId}, ${tokenHash(token)}, ${label}, ${now}, ${now},
      ${new Date(now.getTime() + partnerSessionLife.absoluteMs)})`;
  return { sessionId, token };
}

/** The active session of a token; null if it is expired, unknown, of a removed member or of a closed firm. */
export async function findPartnerSession(
  sql: Queryable,
  token: string,
  now: Date,
): Promise<PartnerSessionRow | null> {
  const [row] = await sql<PartnerSessionRow[]>`
    select s.id as "sessionId", m.id as "memberId", m.firm_id as "firmId", f.name as "firmName",
      f.kind as "firmKind", f.paused_at is not null as "isFirmPaused", m.email,
      m.display_name as "displayName", m.role, m.branch_ids as "branchIds",
      s.last_seen_at as "lastSeenAt", s.expires_at as "endsAt"
    from partner_sessions s
      join partner_members m on m.id = s.member_id
      join partner_firms f on f.id = m.firm_id
    where s.token_hash = ${tokenHash(token)} and m.removed_at is null and f.closed_at is null
      and ${isLive(sql, now)}`;
  return row ?? null;
}

/** Updates the last use of a session. */
export async function touchPartnerSession(
  sql: Queryable,
  sessionId: string,
  now: Date,
): Promise<void> {
  await sql`
    update partner_sessions set last_seen_at = greatest(last_seen_at, ${now})
    where id = ${sessionId}`;
}

/** Live sessions of a member, newest first. */
export function sessionsOfMember(sql: Queryable, memberId: string, now: Date) {
  return sql<
    readonly {
      readonly deviceSessionId: string;
      readonly label: string;
      readonly signedInAt: Date;
      readonly lastSeenAt: Date;
    }[]
  >`
    select id as "deviceSessionId", label, created_at as "signedInAt", last_seen_at as "lastSeenAt"
    from partner_sessions where member_id = ${memberId} and ${isLive(sql, now)}
    order by created_at desc, id`;
}

/** Ends a session of a member. */
export async function endPartnerSession(
  sql: Queryable,
  memberId: string,
  sessionId: string,
): Promise<void> {
  await sql`delete from partner_sessions where id = ${sessionId} and member_id = ${memberId}`;
}

/** Ends all sessions of a member. */
export async function endPartnerSessions(sql: Queryable, memberId: string): Promise<void> {
  await sql`delete from partner_sessions where member_id = ${memberId}`;
}

/** When the members of a firm were last seen, by member. */
export async function lastSeenOfFirm(
  sql: Queryable,
  firmId: string,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await sql<{ memberId: string; lastSeenAt: Date }[]>`
    select s.member_id as "memberId", max(s.last_seen_at) as "lastSeenAt"
    from partner_sessions s join partner_members m on m.id = s.member_id
    where m.firm_id = ${firmId} group by s.member_id`;
  return new Map(rows.map(({ memberId, lastSeenAt }) => [memberId, lastSeenAt]));
}

function isLive(sql: Queryable, now: Date) {
  return sql`expires_at > ${now}
    and last_seen_at > ${new Date(now.getTime() - partnerSessionLife.idleMs)}`;
}
