import type { RoundBid } from '@pahiya/domain/selling/bid-round';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

/** A round as stored. Times are of the database's clock. */
export type RoundRow = {
  readonly roundId: string;
  readonly saleId: string;
  readonly inspectionId: string;
  readonly reserve: Paise;
  readonly floor: Paise;
  readonly charge: Paise;
  readonly gst: Paise;
  readonly opensAt: Date;
  readonly endsAt: Date;
  readonly closedAt: Date | null;
  readonly offerUntil: Date | null;
};

/** A bid with the firm's name. */
export type BidRow = RoundBid & {
  readonly roundId: string;
  readonly firmId: string;
  readonly dealer: string;
  readonly authorisationNumber: string | null;
  readonly conditions: string | null;
};

/** The database's clock now: within a transaction it goes on, so that what waited for a lock is late. */
export async function clockNow(sql: Queryable): Promise<Date> {
  const [row] = await sql<{ at: Date }[]>`select clock_timestamp() as at`;
  if (row === undefined) throw new Error('the clock gave back no row');
  return row.at;
}

/** Opens a round that ends so many hours from now. */
export async function insertRound(
  tx: Queryable,
  round: Omit<RoundRow, 'opensAt' | 'endsAt' | 'closedAt' | 'offerUntil'>,
  hours: number,
): Promise<Date> {
  const [row] = await tx<{ endsAt: Date }[]>`
    with now as (select clock_timestamp() as at)
    insert into bid_rounds (id, sale_id, inspection_id, reserve_paise, floor_paise, charge_paise,
      gst_paise, opens_at, ends_at)
    select ${round.roundId}, ${round.saleId}, ${round.inspectionId}, ${round.reserve},
      ${round.floor}, ${round.charge}, ${round.gst}, now.at,
      now.at + make_interval(hours => ${hours}) from now
    returning ends_at as "endsAt"`;
  if (row === undefined) throw new Error('an insert gave back no row');
  return row.endsAt;
}

/** A round; null for an unknown id. */
export async function findRound(sql: Queryable, roundId: string): Promise<RoundRow | null> {
  const [row] = await sql<RoundRow[]>`
    select ${columns(sql)} from bid_rounds r where r.id = ${roundId}`;
  return row ?? null;
}

/** The same, locked: bids, withdrawals and the end of a round wait for each other. */
export async function lockRound(tx: Queryable, roundId: string): Promise<RoundRow | null> {
  const [row] = await tx<RoundRow[]>`
    select ${columns(tx)} from bid_rounds r where r.id = ${roundId} for update`;
  return row ?? null;
}

/** Rounds of a sale, newest first. */
export async function findRoundsOf(sql: Queryable, saleId: string): Promise<readonly RoundRow[]> {
  return sql<RoundRow[]>`
    select ${columns(sql)} from bid_rounds r where r.sale_id = ${saleId}
    order by r.opens_at desc, r.id limit 20`;
}

/** Rounds that are over and not closed. */
export async function findDueRounds(sql: Queryable): Promise<readonly string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from bid_rounds where closed_at is null and ends_at <= clock_timestamp()
    order by ends_at limit 100`;
  return rows.map(({ id }) => id);
}

/** Sales whose offers are not valid any more. */
export async function findExpiredOffers(sql: Queryable): Promise<readonly string[]> {
  const rows = await sql<{ saleId: string }[]>`
    select s.id as "saleId" from sale_cases s
    where s.state = 'offered' and not exists (
      select from bid_rounds r where r.sale_id = s.id
        and r.offer_until > clock_timestamp()) limit 100`;
  return rows.map(({ saleId }) => saleId);
}

/** Closes a round. */
export async function updateClosed(
  tx: Queryable,
  roundId: string,
  { closedAt, offerUntil }: { readonly closedAt: Date; readonly offerUntil: Date | null },
): Promise<void> {
  await tx`
    update bid_rounds set closed_at = ${closedAt}, offer_until = ${offerUntil}
    where id = ${roundId}`;
}

/** Live bids of a round. */
export async function findBids(sql: Queryable, roundId: string): Promise<readonly BidRow[]> {
  return sql<BidRow[]>`
    select ${bidColumns(sql)} from bids b
    where b.round_id = ${roundId} and b.withdrawn_at is null
    order by b.amount_paise desc, b.placed_at, b.id`;
}

/** A bid; null for an unknown id. */
export async function findBid(sql: Queryable, bidId: string): Promise<BidRow | null> {
  const [row] = await sql<BidRow[]>`
    select ${bidColumns(sql)} from bids b
    where b.id = ${bidId}`;
  return row ?? null;
}

/** Stores a bid with the time of the database's clock. */
export async function insertBid(
  tx: Queryable,
  bid: {
    readonly bidId: string;
    readonly roundId: string;
    readonly firmId: string;
    readonly memberId: string;
    readonly dealer: string;
    readonly authorisationNumber: string | null;
    readonly amount: Paise;
    readonly conditions: string | null;
    readonly placedAt: Date;
  },
): Promise<void> {
  await tx`
    insert into bids (id, round_id, firm_id, member_id, dealer, amount_paise,
      authorisation_number, conditions, placed_at)
    values (${bid.bidId}, ${bid.roundId}, ${bid.firmId}, ${bid.memberId}, ${bid.dealer},
      ${bid.amount}, ${bid.authorisationNumber}, ${bid.conditions}, ${bid.placedAt})`;
}

/** Withdraws the firm's live bid; false if it has none. */
export async function withdrawBid(
  tx: Queryable,
  { roundId, firmId, at }: { roundId: string; firmId: string; at: Date },
): Promise<boolean> {
  const { count } = await tx`
    update bids set withdrawn_at = ${at}
    where round_id = ${roundId} and firm_id = ${firmId} and withdrawn_at is null`;
  return count > 0;
}

/** Rounds that a firm may see: open ones, and those of the last 90 days in which it has bid. */
export async function findRoundsFor(
  sql: Queryable,
  firmId: string,
): Promise<readonly (RoundRow & { readonly isOpenNow: boolean })[]> {
  return sql<(RoundRow & { isOpenNow: boolean })[]>`
    select ${columns(sql)},
      r.closed_at is null and r.ends_at > clock_timestamp() as "isOpenNow"
    from bid_rounds r join sale_cases s on s.id = r.sale_id
    where (r.closed_at is null and s.state = 'open')
      or (r.ends_at > clock_timestamp() - interval '90 days'
        and exists (select from bids b where b.round_id = r.id and b.firm_id = ${firmId}
          and b.withdrawn_at is null))
    order by r.ends_at desc, r.id limit 100`;
}

function columns(sql: Queryable) {
  return sql`r.id as "roundId", r.sale_id as "saleId", r.inspection_id as "inspectionId",
    r.reserve_paise as reserve, r.floor_paise as floor, r.charge_paise as charge,
    r.gst_paise as gst, r.opens_at as "opensAt", r.ends_at as "endsAt",
    r.closed_at as "closedAt", r.offer_until as "offerUntil"`;
}

function bidColumns(sql: Queryable) {
  return sql`b.id as "bidId", b.round_id as "roundId", b.firm_id as "firmId", b.dealer,
    b.amount_paise as amount, b.authorisation_number as "authorisationNumber", b.conditions,
    b.placed_at as "placedAt", b.withdrawn_at as "withdrawnAt"`;
}
