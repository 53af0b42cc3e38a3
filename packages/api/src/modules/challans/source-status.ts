import type { challanSourceStatus } from '@pahiya/contracts/challans/discovery-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { ChallanSettings, Services } from '../../services.ts';

type Status = AnswerOf<typeof challanSourceStatus>;
type SourceStatusRules = ChallanSettings['sourceStatus'];

/** Calls to an upstream service within the configured window. */
type RecentCalls = {
  readonly upstream: string;
  readonly calls: number;
  readonly failed: number;
  readonly typicalMs: number | null;
  readonly lastSuccessAt: Date | null;
  readonly lastFailureAt: Date | null;
};

/** Median above this: slow. */
const SLOW_MS = 3_000;

/** Public status of the sources and of payment, from the log of upstream calls. */
export async function sourceStatus(services: Services): Promise<Status> {
  const { sql, now, challanSources, settings } = services;
  const rules = settings.challans.sourceStatus;
  const since = new Date(now().getTime() - rules.windowMinutes * 60_000);
  const rows = await sql<RecentCalls[]>`
    select upstream,
      count(*) filter (where at >= ${since})::int as calls,
      count(*) filter (where at >= ${since} and outcome <> 'ok')::int as failed,
      (percentile_disc(0.5) within group (order by duration_ms)
        filter (where at >= ${since} and outcome = 'ok'))::int as "typicalMs",
      max(at) filter (where outcome = 'ok') as "lastSuccessAt",
      max(at) filter (where outcome <> 'ok') as "lastFailureAt"
    from upstream_calls where at >= ${new Date(now().getTime() - 7 * 86_400_000)}
    group by upstream`;
  const states = await sql<{ stateCode: string; seenAt: Date }[]>`
    select state_code as "stateCode", max(seen_at) as "seenAt" from challan_states_seen
    group by state_code order by state_code`;
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
      state: settings.challans.isPaused ? 'down' : paymentState(gateway, rules),
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
