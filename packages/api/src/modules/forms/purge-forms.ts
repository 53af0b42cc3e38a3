import type { Services } from '../../services.ts';
import { tellErased } from './forwarding/tell-erased.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** What a program sent is looked through for so long, in case it was a person after all. */
const suspectDays = 30;
/** Records of sent events and erasures. Those of submissions are deleted with them. */
const deliveredDays = 30;
/** What could not be passed on for so long is given up. */
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
  // One moment for all of it: what is erased by a later one would go without a notice.
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
