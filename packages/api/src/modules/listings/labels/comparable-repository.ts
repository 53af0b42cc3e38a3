import type { Comparable, ComparableWish } from '@pahiya/domain/valuation/comparables';
import type { Queryable } from '../../../db/database.ts';

type Wish = ComparableWish & { readonly isSandbox: boolean; readonly leftOut: string | null };

/** Live adverts that can be compared, the nearest in year and kilometres first. A year weighs as much as 12,000 km. */
export async function selectComparables(
  sql: Queryable,
  wish: Wish,
  near: { readonly modelYear: number; readonly km: number },
  most: number,
): Promise<readonly Comparable[]> {
  return sql<Comparable[]>`
    select l.public_id as id, l.price_paise as price, l.made_year::int as "modelYear", l.km,
      l.owners::int as owners, l.variant, l.seller_kind as seller,
      (coalesce(l.price_changed_at, l.live_at) at time zone 'Asia/Kolkata')::date as "asOf",
      l.is_sandbox as "isSandbox"
    from used_listings l
    where l.state = 'live' and l.make = ${wish.make} and l.model = ${wish.model}
      and l.made_year between ${wish.firstYear} and ${wish.lastYear}
      ${wish.cityId === null ? sql`` : sql`and l.city_id = ${wish.cityId}`}
      ${wish.fuel === null ? sql`` : sql`and l.fuel = ${wish.fuel}`}
      ${wish.gearbox === null ? sql`` : sql`and l.gearbox = ${wish.gearbox}`}
      and l.is_sandbox = ${wish.isSandbox}
      ${wish.leftOut === null ? sql`` : sql`and l.public_id <> ${wish.leftOut}`}
    order by abs(l.made_year - ${near.modelYear}) * 12000 + abs(l.km - ${near.km}), l.public_id
    limit ${most}`;
}
