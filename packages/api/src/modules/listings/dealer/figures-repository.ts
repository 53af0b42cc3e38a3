import type { Paise } from '@pahiya/domain/shared/money';
import type { PriceLabel } from '@pahiya/domain/valuation/price-label';
import type { Queryable } from '../../../db/database.ts';

/** A car of a firm on the market, with what people did about it. */
export type CarFigures = {
  readonly listingId: string;
  readonly publicId: string;
  readonly stockNumber: string;
  readonly title: string;
  readonly price: Paise;
  readonly liveAt: Date;
  readonly label: PriceLabel | null;
  readonly watches: number;
  readonly drives: number;
  readonly reservations: number;
  /** Live adverts of others: same model, fuel and gearbox in the city, year ±1. */
  readonly likeCount: number;
  readonly likeMedian: Paise | null;
};

/** Cars of a firm that are on the market, the newest first. */
export function selectCarFigures(sql: Queryable, firmId: string): Promise<readonly CarFigures[]> {
  return sql<CarFigures[]>`
    with own as (
      select l.* from used_listings l join used_dealers d on d.id = l.dealer_id
      where d.firm_id = ${firmId} and l.state = 'live' and l.live_at is not null
      order by l.live_at desc, l.id limit 200)
    select own.id as "listingId", own.public_id as "publicId",
      own.stock_number as "stockNumber",
      concat_ws(' ', own.make_name, own.model_name, own.variant, own.made_year) as title,
      own.price_paise as price, own.live_at as "liveAt", own.label,
      (select count(*)::integer from used_price_watches w where w.listing_id = own.id) as watches,
      (select count(*)::integer from used_test_drives t where t.listing_id = own.id) as drives,
      (select count(*)::integer from used_reservations r
        where r.listing_id = own.id and r.held_at is not null) as reservations,
      near.count as "likeCount", near.median as "likeMedian"
    from own cross join lateral (
      select count(*)::integer as count,
        round(percentile_cont(0.5) within group (order by o.price_paise))::bigint as median
      from used_listings o
      where o.state = 'live' and o.make = own.make and o.model = own.model
        and o.city_id = own.city_id and o.fuel = own.fuel and o.gearbox = own.gearbox
        and o.made_year between own.made_year - 1 and own.made_year + 1
        and o.is_sandbox = own.is_sandbox and o.dealer_id is distinct from own.dealer_id) near
    order by own.live_at desc, own.id`;
}
