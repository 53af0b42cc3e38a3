import { keptRule } from '@pahiya/domain/shared/kept-after-deletion';
import type { Database } from '../../db/database.ts';
import { deleteEvents } from './audit-repository.ts';
import { deleteExpiredChallenges, deleteExpiredWaits } from './otp-repository.ts';
import { deleteSessions } from './session-repository.ts';
import { sessionLife } from './session-token.ts';
import { deleteUses } from './web-view-use-repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
const { period } = keptRule('security-log');
/** Retention of audit events in days. */
const eventDays = 'days' in period ? period.days : 365 * period.years;

/** Deletes expired OTPs, sessions and audit events; returns the number of each. */
export async function purgeSignIns(sql: Database, now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return {
    otpChallenges: await deleteExpiredChallenges(sql, now),
    otpWaits: await deleteExpiredWaits(sql, now),
    sessions: await deleteSessions(sql, {
      seen: before(sessionLife.idleMs),
      signedIn: before(sessionLife.absoluteMs),
      revoked: before(dayMs),
    }),
    webViewUses: await deleteUses(sql, before(dayMs)),
    auditEvents: await deleteEvents(sql, before(eventDays * dayMs)),
  };
}
