import {
  type ReservationEnd,
  type ReservationState,
  reservationMoves,
  reservationStates,
} from '@pahiya/domain/listings/reservations/reservation-states';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { ReservationRow } from './reservation-row.ts';

/** A live listing that can be reserved, locked until the transaction ends; null: none is live. */
export async function lockLiveListing(
  tx: Transaction,
  listingId: string,
): Promise<{ readonly userId: string | null } | null> {
  const [row] = await tx<{ userId: string | null }[]>`
    select user_id as "userId" from used_listings
    where id = ${listingId} and state = 'live' for update`;
  return row ?? null;
}

/** What a reservation needs of a live listing, by public id. */
export async function selectReservable(
  sql: Queryable,
  publicId: string,
): Promise<{
  readonly listingId: string;
  readonly userId: string | null;
  readonly vehicleNumber: string | null;
  readonly isSandbox: boolean;
  readonly isHeld: boolean;
} | null> {
  const [row] = await sql<
    {
      listingId: string;
      userId: string | null;
      vehicleNumber: string | null;
      isSandbox: boolean;
      isHeld: boolean;
    }[]
  >`
    select l.id as "listingId", l.user_id as "userId", l.vehicle_number as "vehicleNumber",
      l.is_sandbox as "isSandbox", exists (select 1 from used_reservations r
        where r.listing_id = l.id and r.state = 'held') as "isHeld"
    from used_listings l where l.public_id = ${publicId} and l.state = 'live'`;
  return row ?? null;
}

/** The order by which a person holds a car or is about to pay for it; null: none. */
export async function selectOwnHold(
  sql: Queryable,
  { listingId, userId, now }: { listingId: string; userId: string; now: Date },
): Promise<string | null> {
  const [row] = await sql<{ orderId: string }[]>`
    select order_id as "orderId" from used_reservations
    where listing_id = ${listingId} and user_id = ${userId}
      and (state = 'held' or (state = 'awaiting-payment' and until > ${now}))`;
  return row?.orderId ?? null;
}

/** Until when another person has time to pay for a car; null: nobody is about to. */
export async function selectPayingUntil(
  sql: Queryable,
  { listingId, userId, now }: { listingId: string; userId: string | null; now: Date },
): Promise<Date | null> {
  const [row] = await sql<{ until: Date | null }[]>`
    select max(until) as until from used_reservations
    where listing_id = ${listingId} and user_id is distinct from ${userId}
      and state = 'awaiting-payment' and until > ${now}`;
  return row?.until ?? null;
}

/** Lets unpaid reservations of a listing go whose minutes are over. */
export async function lapseUnpaid(tx: Transaction, listingId: string, now: Date): Promise<void> {
  await tx`
    update used_reservations set state = 'lapsed'
    where listing_id = ${listingId} and state = 'awaiting-payment' and until <= ${now}`;
}

/** Stores an unpaid reservation; false: the car has another. */
export async function insertReservation(
  tx: Transaction,
  row: Pick<ReservationRow, 'reservationId' | 'orderId' | 'listingId' | 'until'> & {
    readonly userId: string;
    readonly createdAt: Date;
  },
): Promise<boolean> {
  const [made] = await tx`
    insert into used_reservations (id, order_id, listing_id, user_id, state, until, created_at)
    values (${row.reservationId}, ${row.orderId}, ${row.listingId}, ${row.userId},
      'awaiting-payment', ${row.until}, ${row.createdAt})
    on conflict do nothing returning id`;
  return made !== undefined;
}

