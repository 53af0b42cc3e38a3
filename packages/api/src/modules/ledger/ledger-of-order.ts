import type { Queryable } from '../../db/database.ts';
import { type OrderLedgerLine, selectLedgerOfOrder } from './ledger-repository.ts';

/** Transactions of an order in booking order, as the desk sees them. */
export function readLedgerOfOrder(
  sql: Queryable,
  orderId: string,
): Promise<readonly OrderLedgerLine[]> {
  return selectLedgerOfOrder(sql, orderId);
}
