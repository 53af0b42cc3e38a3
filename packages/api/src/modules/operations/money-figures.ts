import type { LedgerAccount } from '@pahiya/domain/ledger/ledger';
import type { Database } from '../../db/database.ts';
import { readLedgerSums } from '../ledger/trial-balance.ts';

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
  const tasks = await sql<MoneyFigures['tasks'][number][]>`
    select kind, case when dead_at is not null then 'dead' when due_at <= ${now} then 'due'
      else 'waiting' end as state, count(*) from tasks group by 1, 2`;
  const [rest] = await sql<{ oldest: number; events: number; payments: number }[]>`
    select
      (select coalesce(extract(epoch from ${now} - min(due_at)), 0)::float8 from tasks
        where dead_at is null and due_at <= ${now}) as oldest,
      (select count(*) from gateway_events where queued_at is null) as events,
      (select count(*) from payments where not is_done) as payments`;
  const refunds = await sql<MoneyFigures['refunds'][number][]>`
    select state, count(*) from refunds group by 1`;
  const differences = await sql<MoneyFigures['differences'][number][]>`
    select kind, count(*) from reconciliation_differences where resolved_at is null group by 1`;
  return {
    ledger: accounts,
    ledgerDifference: difference,
    tasks,
    oldestDueSeconds: rest?.oldest ?? 0,
    eventsWaiting: rest?.events ?? 0,
    paymentsOpen: rest?.payments ?? 0,
    refunds,
    differences,
  };
}
