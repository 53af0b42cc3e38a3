import type { Services } from '../../services.ts';
import { confirmDays } from './newsletter/subscribe.ts';
import { deleteUnconfirmed } from './newsletter/subscriber-repository.ts';
import { forgetVoters } from './polls/vote-repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
const voterDays = 365;

/** Deletes unconfirmed addresses, and after a year the browser of each vote. Votes stay counted. */
export async function purgeBlog({
  sql,
  now,
}: Pick<Services, 'sql' | 'now'>): Promise<{ addresses: number; votes: number }> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs);
  const addresses = await deleteUnconfirmed(sql, before(confirmDays));
  const votes = await forgetVoters(sql, before(voterDays));
  return { addresses, votes };
}
