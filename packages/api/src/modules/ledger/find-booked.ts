import type { LedgerAccount } from '@pahiya/domain/ledger/ledger';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../db/database.ts';
import { selectBooked } from './ledger-repository.ts';

/** Amounts booked on an account, by the keys of their transactions. */
export function findBooked(
  sql: Queryable,
  keys: readonly string[],
  account: LedgerAccount,
): Promise<ReadonlyMap<string, Paise>> {
  return selectBooked(sql, keys, account);
}
