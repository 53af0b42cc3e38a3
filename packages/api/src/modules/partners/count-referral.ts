import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../services.ts';

/** Counts a visit to a partner: by day in India, partner and place, without personal data. */
export async function countReferral(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { partner, place = '' }: { partner: string; place?: string },
): Promise<void> {
  await sql`insert into partner_referrals (day, partner, place, visits)
    values (${istDateOf(now())}::date, ${partner}, ${place}, 1)
    on conflict (day, partner, place) do update set visits = partner_referrals.visits + 1`;
}
