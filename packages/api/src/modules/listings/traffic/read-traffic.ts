import { addDays, daysBetween, type IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import { selectFirstCountedDay, selectTraffic } from './traffic-repository.ts';

/** Days of which figures show the views. */
const shownDays = 30;

type Shown = { readonly id: string; readonly since: IstDate };

/** Views by day, today last, and shortlist adds in these days. */
type ListingTraffic = { readonly views: readonly number[]; readonly shortlisted: number };

/** Traffic of listings in the last 30 days, from the day on which a listing was first public and something was counted:
 * a day before is not one without views. */
export async function readTraffic(
  sql: Queryable,
  listings: readonly Shown[],
  today: IstDate,
): Promise<ReadonlyMap<string, ListingTraffic>> {
  const from = addDays(today, 1 - shownDays);
  const ids = listings.map(({ id }) => id);
  const [first, rows] = await Promise.all([
    selectFirstCountedDay(sql),
    selectTraffic(sql, ids, from),
  ]);
  const byListing = Map.groupBy(rows, ({ listingId }) => listingId);
  return new Map(
    listings.map(({ id, since }) => {
      const [start = from] = [from, since, first ?? addDays(today, 1)].sort().reverse();
      const views = Array.from({ length: Math.max(0, daysBetween(start, today) + 1) }, () => 0);
      let shortlisted = 0;
      for (const row of byListing.get(id) ?? []) {
        const place = views.length - 1 - daysBetween(row.day, today);
        if (views[place] === undefined) continue;
        views[place] = row.views;
        shortlisted += row.shortlisted;
      }
      return [id, { views, shortlisted }];
    }),
  );
}
