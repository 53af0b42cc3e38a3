import type { AnswerOf } from '@pahiya/contracts/contract';
import { type publishedFigures, vitalMetrics } from '@pahiya/contracts/figures/figure-contracts';
import { watchedServices } from '@pahiya/contracts/site/site-contracts';
import type { Queryable } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { upstreams } from '../site/site-status.ts';
import { figureDays } from './keep-vitals.ts';

type Figures = AnswerOf<typeof publishedFigures>;
type Timed = {
  readonly count: number;
  readonly medianDays: number | null;
  readonly inTime: number | null;
};

const dayMs = 24 * 60 * 60 * 1000;
const kinds = ['e-challan', 'court'] as const;

/** Figures of the last thirty days. None is set manually, rounded up or left out: each is one query over the rows of
 * the product itself. */
export async function readFigures({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<Figures> {
  const at = now();
  const since = new Date(at.getTime() - figureDays * dayMs);
  const [vitals, refunds, settlements, sources] = await Promise.all([
    readVitals(sql, since),
    readRefunds(sql, since),
    readSettlements(sql, since),
    readSources(sql, since),
  ]);
  return { asOf: at.toISOString(), days: figureDays, vitals, refunds, settlements, sources };
}

/** Three of four page views were at least as good. Source: web.dev, Core Web Vitals (75th percentile). */
async function readVitals(sql: Queryable, since: Date): Promise<Figures['vitals']> {
  const rows = await sql<{ metric: string; samples: number; p75: number | null }[]>`
    select metric, count(*)::integer as samples,
      percentile_disc(0.75) within group (order by value) as p75
    from page_vitals where at >= ${since} group by metric`;
  return vitalMetrics.map((metric) => {
    const row = rows.find((one) => one.metric === metric);
    return { metric, samples: row?.samples ?? 0, p75: row?.p75 ?? null };
  });
}

/** From our refund request until the bank confirms the credit. */
async function readRefunds(sql: Queryable, since: Date): Promise<Figures['refunds']> {
  const [row] = await sql<Timed[]>`
    select count(*)::integer as count,
      percentile_cont(0.5) within group (
        order by extract(epoch from processed_at - requested_at) / 86400)::float8 as "medianDays",
      avg(((processed_at at time zone 'Asia/Kolkata')::date <= expected_on)::integer)::float8
        as "inTime"
    from refunds where state = 'processed' and processed_at >= ${since}`;
  return row ?? { count: 0, medianDays: null, inTime: null };
}

/** From payment to the authority's receipt. */
async function readSettlements(sql: Queryable, since: Date): Promise<Figures['settlements']> {
  const rows = await sql<(Timed & { kind: string })[]>`
    select c.kind, count(*)::integer as count,
      percentile_cont(0.5) within group (
        order by greatest(extract(epoch from c.receipt_paid_at - o.paid_at), 0) / 86400)::float8
        as "medianDays",
      avg(((c.receipt_paid_at at time zone 'Asia/Kolkata')::date <= c.promised_on)::integer)::float8
        as "inTime"
    from order_challans c join orders o on o.id = c.order_id
    where c.receipt_paid_at >= ${since} and o.paid_at is not null and c.promised_on is not null
    group by c.kind`;
  return kinds.map((kind) => {
    const { count, medianDays, inTime } = rows.find((one) => one.kind === kind) ?? none;
    return { kind, count, medianDays, inTime };
  });
}

const none: Timed = { count: 0, medianDays: null, inTime: null };

/** Successful calls of external services out of all, for as long as they are kept. */
async function readSources(sql: Queryable, since: Date): Promise<Figures['sources']> {
  const rows = await sql<{ upstream: string; calls: number; answered: number }[]>`
    select upstream, count(*)::integer as calls,
      avg((outcome = 'ok')::integer)::float8 as answered
    from upstream_calls where at >= ${since} group by upstream`;
  return watchedServices.map((service) => {
    const row = rows.find(({ upstream }) => upstream === upstreams[service]);
    return { service, calls: row?.calls ?? 0, answered: row?.answered ?? null };
  });
}
