import type { Services } from '../../services.ts';
import { purgeUpstreamCalls } from '../operations/upstream-calls.ts';

/** What sources said is kept for so many days, for orders that stand on it; the public status looks back a week. */
const KEEP_DAYS = 30;

/** Forgets searches that are over, and what sources said long ago. */
export async function purgeDiscoveries(services: Services): Promise<number> {
  const { sql, now } = services;
  const { count: searches } =
    await sql`delete from challan_discoveries where expires_at < ${now()}`;
  const before = new Date(now().getTime() - KEEP_DAYS * 86_400_000);
  const { count } = await sql`delete from challan_source_answers where fetched_at < ${before}`;
  return searches + count + (await purgeUpstreamCalls(services, before));
}
