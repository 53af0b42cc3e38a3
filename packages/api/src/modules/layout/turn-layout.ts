import type { Services } from '../../services.ts';
import { bumpContent } from '../content-versions/bump-content.ts';
import { layoutContent } from './layout-document.ts';
import { takeTurns } from './layout-repository.ts';

/** Has pages made anew when a part's time begins or ends (a notice of an outage); for a job of every minute. Answers how
 * many turns there were. Servers that do it at once share the work. */
export async function turnLayout({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  return sql.begin(async (tx) => {
    const turns = await takeTurns(tx, now());
    if (turns > 0) await bumpContent(tx, layoutContent);
    return turns;
  });
}
