import type { Services } from '../../services.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Days until an unconfirmed address expires, with its link. */
export const confirmDays = 7;
const voterDays = 365;

/** Deletes unconfirmed addresses, and after a year the browser of each vote. Votes stay counted. */
export async function purgeBlog({
  sql,
  now,
}: Pick<Services, 'sql' | 'now'>): Promise<{ addresses: number; votes: number }> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs);
  const { count: addresses } = await sql`
    delete from newsletter_subscribers
    where confirmed_at is null and asked_at <= ${before(confirmDays)}`;
  await sql`update poll_votes set device_hash = null
    where user_id is not null and device_hash is not null and voted_at <= ${before(voterDays)}`;
  const { count: votes } = await sql`
    delete from poll_votes where user_id is null and voted_at <= ${before(voterDays)}`;
  return { addresses, votes };
}
