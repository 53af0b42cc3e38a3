import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

/** The partner firm of a dealer; null: it is none. */
export async function findFirmOfDealer(sql: Queryable, dealerId: string): Promise<string | null> {
  const [row] = await sql<{ firmId: string | null }[]>`
    select firm_id as "firmId" from used_dealers where id = ${dealerId}`;
  return row?.firmId ?? null;
}

/** A live car of a partner firm; null: none is live, or its seller is no firm. */
export async function selectFirmCar(sql: Queryable, publicId: string): Promise<FirmCar | null> {
  const [row] = await sql<FirmCar[]>`
    select l.id as "listingId", l.make_name || ' ' || l.model_name || ' ' || l.made_year as title,
      l.city_id as "cityId", l.price_paise as price, l.made_year::int as "madeYear",
      d.firm_id as "firmId", d.name as dealer
    from used_listings l join used_dealers d on d.id = l.dealer_id
    where l.public_id = ${publicId} and l.state = 'live' and d.firm_id is not null`;
  return row ?? null;
}

type FirmCar = {
  readonly listingId: string;
  readonly title: string;
  readonly cityId: number;
  readonly price: Paise;
  readonly madeYear: number;
  readonly firmId: string;
  readonly dealer: string;
};
