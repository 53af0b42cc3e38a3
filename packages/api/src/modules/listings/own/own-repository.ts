import type { ListedInspection, ListedRecord, StatedFacts } from '@pahiya/domain/listings/listing';
import type { ListingFinding } from '@pahiya/domain/listings/listing-findings';
import type { ListingMover, ListingState } from '@pahiya/domain/listings/listing-states';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { ListingRow } from '../store/listing-row.ts';

/** What the checks found when a listing was handed in, and what the desk told its seller. */
export type Review = {
  readonly findings: readonly ListingFinding[];
  readonly handedInAt: string;
  readonly note: string | null;
};

/** An owner's listing as stored. */
export type OwnRow = Omit<ListingRow, 'vehicleNumber' | 'inspection' | 'battery'> & {
  readonly vehicleNumber: string;
  readonly review: Review | null;
  readonly isHeld: boolean;
};

const columns = (sql: Queryable) => sql`
  l.id, l.public_id as "publicId", l.car_id as "carId", l.state, l.seller_kind as "sellerKind",
  l.user_id as "userId", l.dealer_id as "dealerId", l.stock_number as "stockNumber",
  l.vehicle_number as "vehicleNumber", l.city_id as "cityId", l.make, l.model,
  l.make_name as "makeName", l.model_name as "modelName", l.variant, l.body, l.fuel, l.gearbox,
  l.made_year as "madeYear", l.made_month as "madeMonth", l.registered_on as "registeredOn",
  l.office_code as "officeCode", l.km, l.owners, l.price_paise as price, l.colour, l.stated,
  l.record, l.review, l.created_at as "createdAt", l.live_at as "liveAt",
  l.expires_at as "expiresAt", l.is_sandbox as "isSandbox",
  exists (select 1 from used_reservations r where r.listing_id = l.id
    and r.state in ('awaiting-payment', 'held')) as "isHeld"`;

/** Listings of a person, newest first. */
export async function selectOwn(sql: Queryable, userId: string): Promise<readonly OwnRow[]> {
  return sql<OwnRow[]>`
    select ${columns(sql)} from used_listings l
    where l.user_id = ${userId} and l.vehicle_number is not null
    order by l.created_at desc, l.id limit 100`;
}

/** One listing of a person; null: no such one, or another's. */
export async function findOwn(
  sql: Queryable,
  publicId: string,
  userId: string,
): Promise<OwnRow | null> {
  const [row] = await sql<OwnRow[]>`
    select ${columns(sql)} from used_listings l
    where l.public_id = ${publicId} and l.user_id = ${userId} and l.vehicle_number is not null`;
  return row ?? null;
}

/** The same, locked. */
export async function lockOwn(
  tx: Transaction,
  publicId: string,
  userId: string,
): Promise<OwnRow | null> {
  await tx`
    select 1 from used_listings where public_id = ${publicId} and user_id = ${userId} for update`;
  return findOwn(tx, publicId, userId);
}

/** Anybody's listing. */
export async function findAnyListing(sql: Queryable, publicId: string): Promise<OwnRow | null> {
  const [row] = await sql<OwnRow[]>`
    select ${columns(sql)} from used_listings l where l.public_id = ${publicId}`;
  return row ?? null;
}

/** Anybody's listing, locked, for the desk. */
export async function lockInReview(tx: Transaction, publicId: string): Promise<OwnRow | null> {
  const [row] = await tx<OwnRow[]>`
    select ${columns(tx)} from used_listings l where l.public_id = ${publicId} for update of l`;
  return row ?? null;
}

/** A dealer's listing by the dealer's own number of the car, locked; null: none. */
export async function lockOfDealer(
  tx: Transaction,
  dealerId: string,
  stockNumber: string,
): Promise<OwnRow | null> {
  const [row] = await tx<OwnRow[]>`
    select ${columns(tx)} from used_listings l
    where l.dealer_id = ${dealerId} and l.stock_number = ${stockNumber} for update of l`;
  return row ?? null;
}

