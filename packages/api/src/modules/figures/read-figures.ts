import type { AnswerOf } from '@pahiya/contracts/contract';
import { type publishedFigures, vitalMetrics } from '@pahiya/contracts/figures/figure-contracts';
import { watchedServices } from '@pahiya/contracts/site/site-contracts';
import type { Queryable } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { settlementTimes } from '../challan-orders/settlement/settlement-times.ts';
import { answeredCalls } from '../operations/upstream-calls.ts';
import { refundTimes } from '../payments/refunds/refund-times.ts';
import { upstreams } from '../site/site-status.ts';
import { figureDays } from './keep-vitals.ts';
import { selectVitals } from './page-vital-repository.ts';

type Figures = AnswerOf<typeof publishedFigures>;
const dayMs = 24 * 60 * 60 * 1000;
const kinds = ['e-challan', 'court'] as const;

/** Figures of the last thirty days. None is set manually, rounded up or left out: each is one query over the rows of
 * the product itself. */
export async function readFigures({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<Figures> {
  const at = now();
  const since = new Date(at.getTime() - figureDays * dayMs);
  const [vitals, refunds, settlements, sources] = await Promise.all([
    readVitals(sql, since),
    refundTimes(sql, since),
    readSettlements(sql, since),
    readSources(sql, since),
  ]);
  return { asOf: at.toISOString(), days: figureDays, vitals, refunds, settlements, sources };
}

/** Three of four page views were at least as good. Source: web.dev, Core Web Vitals (75th percentile). */
async function readVitals(sql: Queryable, since: Date): Promise<Figures['vitals']> {
  const rows = await selectVitals(sql, since);
  return vitalMetrics.map((metric) => {
    const row = rows.find((one) => one.metric === metric);
    return { metric, samples: row?.samples ?? 0, p75: row?.p75 ?? null };
  });
}

/** From payment to the authority's receipt. */
async function readSettlements(sql: Queryable, since: Date): Promise<Figures['settlements']> {
  const rows = await settlementTimes(sql, since);
  return kinds.map((kind) => {
    const { count, medianDays, inTime } = rows.find((one) => one.kind === kind) ?? none;
    return { kind, count, medianDays, inTime };
  });
}

const none = { count: 0, medianDays: null, inTime: null };

/** Successful calls of external services out of all, for as long as they are kept. */
async function readSources(sql: Queryable, since: Date): Promise<Figures['sources']> {
  const rows = await answeredCalls(sql, since);
  return watchedServices.map((service) => {
    const row = rows.find(({ upstream }) => upstream === upstreams[service]);
    return { service, calls: row?.calls ?? 0, answered: row?.answered ?? null };
  });
}
