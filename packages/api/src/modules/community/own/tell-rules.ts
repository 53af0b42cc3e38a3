import { rulesToldBefore } from '@pahiya/domain/community/community-terms';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { insertRulesNews } from './letters-repository.ts';

const membersAtOnce = 500;

/** Reminds members of the rules whose last reminder, or first day, is long enough ago; returns their number. May run twice
 * or be broken off: nobody is told twice. */
export async function tellRules({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const at = now();
  const before = rulesToldBefore(at);
  let told = 0;
  for (;;) {
    const count = await insertRulesNews(sql, {
      before,
      now: at,
      cause: istDateOf(at),
      most: membersAtOnce,
    });
    told += count;
    if (count < membersAtOnce) return told;
  }
}
