import type { Transaction } from '../../../db/database.ts';
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
