import { grievanceKeptDays } from '@pahiya/domain/grievances/grievance-kinds';
import type { Services } from '../../services.ts';
import { eraseDecided } from './grievance-repository.ts';

/** Erases names, addresses and words of complaints that were decided long ago; returns their number. */
export function purgeGrievances({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  return eraseDecided(sql, new Date(now().getTime() - grievanceKeptDays * 86_400_000));
}
