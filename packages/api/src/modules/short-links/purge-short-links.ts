import type { Services } from '../../services.ts';
import { deleteEnded } from './short-link-repository.ts';

const keptMs = 30 * 86_400_000;

/** Deletes links that ended a month ago. */
export function purgeShortLinks({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  return deleteEnded(sql, new Date(now().getTime() - keptMs));
}
