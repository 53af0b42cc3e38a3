import type { Services } from '../../services.ts';
import { bumpContent } from '../content-versions/bump-content.ts';
import { layoutContent } from './document/layout-document.ts';
import { takeTurns } from './document/turn-repository.ts';

/** Re-renders pages when a part's time starts or ends (a notice of an outage); for a job of every minute. Returns how
 * many changes were due. Concurrent servers share the work. */
export async function turnLayout({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  return sql.begin(async (tx) => {
    const turns = await takeTurns(tx, now());
    if (turns > 0) await bumpContent(tx, layoutContent);
    return turns;
  });
}
