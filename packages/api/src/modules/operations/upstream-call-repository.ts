import type { Queryable } from '../../db/database.ts';

/** One call of an external service, as stored. */
export type UpstreamCallRow = {
  readonly upstream: string;
  readonly at: Date;
  readonly durationMs: number;
  readonly outcome: string;
};

/** Calls of a service. `calls`, `failed` and `typicalMs` are of the recent ones only. */
export type RecentCalls = {
  readonly upstream: string;
  readonly calls: number;
  readonly failed: number;
  /** Median of those that succeeded. */
  readonly typicalMs: number | null;
  readonly lastSuccessAt: Date | null;
  readonly lastFailureAt: Date | null;
  /** Kind of the last failure. */
  readonly lastFailure: string | null;
};

/** Adds a call. */
export async function insertCall(sql: Queryable, call: UpstreamCallRow): Promise<void> {
  await sql`
    insert into upstream_calls (upstream, at, duration_ms, outcome)
    values (${call.upstream}, ${call.at}, ${call.durationMs}, ${call.outcome})`;
}

/** Whether a service was called since a moment. */
export async function isCalledSince(
  sql: Queryable,
  upstream: string,
  since: Date,
): Promise<boolean> {
  const [row] = await sql`
    select 1 from upstream_calls where upstream = ${upstream} and at >= ${since} limit 1`;
  return row !== undefined;
}

/** Calls of each service from a moment on, of which those after `recent` are counted. */
export async function selectRecentCalls(
  sql: Queryable,
  { from, recent }: { readonly from: Date; readonly recent: Date },
): Promise<readonly RecentCalls[]> {
  return sql<RecentCalls[]>`
    select upstream,
      count(*) filter (where at >= ${recent})::int as calls,
      count(*) filter (where at >= ${recent} and outcome <> 'ok')::int as failed,
      (percentile_disc(0.5) within group (order by duration_ms)
        filter (where at >= ${recent} and outcome = 'ok'))::int as "typicalMs",
      max(at) filter (where outcome = 'ok') as "lastSuccessAt",
      max(at) filter (where outcome <> 'ok') as "lastFailureAt",
      (array_agg(outcome order by at desc) filter (where outcome <> 'ok'))[1] as "lastFailure"
    from upstream_calls where at >= ${from} group by upstream order by upstream`;
}

/** How many calls each service had since a moment, and which share succeeded. */
export async function selectAnswered(
  sql: Queryable,
  since: Date,
): Promise<
  readonly { readonly upstream: string; readonly calls: number; readonly answered: number }[]
> {
  return sql<{ upstream: string; calls: number; answered: number }[]>`
    select upstream, count(*)::integer as calls,
      avg((outcome = 'ok')::integer)::float8 as answered
    from upstream_calls where at >= ${since} group by upstream`;
}

/** Deletes older calls; returns their number. */
export async function deleteCalls(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from upstream_calls where at < ${before}`;
  return count;
}
