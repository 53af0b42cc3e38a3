import type { Services } from '../../services.ts';
import { deleteOld } from './store/written-repository.ts';

/** How long removed and deleted words are kept, where no page reads them. Source: IT Rules 2021, rule 3(1)(g), 180 days. */
const keptMs = 180 * 86_400_000;

/** Deletes words that were removed or deleted long ago; returns their number. */
export async function purgeCommunity({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  return deleteOld(sql, new Date(now().getTime() - keptMs), now());
}
