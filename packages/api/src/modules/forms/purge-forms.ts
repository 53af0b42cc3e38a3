import type { Services } from '../../services.ts';
import { tellErased } from './forwarding/tell-erased.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Retention of suspected bots' submissions, in case one was a person. */
const suspectDays = 30;
/** Retention of sent events and erasure notices. Those of submissions are deleted with them. */
const deliveredDays = 30;
/** Undelivered messages are given up after this time. */
const undeliveredDays = 90;

/** Deletes expired submissions and their pending deliveries, and enqueues erasure notices to the receivers. */
export async function purgeForms({
  sql,
  now,
  settings,
}: Pick<Services, 'sql' | 'now' | 'settings'>): Promise<{
  submissions: number;
  deliveries: number;
}> {
  // One cut-off for all of it: a later one would erase without a notice.
  const at = now();
  const before = (days: number) => new Date(at.getTime() - days * dayMs);
  const submissions = await sql.begin(async (tx) => {
    await tellErased(tx, settings.secret, { dueAt: at });
    const { count } = await tx`
      delete from form_submissions
      where erase_at <= ${at} or (is_suspect and submitted_at <= ${before(suspectDays)})`;
    return count;
  });
  const { count: deliveries } = await sql`
    delete from deliveries
    where (submission_id is null and delivered_at <= ${before(deliveredDays)})
      or (delivered_at is null and created_at <= ${before(undeliveredDays)})`;
  return { submissions, deliveries };
}