/** Reservations of orders. */
export async function selectReservations(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<readonly ReservationRow[]> {
  return sql<ReservationRow[]>`
    ${columns(sql)} where r.order_id = any(${[...orderIds]}::uuid[])`;
}

/** Reservations by their own ids. */
export async function selectReservationsById(
  sql: Queryable,
  ids: readonly string[],
): Promise<readonly ReservationRow[]> {
  return sql<ReservationRow[]>`${columns(sql)} where r.id = any(${[...ids]}::uuid[])`;
}

/** Orders whose hold is over, or whose car is no longer live. */
export async function selectOverdueHolds(
  sql: Queryable,
  now: Date,
  limit: number,
): Promise<readonly { readonly orderId: string; readonly listingState: string }[]> {
  return sql<{ orderId: string; listingState: string }[]>`
    select r.order_id as "orderId", l.state as "listingState"
    from used_reservations r join used_listings l on l.id = r.listing_id
    where r.state = 'held' and (r.until <= ${now} or l.state <> 'live')
    order by r.until limit ${limit}`;
}

/** Holds the car of a reservation; false: another reservation has it. Call it with the listing locked. */
export async function holdCar(
  tx: Transaction,
  { reservationId, until, now }: { reservationId: string; until: Date; now: Date },
): Promise<boolean> {
  const [row] = await tx`
    update used_reservations r set state = 'held', until = ${until}, held_at = ${now}
    where r.id = ${reservationId} and r.state in ('awaiting-payment', 'lapsed')
      and not exists (select 1 from used_reservations o where o.listing_id = r.listing_id
        and o.id <> r.id and (o.state = 'held'
          or (o.state = 'awaiting-payment' and o.until > ${now})))
    returning id`;
  return row !== undefined;
}

/** Moves a reservation as its states allow, `from` only some of them; false: it was in none. */
export async function updateReservation(
  tx: Queryable,
  reservationId: string,
  to: { readonly state: ReservationState; readonly reason?: ReservationEnd; readonly at: Date },
  from: readonly ReservationState[] = reservationStates,
): Promise<boolean> {
  const allowed = from.filter((state) => reservationMoves[state].includes(to.state));
  const [row] = await tx`
    update used_reservations set state = ${to.state},
      end_reason = coalesce(${to.reason ?? null}, end_reason),
      ended_at = case when ${to.state} in ('ending', 'ended')
        then coalesce(ended_at, ${to.at}) else ended_at end
    where id = ${reservationId} and state = any(${allowed}) returning id`;
  return row !== undefined;
}

/** Deletes reservations of unpaid orders that are deleted. */
export async function deleteReservations(
  tx: Queryable,
  orderIds: readonly string[],
): Promise<void> {
  await tx`delete from used_reservations where order_id = any(${[...orderIds]}::uuid[])`;
}

/** Removes a person from reservations and queues. */
export async function forgetPerson(tx: Queryable, userId: string): Promise<void> {
  await tx`update used_reservations set user_id = null where user_id = ${userId}`;
  await tx`delete from used_queue where user_id = ${userId}`;
}

function columns(sql: Queryable) {
  return sql`
    select r.id as "reservationId", r.order_id as "orderId", r.listing_id as "listingId",
      r.user_id as "userId", r.state, r.until, r.end_reason as "endReason",
      l.public_id as "publicId", l.make_name || ' ' || l.model_name as "carName",
      l.city_id as "cityId", l.state as "listingState", l.make, l.model, l.made_year as "madeYear"
    from used_reservations r join used_listings l on l.id = r.listing_id`;
}

/** Reservations of a car that are in the way of one: held, or waiting for their payment. */
export async function selectRivals(
  sql: Queryable,
  { reservationId, listingId }: Pick<ReservationRow, 'reservationId' | 'listingId'>,
  now: Date,
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from used_reservations
    where listing_id = ${listingId} and id <> ${reservationId}
      and (state = 'held' or (state = 'awaiting-payment' and until > ${now}))`;
  return row?.count ?? 0;
}

/** Queues that a person is in, for the export. */
export async function selectOwnQueues(
  sql: Queryable,
  userId: string,
): Promise<readonly { readonly listing: string; readonly joinedAt: Date }[]> {
  return sql<{ listing: string; joinedAt: Date }[]>`
    select l.public_id as listing, q.joined_at as "joinedAt"
    from used_queue q join used_listings l on l.id = q.listing_id
    where q.user_id = ${userId} order by q.joined_at`;
}
