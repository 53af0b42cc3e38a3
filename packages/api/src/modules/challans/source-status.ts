import type { challanSourceStatus } from '@pahiya/contracts/challans/discovery-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { ChallanSettings, Services } from '../../services.ts';
import { type RecentCalls, recentCalls } from '../operations/upstream-calls.ts';
import { findStatesSeen } from './source-answer-repository.ts';

type Status = AnswerOf<typeof challanSourceStatus>;
type SourceStatusRules = ChallanSettings['sourceStatus'];

/** Median above this: slow. */
const SLOW_MS = 3_000;

/** Public status of the sources and of payment, from the log of upstream calls. */
export async function sourceStatus(services: Services): Promise<Status> {
  const { sql, now, challanSources, settings } = services;
  const rules = settings.challans.sourceStatus;
  const [rows, states] = await Promise.all([
    recentCalls(sql, now(), { days: 7, recentMs: rules.windowMinutes * 60_000 }),
    findStatesSeen(sql),
  ]);
  const rowOf = (upstream: string) => rows.find((row) => row.upstream === upstream);
  const gateway = rowOf('gateway');
  return {
    asOf: now().toISOString(),
    sources: challanSources.map(({ id, name, sandbox }) => {
      const row = rowOf(`challans:${id}`);
      return {
        source: id,
        name,
        sandbox,
        state: stateOf(row, rules),
        lastSuccessAt: row?.lastSuccessAt?.toISOString() ?? null,
        lastFailureAt: row?.lastFailureAt?.toISOString() ?? null,
        typicalMs: row?.typicalMs ?? null,
        failedShare: row === undefined || row.calls === 0 ? null : row.failed / row.calls,
      };
    }),
    states: states.map(({ stateCode, seenAt }) => ({
      stateCode,
      lastSuccessAt: seenAt.toISOString(),
    })),
    payment: {
      state: settings.orders.isPaused ? 'down' : paymentState(gateway, rules),
      lastSuccessAt: gateway?.lastSuccessAt?.toISOString() ?? null,
    },
  };
}

/** Down: at least `downPercent` of the window's calls failed. A single failure may concern one vehicle only: below
 * `minCalls` a source is up if any call succeeded, else unknown. Rule id: SOURCE-STATUS. */
function stateOf(
  row: RecentCalls | undefined,
  { minCalls, downPercent }: SourceStatusRules,
): 'up' | 'slow' | 'down' | 'unknown' {
  if (row === undefined || row.calls === 0) return 'unknown';
  const { calls, failed, typicalMs } = row;
  if (calls >= minCalls && failed * 100 >= calls * downPercent) return 'down';
  if (failed === calls) return 'unknown';
  return (typicalMs ?? 0) > SLOW_MS ? 'slow' : 'up';
}

function paymentState(
  row: RecentCalls | undefined,
  rules: SourceStatusRules,
): 'up' | 'down' | 'unknown' {
  const state = stateOf(row, rules);
  return state === 'slow' ? 'up' : state;
}
