import type { Services } from '../../services.ts';
import { eraseEnded } from './store/consent-repository.ts';

/** Erases the numbers of consents whose time is over. They could not be read since. */
export function purgeContacts({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  return eraseEnded(sql, now());
}
