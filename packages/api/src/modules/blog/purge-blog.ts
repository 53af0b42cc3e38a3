import type { Services } from '../../services.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Days for which a link that confirms an address works, and the address is kept without it. */
export const confirmDays = 7;
const voterDays = 365;

/** Erases addresses that nobody confirmed, and after a year which browser gave a vote. The votes stay counted. */
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
