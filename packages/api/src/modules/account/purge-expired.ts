import type { Database } from '../../db/database.ts';
import { purgeAnswers } from '../../http/idempotency.ts';
import { purgeCounters } from '../../limits/shared-limiter.ts';
import { purgeSignIns } from '../auth/purge-sign-ins.ts';
import { purgeConsents } from '../consents/purge-consents.ts';

/** Deletes expired rows; returns the number per table. Safe to run on several servers at the same time. */
export async function purgeExpired(sql: Database, now: Date): Promise<Record<string, number>> {
  return {
    ...(await purgeSignIns(sql, now)),
    idempotencyKeys: await purgeAnswers(sql, now),
    rateLimits: await purgeCounters(sql, now),
    consents: await purgeConsents(sql, now),
  };
}
