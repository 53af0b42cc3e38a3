import type { Queryable } from '../../db/database.ts';
import { deleteVisitorConsents } from './consent-repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Retention of a browser's consents after its last choice; its id lasts ten days. */
const deviceConsentDays = 365;

/** Deletes expired consents of browsers; returns their number. */
export function purgeConsents(sql: Queryable, now: Date): Promise<number> {
  return deleteVisitorConsents(sql, new Date(now.getTime() - deviceConsentDays * dayMs));
}
