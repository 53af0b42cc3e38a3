import { readChallanItem } from '@pahiya/domain/reminders/reminder-item';
import type { Queryable } from '../../db/database.ts';
import { findPaidChallans } from '../challan-orders/paid-challans.ts';
import type { Series } from './reminder-repository.ts';

/** Series without challans that were paid here since they were planned: the last look at the sources may be a day old. */
export async function withoutPaid<Row extends Pick<Series, 'item'>>(
  sql: Queryable,
  series: readonly Row[],
): Promise<readonly Row[]> {
  const numberOf = ({ item }: Row) => readChallanItem(item)?.challanNumber ?? null;
  const numbers = series.flatMap((one) => numberOf(one) ?? []);
  const paid = await findPaidChallans(sql, numbers);
  return series.filter((one) => !paid.has(numberOf(one) ?? ''));
}
