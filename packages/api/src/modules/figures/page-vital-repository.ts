import type { Queryable } from '../../db/database.ts';

/** A browser's measurement, in its hour. */
export type PageVital = { readonly at: Date; readonly metric: string; readonly value: number };

/** Adds measurements. */
export async function insertVitals(sql: Queryable, vitals: readonly PageVital[]): Promise<void> {
  await sql`insert into page_vitals ${sql(vitals)}`;
}

/** Number and 75th percentile of each metric since a moment. */
export async function selectVitals(
  sql: Queryable,
  since: Date,
): Promise<
  readonly { readonly metric: string; readonly samples: number; readonly p75: number | null }[]
> {
  return sql<{ metric: string; samples: number; p75: number | null }[]>`
    select metric, count(*)::integer as samples,
      percentile_disc(0.75) within group (order by value) as p75
    from page_vitals where at >= ${since} group by metric`;
}

/** Deletes older measurements; returns their number. */
export async function deleteVitals(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from page_vitals where at < ${before}`;
  return count;
}
