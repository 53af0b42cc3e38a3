import { Gauge, type Registry } from 'prom-client';
import type { MoneyFigures } from './money-figures.ts';

type Row = { readonly labels: Readonly<Record<string, string>>; readonly value: number };

/** Adds gauges of ledger, tasks, payments and refunds to a registry; `read` runs on every scrape. While the database is
 * away they keep their last values. */
export function addMoneyMetrics(registry: Registry, read: () => Promise<MoneyFigures>): void {
  const add = (
    name: string,
    help: string,
    labelNames: readonly string[],
    rowsOf: (figures: MoneyFigures) => readonly Row[],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const figures = await read().catch(() => null);
        if (figures === null) return;
        this.reset();
        for (const { labels, value } of rowsOf(figures)) this.set(labels, value);
      },
    });
  const one = (value: number): readonly Row[] => [{ labels: {}, value }];

  add(
    'ledger_balance_paise',
    'What each account of the ledger holds (debit positive)',
    ['account'],
    ({ ledger }) =>
      Object.entries(ledger).map(([account, value]) => ({ labels: { account }, value })),
  );
  add(
    'ledger_difference_paise',
    'Sum of all accounts; anything but 0 is a broken ledger',
    [],
    (figures) => one(figures.ledgerDifference),
  );
  add('tasks', 'Tasks by kind and state: due, waiting, dead', ['kind', 'state'], ({ tasks }) =>
    tasks.map(({ kind, state, count }) => ({ labels: { kind, state }, value: count })),
  );
  add('task_oldest_due_seconds', 'For how long the oldest task has been due', [], (figures) =>
    one(figures.oldestDueSeconds),
  );
  add('gateway_events_waiting', 'Webhook events that no worker has seen', [], (figures) =>
    one(figures.eventsWaiting),
  );
  add('payments_open', 'Payments whose outcome is still asked about', [], (figures) =>
    one(figures.paymentsOpen),
  );
  add('refunds', 'Refunds by state', ['state'], ({ refunds }) =>
    refunds.map(({ state, count }) => ({ labels: { state }, value: count })),
  );
  add('reconciliation_differences', 'Open differences by kind', ['kind'], ({ differences }) =>
    differences.map(({ kind, count }) => ({ labels: { kind }, value: count })),
  );
}
