import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MoneyFigures } from './money-figures.ts';
import { addMoneyMetrics } from './money-metrics.ts';

/** Metrics of one server process, in Prometheus' terms. Labels contain routes and codes, never personal data. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of HTTP requests by route, method and status',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    upstreamCalls: new Histogram({
      name: 'upstream_call_duration_seconds',
      help: 'Duration of calls to outside services by provider and outcome',
      labelNames: ['provider', 'outcome'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
      registers,
    }),
    /** Reads the breakers when metrics are scraped: 1 while one is open. */
    watchBreakers: (read: () => Readonly<Record<string, string>>) =>
      new Gauge({
        name: 'upstream_breaker_open',
        help: '1 while the circuit breaker of a provider is open',
        labelNames: ['provider'],
        registers,
        collect() {
          for (const [provider, state] of Object.entries(read())) {
            this.set({ provider }, state === 'open' ? 1 : 0);
          }
        },
      }),
    pages: new Counter({
      name: 'pages_total',
      help: 'Pages by how they were answered: cached, stale, rendered or drawn in the second thread, or renewed before anybody asked',
      labelNames: ['source'],
      registers,
    }),
    taskRuns: new Counter({
      name: 'task_runs_total',
      help: 'Runs of tasks by kind and how they ended',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    /** Reads ledger, tasks, payments and refunds when metrics are scraped. */
    watchMoney: (read: () => Promise<MoneyFigures>) => addMoneyMetrics(registry, read),
    smsOverBudget: new Counter({
      name: 'sms_over_budget_total',
      help: 'Text messages and voice calls held back by the budget of an hour or a day; alert on any increase',
      registers,
    }),
    frontendErrors: new Counter({
      name: 'frontend_errors_total',
      help: 'Error reports of browsers that were accepted',
      registers,
    }),
  };
}

/** Metrics of one server process. */
export type Metrics = ReturnType<typeof createMetrics>;
