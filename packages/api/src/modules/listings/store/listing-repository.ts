import type { ListingState } from '@pahiya/domain/listings/listing-states';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { NewListing } from './listing-row.ts';

/** Stores listings whose cars are stored already. */
export async function insertListings(
  tx: Transaction,
  listings: readonly NewListing[],
): Promise<void> {
  const given = listings.map((one) => ({
    ...one,
    createdAt: one.createdAt.toISOString(),
    liveAt: one.liveAt?.toISOString() ?? null,
    expiresAt: one.expiresAt?.toISOString() ?? null,
  }));
  await tx`
    insert into used_listings (id, public_id, car_id, state, seller_kind, user_id, dealer_id,
      stock_number, vehicle_number, city_id, make, model, make_name, model_name, variant, body, fuel,
      gearbox, made_year, made_month, registered_on, office_code, km, owners, price_paise, colour,
      stated, record, inspection, battery, created_at, live_at, expires_at, is_sandbox)
    select id, "publicId", "carId", state, "sellerKind", "userId", "dealerId", "stockNumber",
      "vehicleNumber", "cityId", make, model, "makeName", "modelName", variant, body, fuel, gearbox,
      "madeYear", "madeMonth", "registeredOn", "officeCode", km, owners, price, colour, stated,
      record, inspection, battery, "createdAt", "liveAt", "expiresAt", "isSandbox"
    from jsonb_to_recordset(${tx.json(given)}) as given (id uuid, "publicId" text, "carId" uuid,
      state text, "sellerKind" text, "userId" uuid, "dealerId" uuid, "stockNumber" text,
      "vehicleNumber" text, "cityId" int, make text, model text, "makeName" text, "modelName" text,
      variant text, body text, fuel text, gearbox text, "madeYear" smallint, "madeMonth" smallint,
      "registeredOn" date, "officeCode" text, km int, owners smallint, price bigint, colour text,
      stated jsonb, record jsonb, inspection jsonb, battery jsonb, "createdAt" timestamptz,
      "liveAt" timestamptz, "expiresAt" timestamptz, "isSandbox" boolean)`;
}

/** Listings that were reported. */
export async function selectReported(
  sql: Queryable,
  ids: readonly string[],
): Promise<
  readonly {
    readonly id: string;
    readonly cityId: number;
    readonly name: string;
    /** Last part of its page's path. */
    readonly address: string;
    readonly note: string | null;
    readonly state: ListingState;
  }[]
> {
  return sql<
    {
      id: string;
      cityId: number;
      name: string;
      address: string;
      note: string | null;
      state: ListingState;
    }[]
  >`
    select id, city_id as "cityId", state, stated->>'note' as note,
      make_name || ' ' || model_name || ' ' || made_year as name,
      make || '-' || model || '-' || made_year || '-' || public_id as address
    from used_listings where id = any(${[...ids]}::uuid[])`;
}

/** Removes a live or paused listing at the desk and notes it; returns its city, null: it was over. */
export async function removeReported(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<number | null> {
  const [row] = await tx<{ cityId: number }[]>`
    with before as (select id, state from used_listings
        where id = ${id} and state in ('live', 'paused') for update),
      noted as (insert into used_listing_events (listing_id, from_state, to_state, by, at)
        select id, state, 'removed', 'desk', ${now} from before)
    update used_listings l set state = 'removed', ended_at = ${now}
    from before where l.id = before.id returning l.city_id as "cityId"`;
  return row?.cityId ?? null;
}

/** Takes an account's own cars off the market and forgets whose they were, their plates, photographs and the sellers'
 * words. Returns the listings, the cities whose lists change and the keys of the photographs in the file store. */
export async function forgetSeller(
  tx: Queryable,
  userId: string,
): Promise<{
  readonly ids: readonly string[];
  readonly cityIds: readonly number[];
  readonly files: readonly string[];
}> {
  const photos = await tx<{ key: string }[]>`
    delete from used_photos p using used_listings l
    where l.id = p.listing_id and l.user_id = ${userId} returning p.storage_key as key`;
  const live = await tx<{ cityId: number }[]>`
    select distinct city_id as "cityId" from used_listings
    where user_id = ${userId} and state = 'live'`;
  const own = await tx<{ id: string }[]>`
    update used_listings set user_id = null, vehicle_number = null, review = null,
      stated = jsonb_set(stated, '{note}', 'null'), ended_at = coalesce(ended_at, now()),
      state = case when state in ('sold', 'expired') then state else 'removed' end
    where user_id = ${userId} returning id`;
  return {
    ids: own.map(({ id }) => id),
    cityIds: live.map(({ cityId }) => cityId),
    files: photos.map(({ key }) => key),
  };
}

/** An account's own listings. */
export async function selectOwnListings(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select public_id as listing, state, vehicle_number as "vehicleNumber", make_name as make,
      model_name as model, made_year as "madeYear", km, price_paise as "pricePaise",
      created_at as "createdAt", stated,
      (select count(*)::int from used_photos p where p.listing_id = l.id) as photos
    from used_listings l where user_id = ${userId} order by created_at desc, id`;
}
