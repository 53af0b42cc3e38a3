import type { Services } from '../../../services.ts';
import { deleteCallBacksBefore } from './call-back-repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Retention of a request in days. */
const keptDays = 90;

/** Deletes expired callback requests; closed ones only contain an account id. */
export async function purgeCallBacks({
  sql,
  now,
}: Pick<Services, 'sql' | 'now'>): Promise<{ readonly callBacks: number }> {
  const before = new Date(now().getTime() - keptDays * dayMs);
  return { callBacks: await deleteCallBacksBefore(sql, before) };
}
