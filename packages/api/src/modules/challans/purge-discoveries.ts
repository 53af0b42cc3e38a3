import { deleteOldCalls } from '../../leases/source-call-repository.ts';
import type { Services } from '../../services.ts';
import { purgeUpstreamCalls } from '../operations/upstream-calls.ts';
import { deleteExpired } from './discovery-repository.ts';
import { deleteAnswers } from './source-answer-repository.ts';

/** How long source responses are kept, for orders based on them; the public status looks back a week. */
const KEEP_DAYS = 30;

/** Deletes expired searches and old source responses; returns the number of rows. */
export async function purgeDiscoveries(services: Services): Promise<number> {
  const { sql, now } = services;
  const before = new Date(now().getTime() - KEEP_DAYS * 86_400_000);
  const deleted = [
    await deleteExpired(sql, now()),
    await deleteAnswers(sql, before),
    await deleteOldCalls(sql),
    await purgeUpstreamCalls(services, before),
  ];
  return deleted.reduce((sum, count) => sum + count, 0);
}
