import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';

/** Counts of a listing on one day in India. */
export type DayTraffic = {
  readonly publicId: string;
  readonly day: IstDate;
  views: number;
  shortlisted: number;
};

/** Counts with who caused them, where that is known. */
type CountedBy = Readonly<DayTraffic> & {
  readonly userId: string | null;
  readonly firmId: string | null;
};

/** Adds counts to those stored, in one order, so that servers do not wait for each other in a circle. Left out: listings
 * that do not exist, and what a seller caused: the owner, or a member of the firm. */
export async function addTraffic(sql: Queryable, counts: readonly CountedBy[]): Promise<void> {
  await sql`
    insert into used_listing_days as d (listing_id, day, views, shortlisted)
    select l.id, c.day, sum(c.views)::int, sum(c.shortlisted)::int
    from unnest(${counts.map(({ publicId }) => publicId)}::text[],
      ${counts.map(({ day }) => day)}::date[], ${counts.map(({ views }) => views)}::int[],
      ${counts.map(({ shortlisted }) => shortlisted)}::int[],
      ${counts.map(({ userId }) => userId)}::uuid[], ${counts.map(({ firmId }) => firmId)}::uuid[])
      as c (public_id, day, views, shortlisted, user_id, firm_id)
    join used_listings l on l.public_id = c.public_id
    left join used_dealers s on s.id = l.dealer_id
    where (c.user_id is null or c.user_id is distinct from l.user_id)
      and (c.firm_id is null or c.firm_id is distinct from s.firm_id)
    group by l.id, c.day order by l.id, c.day
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
