import { fastagRuleOn } from '@pahiya/domain/fastag/rules';
import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { deleteOldBalances } from './balance-repository.ts';

/** Erases balances that are so old that they say nothing any more. */
export async function purgeBalances({ sql, now }: Services): Promise<void> {
  const today = istDateOf(now());
  const { everyDays, keepDays } = fastagRuleOn('low-balance', today).values;
  await deleteOldBalances(sql, {
    readBefore: new Date(`${addDays(today, -keepDays)}T00:00:00+05:30`),
    toldBefore: addDays(today, -everyDays),
  });
}
