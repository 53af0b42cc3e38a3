import type { Services } from '../../services.ts';
import { deleteOldDeliveries } from './forwarding/delivery-repository.ts';
import { tellErased } from './forwarding/tell-erased.ts';
import { deleteDueSubmissions } from './submissions/submission-repository.ts';

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
    return deleteDueSubmissions(tx, { at, suspectUntil: before(suspectDays) });
  });
  const deliveries = await deleteOldDeliveries(sql, {
    deliveredUntil: before(deliveredDays),
    createdUntil: before(undeliveredDays),
  });
  return { submissions, deliveries };
}
