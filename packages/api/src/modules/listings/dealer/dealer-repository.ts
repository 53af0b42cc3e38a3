import type { ListingState } from '@pahiya/domain/listings/listing-states';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable, Transaction } from '../../../db/database.ts';

/** A dealer whose cars a partner firm offers. */
export type FirmDealer = {
  readonly dealerId: string;
  readonly firmId: string;
  /** Since when its cars are off the market; null: they are on it. */
  readonly hiddenAt: Date | null;
};

/** All dealers of firms. */
export async function selectFirmDealers(sql: Queryable): Promise<readonly FirmDealer[]> {
  return sql<FirmDealer[]>`
    select id as "dealerId", firm_id as "firmId", hidden_at as "hiddenAt" from used_dealers
    where firm_id is not null order by id`;
}

/** The dealer of a firm, made when it first offers a car; locked. */
export async function lockDealerOfFirm(
  tx: Transaction,
  firm: {
    readonly id: string;
    readonly firmId: string;
    readonly name: string;
    readonly cityId: number;
    readonly area: string;
    readonly authorisation: string | null;
  },
): Promise<string> {
  const [row] = await tx<{ id: string }[]>`
    insert into used_dealers (id, code, name, city_id, area, authorisation_number, firm_id)
    values (${firm.id}, ${`firm-${firm.firmId}`}, ${firm.name}, ${firm.cityId}, ${firm.area},
      ${firm.authorisation}, ${firm.firmId})
    on conflict (firm_id) do update set name = excluded.name,
      authorisation_number = excluded.authorisation_number
    returning id`;
  if (row === undefined) throw new Error('a dealer that was stored is not there');
  return row.id;
}

/** A car of a firm in its list. */
export type DealerListing = {
  readonly publicId: string;
  readonly stockNumber: string;
  readonly makeName: string;
  readonly modelName: string;
  readonly make: string;
  readonly model: string;
  readonly variant: string | null;
  readonly madeYear: number;
  readonly fuel: string;
  readonly gearbox: string;
  readonly body: string;
  readonly km: number;
  readonly owners: number;
  readonly colour: string;
  readonly price: Paise;
  readonly cityId: number;
  readonly vehicleNumber: string | null;
  readonly note: string | null;
  readonly state: ListingState;
};

/** Cars of a firm, newest first. */
export async function selectDealerListings(
  sql: Queryable,
  firmId: string,
): Promise<readonly DealerListing[]> {
  return sql<DealerListing[]>`
    select l.public_id as "publicId", l.stock_number as "stockNumber",
      l.make_name as "makeName", l.model_name as "modelName", l.make, l.model, l.variant,
      l.made_year::int as "madeYear", l.fuel, l.gearbox, l.body, l.km, l.owners::int as owners,
      l.colour, l.price_paise as price, l.city_id as "cityId",
      l.vehicle_number as "vehicleNumber", l.stated->>'note' as note, l.state
    from used_listings l join used_dealers d on d.id = l.dealer_id
    where d.firm_id = ${firmId} order by l.created_at desc, l.id limit 5000`;
}

/** Notes an import; false: the firm has imported this file before. */
export async function insertImport(
  tx: Transaction,
  row: {
    readonly firmId: string;
    readonly sha256: Uint8Array;
    readonly lines: number;
    readonly at: Date;
  },
): Promise<boolean> {
  const { count } = await tx`
    insert into used_imports (firm_id, sha256, lines, at)
    values (${row.firmId}, ${row.sha256}, ${row.lines}, ${row.at}) on conflict do nothing`;
  return count === 1;
}

/** Whether a firm has imported a file. */
export async function hasImport(
  sql: Queryable,
  firmId: string,
  sha256: Uint8Array,
): Promise<boolean> {
  const [row] = await sql`
    select 1 from used_imports where firm_id = ${firmId} and sha256 = ${sha256}`;
  return row !== undefined;
}

/** Stores since when a dealer's cars are off the market. */
export async function updateHidden(
  tx: Transaction,
  dealerId: string,
  at: Date | null,
): Promise<void> {
  await tx`update used_dealers set hidden_at = ${at} where id = ${dealerId}`;
}

/** Ids of a dealer's cars to take off the market. */
export async function selectLiveOf(tx: Transaction, dealerId: string): Promise<readonly string[]> {
  const rows = await tx<{ listing: string }[]>`
    select public_id as listing from used_listings
    where dealer_id = ${dealerId} and state = 'live' order by id`;
  return rows.map(({ listing }) => listing);
}

/** Ids of a dealer's cars that were taken off the market then, and have not been moved since. */
export async function selectHiddenOf(
  tx: Transaction,
  dealerId: string,
  hiddenAt: Date,
): Promise<readonly string[]> {
  const rows = await tx<{ listing: string }[]>`
    select l.public_id as listing from used_listings l
    where l.dealer_id = ${dealerId} and l.state = 'paused' and exists (
      select 1 from used_listing_events e where e.listing_id = l.id and e.to_state = 'paused'
        and e.by = 'desk' and e.at = ${hiddenAt})
    order by l.id`;
  return rows.map(({ listing }) => listing);
}

/** Whether a listing is a firm's. */
export async function isOfFirm(sql: Queryable, firmId: string, publicId: string): Promise<boolean> {
  const [row] = await sql`
    select 1 from used_listings l join used_dealers d on d.id = l.dealer_id
    where l.public_id = ${publicId} and d.firm_id = ${firmId}`;
  return row !== undefined;
}
