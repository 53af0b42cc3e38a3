import type { challanSourceStatus } from '@pahiya/contracts/challans/discovery-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { Services } from '../../services.ts';

type Status = AnswerOf<typeof challanSourceStatus>;

/** The last hour of an outside service, from the rows of its calls. */
type LastHour = {
  readonly upstream: string;
  readonly calls: number;
  readonly failed: number;
  readonly typicalMs: number | null;
  readonly lastSuccessAt: Date | null;
  readonly lastFailureAt: Date | null;
};

/** Slower than this, a source counts as slow. */
const SLOW_MS = 3_000;

/** How sources and payment have been answering: computed from the calls themselves, never set by hand. */
export async function sourceStatus(services: Services): Promise<Status> {
  const { sql, now, challanSources, settings } = services;
  const since = new Date(now().getTime() - 3_600_000);
  const rows = await sql<LastHour[]>`
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
        state: stateOf(row),
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
      state: settings.challans.isPaused ? 'down' : paymentState(gateway),
      lastSuccessAt: gateway?.lastSuccessAt?.toISOString() ?? null,
    },
  };
}

/** Down: the last call failed. Slow: half of its answers take longer than three seconds. */
function stateOf(row: LastHour | undefined): 'up' | 'slow' | 'down' | 'unknown' {
  if (row === undefined) return 'unknown';
  if (row.lastFailureAt !== null && !isAfter(row.lastSuccessAt, row.lastFailureAt)) return 'down';
  return (row.typicalMs ?? 0) > SLOW_MS ? 'slow' : 'up';
}

function paymentState(row: LastHour | undefined): 'up' | 'down' | 'unknown' {
  const state = stateOf(row);
  return state === 'slow' ? 'up' : state;
}

function isAfter(a: Date | null, b: Date): boolean {
  return a !== null && a.getTime() >= b.getTime();
}
