import type {
  ListedBattery,
  ListedCar,
  ListedInspection,
  ListedRecord,
  StatedFacts,
} from '@pahiya/domain/listings/listing';
import type { ListingState } from '@pahiya/domain/listings/listing-states';
import type { Paise } from '@pahiya/domain/shared/money';
import type { PriceLabel } from '@pahiya/domain/valuation/price-label';
import type { Queryable } from '../../../db/database.ts';
import { cardColumns } from './card-repository.ts';
import type { CardRow } from './card-row.ts';

/** A listing as its page needs it. */
export type ListingPageRow = CardRow &
  Pick<ListedCar, 'madeMonth' | 'registeredOn' | 'officeCode'> & {
    readonly carId: string;
    readonly hasTestDrives: boolean;
    readonly canAsk: boolean;
    readonly state: ListingState;
    readonly endedAt: Date | null;
    readonly stated: StatedFacts;
    readonly record: ListedRecord | null;
    readonly inspection: ListedInspection | null;
    readonly battery: ListedBattery | null;
    readonly label: PriceLabel | null;
    readonly priceChangedAt: Date | null;
    readonly dealer: {
      readonly name: string;
      readonly area: string;
      readonly authorisation: string | null;
      readonly returnDays: number | null;
      readonly returnKm: number | null;
    } | null;
    readonly prices: readonly { readonly paise: Paise; readonly since: string }[];
    /** Id, width and height of each. */
    readonly photos: readonly string[];
    readonly heldUntil: Date | null;
    readonly waiting: number;
  };

/** A listing by its public id; null: there is none. */
export async function selectListingPage(
  sql: Queryable,
  publicId: string,
): Promise<ListingPageRow | null> {
  const [row] = await sql<ListingPageRow[]>`
    select card.*, l.car_id as "carId", (l.user_id is not null or exists (select 1 from used_drive_hours h
        where h.firm_id = d.firm_id)) as "hasTestDrives",
      d.firm_id is not null as "canAsk", l.state, l.ended_at as "endedAt",
      l.made_month as "madeMonth", l.registered_on as "registeredOn",
      l.office_code as "officeCode", l.stated, l.record, l.inspection, l.battery, l.label,
      l.price_changed_at as "priceChangedAt",
      case when d.id is null then null else json_build_object('name', d.name, 'area', d.area,
        'authorisation', d.authorisation_number, 'returnDays', d.return_days,
        'returnKm', d.return_km) end as dealer,
      (select coalesce(json_agg(json_build_object('paise', p.paise, 'since', p.since)
        order by p.since), '[]') from used_prices p where p.car_id = l.car_id) as prices,
      array(select p.id || ' ' || p.width || ' ' || p.height from used_photos p
        where p.listing_id = l.id order by p.position) as photos,
      (select r.until from used_reservations r
        where r.listing_id = l.id and r.state = 'held') as "heldUntil",
      (select count(*)::int from used_queue q
        where q.listing_id = l.id and q.told_at is null) as waiting
    from (${cardColumns(sql)} where l.public_id = ${publicId}) card
      join used_listings l on l.id = card.id left join used_dealers d on d.id = l.dealer_id`;
  return row ?? null;
}

/** Live cars like one: the same model in its city first, then the same body at a near price. */
export async function selectSimilar(
  sql: Queryable,
  { id, cityId, make, model, body, price }: CardRow,
  most: number,
): Promise<readonly CardRow[]> {
  return sql<CardRow[]>`
    ${cardColumns(sql)}
    where l.id = any(array(
      select o.id from used_listings o
      where o.city_id = ${cityId} and o.state = 'live' and o.id <> ${id}
        and ((o.make = ${make} and o.model = ${model}) or (o.body = ${body}
          and o.price_paise between ${Math.round(price * 0.8)} and ${Math.round(price * 1.2)}))
      order by (o.make = ${make} and o.model = ${model}) desc,
        abs(o.price_paise - ${price}), o.id limit ${most}))`;
}
