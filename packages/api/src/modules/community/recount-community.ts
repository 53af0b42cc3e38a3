import type { Services } from '../../services.ts';
import { insertRecount, recount } from './own/own-repository.ts';

/** Counts likes and comments again, repairs what differs and keeps how much it was; returns the number. A difference is
 * a fault of ours: counters change with their rows. */
export async function recountCommunity({
  sql,
  now,
}: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const wrong = await recount(sql);
  await insertRecount(sql, now(), wrong);
  return wrong;
}
