import type { Queryable } from '../../db/database.ts';
import { type BankLine, selectBankLines } from './ledger-repository.ts';

/** The latest transactions on our bank account. */
export function readBankBookings(sql: Queryable, count: number): Promise<readonly BankLine[]> {
  return selectBankLines(sql, count);
}
