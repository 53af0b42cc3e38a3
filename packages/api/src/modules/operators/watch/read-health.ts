import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskHealth as contract } from '@pahiya/contracts/operators/watch-contracts';
import type { Services } from '../../../services.ts';
import { findDeadTasks } from '../../../tasks/dead-tasks.ts';

const deadAtMost = 50;
const hourMs = 3_600_000;
const overdueMs = 60_000;

type UpstreamRow = {
  readonly upstream: string;
  readonly calls: number;
  readonly failed: number;
  readonly typicalMs: number | null;
  readonly lastSuccessAt: Date | null;
  readonly lastFailureAt: Date | null;
  readonly lastFailure: string | null;
};

/** Availability of upstream services, and state of the task queue. */
export async function readHealth({ sql, now }: Services): Promise<AnswerOf<typeof contract>> {
  const at = now();
  const before = (ms: number) => new Date(at.getTime() - ms);
  const since = before(hourMs);
  const [upstreams, [work], dead] = await Promise.all([
    sql<UpstreamRow[]>`
      select upstream, count(*) filter (where at >= ${since}) as calls,
        count(*) filter (where at >= ${since} and outcome <> 'ok') as failed,
        (percentile_disc(0.5) within group (order by duration_ms)
          filter (where at >= ${since} and outcome = 'ok'))::int as "typicalMs",
        max(at) filter (where outcome = 'ok') as "lastSuccessAt",
        max(at) filter (where outcome <> 'ok') as "lastFailureAt",
        (array_agg(outcome order by at desc) filter (where outcome <> 'ok'))[1] as "lastFailure"
      from upstream_calls where at >= ${before(24 * hourMs)} group by upstream order by upstream`,
    sql<{ waiting: number; overdue: number }[]>`
      select count(*) as waiting, count(*) filter (where due_at < ${before(overdueMs)}
        and (leased_until is null or leased_until <= ${at})) as overdue
      from tasks where dead_at is null`,
    findDeadTasks(sql, deadAtMost),
  ]);
  return {
    asOf: at.toISOString(),
    upstreams: upstreams.map(({ lastSuccessAt, lastFailureAt, ...row }) => ({
      ...row,
      lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
      lastFailureAt: lastFailureAt?.toISOString() ?? null,
    })),
    tasks: {
      waiting: work?.waiting ?? 0,
      overdue: work?.overdue ?? 0,
      dead: dead.map(({ deadAt, ...task }) => ({ ...task, deadAt: deadAt.toISOString() })),
    },
  };
}
