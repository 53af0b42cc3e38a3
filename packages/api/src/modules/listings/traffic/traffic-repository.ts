import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';

/** Counts of a listing on one day in India. */
export type DayTraffic = {
  readonly publicId: string;
  readonly day: IstDate;
  views: number;
  shortlisted: number;
};

/** Adds counts to those stored, in one order, so that servers do not wait for each other in a circle. Listings that do
 * not exist are left out. */
export async function addTraffic(sql: Queryable, counts: readonly DayTraffic[]): Promise<void> {
  await sql`
    insert into used_listing_days as d (listing_id, day, views, shortlisted)
    select l.id, c.day, c.views, c.shortlisted
    from unnest(${counts.map(({ publicId }) => publicId)}::text[],
      ${counts.map(({ day }) => day)}::date[], ${counts.map(({ views }) => views)}::int[],
      ${counts.map(({ shortlisted }) => shortlisted)}::int[]) as c (public_id, day, views, shortlisted)
    join used_listings l on l.public_id = c.public_id
    order by l.id, c.day
    on conflict (listing_id, day) do update
      set views = d.views + excluded.views, shortlisted = d.shortlisted + excluded.shortlisted`;
}

/** The first day of which any listing has counts; null before. */
export async function selectFirstCountedDay(sql: Queryable): Promise<IstDate | null> {
  const [row] = await sql<{ day: IstDate | null }[]>`
    select min(day)::text as day from used_listing_days`;
  return row?.day ?? null;
}

/** Counts of listings since a day; a day without any has no row. */
export function selectTraffic(
  sql: Queryable,
  listingIds: readonly string[],
  from: IstDate,
): Promise<
  readonly {
    readonly listingId: string;
    readonly day: IstDate;
    readonly views: number;
    readonly shortlisted: number;
  }[]
> {
  return sql`
    select listing_id as "listingId", day::text as day, views, shortlisted from used_listing_days
    where listing_id = any(${[...listingIds]}::uuid[]) and day >= ${from}`;
}

/** Deletes the counts of days before one; returns how many. */
export async function deleteTraffic(sql: Queryable, before: IstDate): Promise<number> {
  const { count } = await sql`delete from used_listing_days where day < ${before}`;
  return count;
}
