import type { Services } from '../../services.ts';
import { stripClosed } from './store/lead-repository.ts';

const keptMs = 90 * 86_400_000;

/** Strips what is left of people from leads that came to nothing, ninety days after they closed. */
export function purgeLeads({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  return stripClosed(sql, new Date(now().getTime() - keptMs));
}
