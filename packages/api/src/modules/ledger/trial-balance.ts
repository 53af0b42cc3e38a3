import { type LedgerAccount, ledgerAccounts } from '@pahiya/domain/ledger/ledger';
import { type Paise, paise, sumPaise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../db/database.ts';
import { selectCounts, selectSums } from './ledger-repository.ts';

/** Totals of the ledger, in paise: debits positive, credits negative. */
export type LedgerReport = {
  readonly accounts: Readonly<Record<LedgerAccount, Paise>>;
  /** Sum of all accounts; anything but 0 is an error. */
  readonly difference: Paise;
  readonly transactions: number;
  /** Transactions without entries, or whose entries do not sum to 0; expected 0. */
  readonly unbalanced: number;
};

/** Balance of each account, and the sum of all. Reads every entry: not for a public page. */
export async function readLedgerSums(
  sql: Queryable,
): Promise<Pick<LedgerReport, 'accounts' | 'difference'>> {
  const rows = await selectSums(sql);
  const of = new Map(rows.map(({ account, amount }) => [account, amount]));
  const names = Object.keys(ledgerAccounts) as LedgerAccount[];
  const accounts = Object.fromEntries(
    names.map((account) => [account, paise(of.get(account) ?? 0)]),
  ) as Record<LedgerAccount, Paise>;
  return { accounts, difference: sumPaise(Object.values(accounts)) };
}

/** Trial balance: sums of all accounts, with every transaction checked. */
export async function readTrialBalance(sql: Queryable): Promise<LedgerReport> {
  return { ...(await readLedgerSums(sql)), ...(await selectCounts(sql)) };
}