/** Listings that wait for a check, oldest first. */
export async function selectInReview(sql: Queryable, most: number): Promise<readonly OwnRow[]> {
  return sql<OwnRow[]>`
    select ${columns(sql)} from used_listings l where l.state = 'in-review'
    order by l.created_at, l.id limit ${most}`;
}

export async function countInReview(sql: Queryable): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from used_listings where state = 'in-review'`;
  return row?.count ?? 0;
}

/** The car of a vehicle number, made when it is offered for the first time; locked. */
export async function lockCar(tx: Transaction, id: string, markHash: Uint8Array): Promise<string> {
  const [row] = await tx<{ id: string }[]>`
    insert into used_cars (id, mark_hash) values (${id}, ${markHash})
    on conflict (mark_hash) do update set mark_hash = excluded.mark_hash returning id`;
  if (row === undefined) throw new Error('a car that was stored is not there');
  return row.id;
}

/** Whether a car is in an open listing already. */
export async function isOffered(tx: Transaction, carId: string): Promise<boolean> {
  const [row] = await tx`
    select 1 from used_listings
    where car_id = ${carId} and state in ('draft', 'in-review', 'live', 'paused')`;
  return row !== undefined;
}

/** The most kilometres that a car had in other listings and their inspections; null: none. */
export async function selectFormerKm(
  tx: Transaction,
  { carId, id }: Pick<OwnRow, 'carId' | 'id'>,
): Promise<number | null> {
  const [row] = await tx<{ km: number | null }[]>`
    select max(greatest(km, (inspection ->> 'km')::int)) as km from used_listings
    where car_id = ${carId} and id <> ${id} and state <> 'draft'`;
  return row?.km ?? null;
}

export type ListingFacts = Pick<
  OwnRow,
  'cityId' | 'body' | 'km' | 'owners' | 'colour' | 'madeMonth'
> & { readonly stated: StatedFacts };

/** Writes what the seller of a locked draft says. */
export async function updateFacts(
  tx: Transaction,
  id: string,
  { cityId, body, km, owners, colour, madeMonth, stated }: ListingFacts,
): Promise<void> {
  await tx`
    update used_listings set city_id = ${cityId}, body = ${body}, km = ${km}, owners = ${owners},
      colour = ${colour}, made_month = ${madeMonth}, stated = ${tx.json(stated)}
    where id = ${id}`;
}

/** Writes what a dealer says of a locked car that is offered already. Its price label is worked out again. */
export async function updateSaid(
  tx: Transaction,
  id: string,
  { km, colour, stated }: Pick<ListingFacts, 'km' | 'colour' | 'stated'>,
): Promise<void> {
  await tx`
    update used_listings set km = ${km}, colour = ${colour}, stated = ${tx.json(stated)},
      label = null, label_at = null
    where id = ${id}`;
}

/** Sets the price of a locked listing; of a public one the label is worked out later and the old price stays. */
export async function updatePrice(
  tx: Transaction,
  { id, carId, state }: Pick<OwnRow, 'id' | 'carId' | 'state'>,
  price: Paise,
  at: Date,
): Promise<void> {
  await tx`
    update used_listings set price_paise = ${price}, label = null, label_at = null,
      price_changed_at = ${at} where id = ${id}`;
  if (state !== 'draft') await notePrice(tx, carId, price, at);
}

/** Notes the price for which a car is offered, unless it is the last one. */
export async function notePrice(
  tx: Transaction,
  carId: string,
  price: Paise,
  at: Date,
): Promise<void> {
  await tx`
    insert into used_prices (car_id, paise, since)
    select ${carId}, ${price}, ${at}
    where ${price}::bigint is distinct from (select paise from used_prices
      where car_id = ${carId} order by since desc limit 1)
    on conflict (car_id, since) do update set paise = excluded.paise`;
}

/** Moves a locked listing and notes the move. Public from now on: with its last day. */
export async function updateState(
  tx: Transaction,
  { id, carId, state, price }: Pick<OwnRow, 'id' | 'carId' | 'state' | 'price'>,
  {
    to,
    by,
    at,
    expiresAt,
  }: {
    readonly to: ListingState;
    readonly by: ListingMover;
    readonly at: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const isEnd = to === 'sold' || to === 'removed' || to === 'expired';
  await tx`
    update used_listings set state = ${to},
      live_at = case when ${to === 'live'} then coalesce(live_at, ${at}) else live_at end,
      expires_at = case when ${to === 'live'} then ${expiresAt}::timestamptz else expires_at end,
      ended_at = case when ${isEnd} then ${at}::timestamptz else null end
    where id = ${id}`;
  await tx`
    insert into used_listing_events (listing_id, from_state, to_state, by, at)
    values (${id}, ${state}, ${to}, ${by}, ${at})`;
  if (to !== 'live') return;
  await tx`update used_cars set first_live_at = coalesce(first_live_at, ${at}) where id = ${carId}`;
  await notePrice(tx, carId, price, at);
}

/** Whether the checks have taken a paused car off the market, and its firm is not off it as a whole. */
export async function isPausedByChecks(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx<{ isByChecks: boolean }[]>`
    select e.to_state = 'paused' and e.by = 'checks' and d.hidden_at is null as "isByChecks"
    from used_listing_events e join used_listings l on l.id = e.listing_id
      left join used_dealers d on d.id = l.dealer_id
    where e.listing_id = ${id} order by e.at desc, e.id desc limit 1`;
  return row?.isByChecks ?? false;
}

/** Writes an inspection of the car. */
export async function updateInspection(
  tx: Transaction,
  id: string,
  inspection: ListedInspection,
): Promise<void> {
  await tx`update used_listings set inspection = ${tx.json(inspection)} where id = ${id}`;
}

/** Cars of people and firms whose record was not read since, the longest untried first. */
export async function selectToReread(
  sql: Queryable,
  {
    readBefore,
    triedBefore,
    most,
  }: { readonly readBefore: Date; readonly triedBefore: Date; readonly most: number },
): Promise<readonly OwnRow[]> {
  return sql<OwnRow[]>`
    select ${columns(sql)} from used_listings l left join used_dealers d on d.id = l.dealer_id
    where l.state in ('in-review', 'live', 'paused') and l.vehicle_number is not null
      and (l.user_id is not null or d.firm_id is not null)
      and (l.record_tried_at is null or l.record_tried_at < ${triedBefore})
      and (l.record is null or (l.record ->> 'readAt')::timestamptz < ${readBefore})
    order by l.record_tried_at nulls first, l.id limit ${most}`;
}

/** Writes the record of a locked listing, and that it was asked for. */
export async function updateRecord(
  tx: Transaction,
  id: string,
  record: ListedRecord | null,
  triedAt: Date,
): Promise<void> {
  await tx`
    update used_listings set record = ${record === null ? null : tx.json(record)},
      registered_on = coalesce(registered_on, ${record?.registeredOn ?? null}::date),
      record_tried_at = ${triedAt} where id = ${id}`;
}

/** Writes what the checks found, or what the desk told the seller. */
export async function updateReview(
  tx: Transaction,
  id: string,
  review: Review | null,
): Promise<void> {
  await tx`update used_listings set review = ${review === null ? null : tx.json(review)} where id = ${id}`;
}

/** Public and paused listings whose last day is over. */
export async function lockExpired(
  tx: Transaction,
  now: Date,
  most: number,
): Promise<readonly OwnRow[]> {
  return tx<OwnRow[]>`
    select ${columns(tx)} from used_listings l
    where l.state in ('live', 'paused') and l.expires_at <= ${now}
    order by l.expires_at limit ${most} for update of l skip locked`;
}
