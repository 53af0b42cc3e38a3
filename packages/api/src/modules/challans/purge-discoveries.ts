import type { Services } from '../../services.ts';
import { purgeUpstreamCalls } from '../operations/upstream-calls.ts';

/** How long source responses are kept, for orders based on them; the public status looks back a week. */
const KEEP_DAYS = 30;

/** Deletes expired searches and old source responses; returns the number of rows. */
export async function purgeDiscoveries(services: Services): Promise<number> {
  const { sql, now } = services;
  const { count: searches } =
    await sql`delete from challan_discoveries where expires_at < ${now()}`;
  const before = new Date(now().getTime() - KEEP_DAYS * 86_400_000);
  const { count } = await sql`delete from challan_source_answers where fetched_at < ${before}`;
  return searches + count + (await purgeUpstreamCalls(services, before));
}
