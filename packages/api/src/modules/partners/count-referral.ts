import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../services.ts';
import { addVisit } from './referral-repository.ts';

/** Counts a visit to a partner: by day in India, partner and place, without personal data. */
export async function countReferral(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { partner, place = '' }: { partner: string; place?: string | undefined },
): Promise<void> {
  await addVisit(sql, { day: istDateOf(now()), partner, place });
}
