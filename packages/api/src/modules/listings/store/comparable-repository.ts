import type { Comparable, ComparableWish } from '@pahiya/domain/valuation/comparables';
import type { Queryable } from '../../../db/database.ts';

/** Which adverts are comparable, and to what: `exceptId` is the public id of the advert itself. */
export type ComparableQuestion = ComparableWish & {
  readonly near: { readonly modelYear: number; readonly km: number };
  readonly exceptId: string | null;
  readonly most: number;
};

/** Live adverts that a car can be compared with, the nearest in year and kilometres first. Demo cars and cars with a
 * structural accident are priced by other rules and left out. */
export async function selectComparables(
  sql: Queryable,
  {
    make,
    model,
    cityId,
    firstYear,
    lastYear,
    fuel,
    gearbox,
    near,
    exceptId,
    most,
  }: ComparableQuestion,
): Promise<readonly Comparable[]> {
  return sql<Comparable[]>`
    select public_id as id, price_paise as price, made_year as "modelYear", km, owners, variant,
      seller_kind as seller,
      to_char(coalesce(price_changed_at, live_at, created_at) at time zone 'Asia/Kolkata',
        'YYYY-MM-DD') as "asOf",
      is_sandbox as "isSandbox"
    from used_listings
    where state = 'live' and make = ${make} and model = ${model}
      and made_year between ${firstYear} and ${lastYear}
      ${fuel === null ? sql`` : sql`and fuel = ${fuel}`}
      ${gearbox === null ? sql`` : sql`and gearbox = ${gearbox}`}
      ${cityId === null ? sql`` : sql`and city_id = ${cityId}`}
      ${exceptId === null ? sql`` : sql`and public_id <> ${exceptId}`}
      and owners > 0 and stated ->> 'accident' <> 'structural'
    order by abs(made_year - ${near.modelYear}), abs(km - ${near.km}), public_id
    limit ${most}`;
}
