import type { AnswerOf } from '@pahiya/contracts/contract';
import {
  type siteStatus as contract,
  watchedServices,
} from '@pahiya/contracts/site/site-contracts';
import type { Services } from '../../services.ts';
import { type RecentCalls, recentCalls } from '../operations/upstream-calls.ts';

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

/** Calls slower than this are slow. */
const slowMs = 3_000;
const hourMs = 3_600_000;

/** Status of external services: from the same rows as the operators' view, without caller data. Never set manually,
 * except for payment that the operator paused. */
export async function readSiteStatus({
  sql,
  now,
  settings,
}: Pick<Services, 'sql' | 'now' | 'settings'>): Promise<Status> {
  const at = now();
  const rows = await recentCalls(sql, at, { days: 7, recentMs: hourMs });
  return {
    asOf: at.toISOString(),
    services: watchedServices.map((service) => {
      const row = rows.find(({ upstream }) => upstream === upstreams[service]);
      const isPaused = service === 'payment' && settings.orders.isPaused;
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
function stateOf(row: RecentCalls | undefined): 'up' | 'slow' | 'down' | 'unknown' {
  if (row === undefined) return 'unknown';
  const { lastSuccessAt, lastFailureAt, typicalMs } = row;
  if (lastFailureAt !== null && (lastSuccessAt === null || lastSuccessAt < lastFailureAt)) {
    return 'down';
  }
  return (typicalMs ?? 0) > slowMs ? 'slow' : 'up';
}
