import type { LedgerAccount } from '@pahiya/domain/ledger/ledger';
import type { Database } from '../../db/database.ts';
import { countTasksByState, oldestDueSeconds } from '../../tasks/task-repository.ts';
import { readLedgerSums } from '../ledger/trial-balance.ts';
import { countOpenWork } from '../payments/count-open-work.ts';

/** State of payments and tasks, for alarms. Counts and paise only. */
export type MoneyFigures = {
  readonly ledger: Readonly<Record<LedgerAccount, number>>;
  /** Sum of all accounts: 0, or the ledger is broken. */
  readonly ledgerDifference: number;
  readonly tasks: readonly {
    readonly kind: string;
    readonly state: string;
    readonly count: number;
  }[];
  /** Age in seconds of the longest due task. */
  readonly oldestDueSeconds: number;
  readonly eventsWaiting: number;
  readonly paymentsOpen: number;
  readonly refunds: readonly { readonly state: string; readonly count: number }[];
  readonly differences: readonly { readonly kind: string; readonly count: number }[];
};

/** Summing a large ledger takes a moment. */
const KEPT_MS = 30_000;

/** A reader that queries the database at most twice a minute. */
export function createMoneyFigures(sql: Database, now: () => Date): () => Promise<MoneyFigures> {
  let kept: { readonly at: number; readonly figures: Promise<MoneyFigures> } | null = null;
  return () => {
    const at = now().getTime();
    if (kept === null || at - kept.at >= KEPT_MS) {
      kept = { at, figures: read(sql, now()) };
      kept.figures.catch(() => {
        kept = null;
      });
    }
    return kept.figures;
  };
}

async function read(sql: Database, now: Date): Promise<MoneyFigures> {
  const { accounts, difference } = await readLedgerSums(sql);
  const tasks = await countTasksByState(sql, now);
  const oldestDue = await oldestDueSeconds(sql, now);
  const open = await countOpenWork(sql);
  return {
    ledger: accounts,
    ledgerDifference: difference,
    tasks,
    oldestDueSeconds: oldestDue,
    ...open,
  };
}
