import type { AnswerOf } from '@pahiya/contracts/contract';
import {
  type siteStatus as contract,
  watchedServices,
} from '@pahiya/contracts/site/site-contracts';
import type { Services } from '../../services.ts';

type Status = AnswerOf<typeof contract>;
type ServiceName = (typeof watchedServices)[number];

/** Service names in `upstream_calls`, which the desk's health page shows too. */
export const upstreams: Readonly<Record<ServiceName, string>> = {
  register: 'register',
  national: 'challans:national',
  'virtual-court': 'challans:virtual-court',
  'state-police': 'challans:state-police',
  payment: 'gateway',
  messages: 'messages',
};

type Row = {
  readonly upstream: string;
  readonly calls: number;
  readonly failed: number;
  readonly typicalMs: number | null;
  readonly lastSuccessAt: Date | null;
  readonly lastFailureAt: Date | null;
};

/** Calls slower than this are slow. */
const slowMs = 3_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Status of external services: from the same rows as the operators' view, without caller data. Never set manually,
 * except for payment that the operator paused. */
export async function readSiteStatus({
  sql,
  now,
  settings,
}: Pick<Services, 'sql' | 'now' | 'settings'>): Promise<Status> {
  const at = now();
  const since = new Date(at.getTime() - hourMs);
  const rows = await sql<Row[]>`
    select upstream, count(*) filter (where at >= ${since})::int as calls,
      count(*) filter (where at >= ${since} and outcome <> 'ok')::int as failed,
      (percentile_disc(0.5) within group (order by duration_ms)
        filter (where at >= ${since} and outcome = 'ok'))::int as "typicalMs",
      max(at) filter (where outcome = 'ok') as "lastSuccessAt",
      max(at) filter (where outcome <> 'ok') as "lastFailureAt"
    from upstream_calls where at >= ${new Date(at.getTime() - 7 * dayMs)} group by upstream`;
  return {
    asOf: at.toISOString(),
    services: watchedServices.map((service) => {
      const row = rows.find(({ upstream }) => upstream === upstreams[service]);
      const isPaused = service === 'payment' && settings.challans.isPaused;
      return {
        service,
        state: isPaused ? 'paused' : stateOf(row),
        lastSuccessAt: row?.lastSuccessAt?.toISOString() ?? null,
        lastFailureAt: row?.lastFailureAt?.toISOString() ?? null,
        typicalMs: row?.typicalMs ?? null,
        failedShare: row === undefined || row.calls === 0 ? null : row.failed / row.calls,
      };
    }),
  };
}

/** Down: the last call failed. Slow: half of the answers take longer than three seconds. */
function stateOf(row: Row | undefined): 'up' | 'slow' | 'down' | 'unknown' {
  if (row === undefined) return 'unknown';
  const { lastSuccessAt, lastFailureAt, typicalMs } = row;
  if (lastFailureAt !== null && (lastSuccessAt === null || lastSuccessAt < lastFailureAt)) {
    return 'down';
  }
  return (typicalMs ?? 0) > slowMs ? 'slow' : 'up';
}
