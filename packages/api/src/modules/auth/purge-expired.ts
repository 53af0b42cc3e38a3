import type { Database } from '../../db/database.ts';
import { eventDays } from './record-event.ts';
import { sessionLife } from './session-token.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Retention of idempotent responses. */
const repeatMs = dayMs;
/** Retention of a browser's consents after its last choice; its id lasts ten days. */
const deviceConsentDays = 365;

/** Deletes expired rows; returns the number per table. Safe to run on several servers at the same time. */
export async function purgeExpired(sql: Database, now: Date): Promise<Record<string, number>> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { count: otpChallenges } = await sql`delete from otp_challenges where expires_at <= ${now}`;
  const { count: otpWaits } = await sql`delete from otp_waits where ends_at <= ${now}`;
  const { count: sessions } = await sql`
    delete from sessions
    where last_seen_at <= ${before(sessionLife.idleMs)}
      or signed_in_at <= ${before(sessionLife.absoluteMs)}
      or revoked_at <= ${before(dayMs)}`;
  const { count: idempotencyKeys } = await sql`
    delete from idempotency_keys where created_at <= ${before(repeatMs)}`;
  const { count: rateLimits } = await sql`
    delete from rate_limits where expire <= ${now.getTime()}`;
  const { count: auditEvents } = await sql`
    delete from audit_events where at <= ${before(eventDays * dayMs)}`;
  const { count: consents } = await sql`
    delete from consents
    where user_id is null and changed_at <= ${before(deviceConsentDays * dayMs)}`;
  return { otpChallenges, otpWaits, sessions, idempotencyKeys, rateLimits, auditEvents, consents };
}
