import type { Services } from '../../services.ts';
import { stripClosed } from './store/lead-repository.ts';
import { deleteOldEvents } from './webhooks/webhook-repository.ts';

const keptMs = 90 * 86_400_000;
const eventsKeptMs = 30 * 86_400_000;

/** Strips what is left of people from leads that came to nothing, ninety days after they closed, and deletes events for
 * partners' systems after thirty. */
export async function purgeLeads({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  const at = now().getTime();
  await stripClosed(sql, new Date(at - keptMs));
  await deleteOldEvents(sql, new Date(at - eventsKeptMs));
}
