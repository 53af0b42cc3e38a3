import type { FigureRow } from '@pahiya/domain/community/moderation-figures';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable, Transaction } from '../../../db/database.ts';

type Span = { readonly from: Date; readonly until: Date };

/** Acts of moderators about texts, suspensions and appeals of a stretch of time. */
export async function selectActFigures(sql: Queryable, { from, until }: Span) {
  const acts = await sql<{ act: string; count: number }[]>`
    select act, count(*)::int as count from community_acts
    where acted_at >= ${from} and acted_at < ${until} and kind <> 'member' group by act order by act`;
  const suspensions = await sql<{ reason: string; count: number }[]>`
    select reason, count(*)::int as count from community_suspensions
    where starts_at >= ${from} and starts_at < ${until} group by reason order by reason`;
  type Appeals = { filed: number; granted: number; refused: number; minutes: number | null };
  const [appeals] = await sql<Appeals[]>`
    select count(*)::int as filed, count(*) filter (where is_granted)::int as granted,
      count(*) filter (where not is_granted)::int as refused,
      (round(percentile_cont(0.5) within group (
        order by extract(epoch from decided_at - filed_at) / 60)
        filter (where decided_at is not null)))::int as minutes
    from community_appeals where filed_at >= ${from} and filed_at < ${until}`;
  return { acts, suspensions, appeals };
}

/** Keeps the figures of a month; returns how many changed. A count never falls: rows that it came from may have been
 * deleted since. A median is that of the rows that are there. */
export async function keepFigures(
  tx: Transaction,
  month: IstDate,
  rows: readonly FigureRow[],
): Promise<number> {
  const { count } = await tx`
    insert into community_figures as f (month, figure, part, value)
    select ${month}, * from unnest(${rows.map(({ figure }) => figure)}::text[],
      ${rows.map(({ part }) => part)}::text[], ${rows.map(({ value }) => value)}::int[])
    on conflict (month, figure, part) do update set value = excluded.value
      where excluded.value > f.value
        or (f.figure like '%-minutes' and excluded.value <> f.value)`;
  return count;
}

/** Figures since a month, newest month first. */
export async function selectFigures(
  sql: Queryable,
  since: IstDate,
): Promise<readonly (FigureRow & { readonly month: IstDate })[]> {
  return sql<(FigureRow & { month: IstDate })[]>`
    select month, figure, part, value from community_figures where month >= ${since}
    order by month desc, figure, part`;
}
