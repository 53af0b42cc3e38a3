import type { Queryable, Transaction } from '../../db/database.ts';
import type { OrderRow } from '../../order-row.ts';
import {
  selectExpiredHoldsLocked,
  selectFirstUnpaid,
  selectUnpaidIds,
  selectUnpaidLocked,
} from './order-repository.ts';

/** Unpaid orders of a person, oldest first, locked. */
export function lockUnpaidOrders(
  tx: Transaction,
  { userId, kind }: { readonly userId: string; readonly kind: string },
): Promise<readonly OrderRow[]> {
  return selectUnpaidLocked(tx, userId, kind);
}

/** Those of some orders that belong to others, are unpaid and whose hold has expired, locked. Skips locked ones. */
export async function lockExpiredHolds(
  tx: Transaction,
  orderIds: readonly string[],
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<readonly OrderRow[]> {
  return orderIds.length === 0 ? [] : selectExpiredHoldsLocked(tx, orderIds, { userId, now });
}

/** When a person placed the first of some orders since an instant, of those that were never paid. */
export async function firstPlaced(
  tx: Queryable,
  orderIds: readonly string[],
  of: { readonly userId: string; readonly since: Date },
): Promise<Date | null> {
  return orderIds.length === 0 ? null : selectFirstUnpaid(tx, orderIds, of);
}

/** Which of some orders are unpaid. */
export async function findUnpaid(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return orderIds.length === 0 ? new Set() : selectUnpaidIds(sql, orderIds);
}
