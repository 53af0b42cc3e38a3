import type { Queryable } from '../../db/database.ts';
import { selectPaid } from './store/order-challan-repository.ts';

/** Which of some challans were paid here and not refunded: a source may still show them as unpaid for days. */
export async function findPaidChallans(
  sql: Queryable,
  challanNumbers: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(challanNumbers.length === 0 ? [] : await selectPaid(sql, challanNumbers));
}
