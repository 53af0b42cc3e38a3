import type { SearchedListing } from '@pahiya/domain/listings/search/listing-facets';
import type { Queryable } from '../../../db/database.ts';
import type { CardRow } from './card-row.ts';

/** What a search needs of the live listings of a city. */
export async function selectSearched(
  sql: Queryable,
  cityId: number,
): Promise<readonly (SearchedListing & { makeName: string; modelName: string })[]> {
  return sql<(SearchedListing & { makeName: string; modelName: string })[]>`
    select l.id, l.make, l.make || '/' || l.model as model, l.make_name as "makeName",
      l.model_name as "modelName", (l.price_paise / 100)::int as rupees,
      l.made_year as "madeYear", l.km, l.fuel, l.gearbox, l.body, l.owners,
      l.seller_kind as seller,
      array_remove(array[case when l.inspection is not null then 'inspected' end,
        case when d.return_days is not null then 'returnable' end,
        case when d.authorisation_number is not null then 'authorised' end], null) as extras,
      extract(epoch from coalesce(c.first_live_at, l.live_at))::int / 86400 as "firstDay"
    from used_listings l join used_cars c on c.id = l.car_id
      left join used_dealers d on d.id = l.dealer_id
    where l.city_id = ${cityId} and l.state = 'live'`;
}

/** Cards of listings, in no order. */
export async function selectCards(
  sql: Queryable,
  ids: readonly string[],
): Promise<readonly CardRow[]> {
  if (ids.length === 0) return [];
  return sql<CardRow[]>`${cardColumns(sql)} where l.id = any(${[...ids]}::uuid[])`;
}

/** Columns and joins of a card. */
export function cardColumns(sql: Queryable) {
  return sql`
    select l.id, l.public_id as "publicId", l.city_id as "cityId", l.make, l.model,
      l.make_name as "makeName", l.model_name as "modelName", l.variant, l.body, l.fuel, l.gearbox,
      l.made_year as "madeYear", l.km, l.owners, l.colour, l.price_paise as price,
      l.seller_kind as "sellerKind", l.stated->>'accident' as accident,
      l.stated->>'demoUse' as "demoUse", (l.inspection->>'score')::int as "inspectionScore",
      l.inspection->>'inspectedAt' as "inspectedAt",
      coalesce(c.first_live_at, l.live_at, l.created_at) as "firstLiveAt",
      l.label->>'code' as "labelCode", l.label->>'reason' as "labelReason",
      l.is_sandbox as "isSandbox",
      (select p.paise from used_prices p where p.car_id = l.car_id
        order by p.since desc offset 1 limit 1) as "formerPrice",
      (select p.id || ' ' || p.width || ' ' || p.height from used_photos p
        where p.listing_id = l.id and p.position = 0) as photo,
      exists (select 1 from used_reservations r
        where r.listing_id = l.id and r.state = 'held') as "isHeld"
    from used_listings l join used_cars c on c.id = l.car_id`;
}
