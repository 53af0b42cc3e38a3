import type { Database, Queryable, Transaction } from '../../../db/database.ts';
import type { LineFault } from './read-dealer-csv.ts';

/** What became of a list, or why it could not be read. */
export type FeedOutcome =
  | 'read'
  | 'unchanged'
  | 'shrunk'
  | 'timeout'
  | 'unavailable'
  | 'rejected'
  | 'malformed';

/** Cars by what a list led to, and its wrong lines. */
export type FeedReport = {
  readonly new: number;
  readonly price: number;
  /** Missing in reports from before. */
  readonly changed?: number;
  readonly ended: number;
  readonly same: number;
  /** Not in the list. */
  readonly missing: number;
  /** In the list again. */
  readonly back: number;
  readonly wrongCount: number;
  /** The first of them. */
  readonly wrong: readonly {
    readonly line: number;
    readonly stockNumber: string;
    readonly faults: readonly LineFault[];
  }[];
};

/** The feed of a firm. */
export type FeedRow = {
  readonly firmId: string;
  readonly url: string;
  readonly etag: string | null;
  readonly readAt: Date | null;
  readonly outcome: FeedOutcome | null;
  readonly report: FeedReport | null;
  readonly failures: number;
};

const columns = (sql: Queryable) => sql`
  firm_id as "firmId", url, etag, read_at as "readAt", outcome, report, failures`;

/** The feed of a firm; null: it has none. */
export async function findFeed(sql: Queryable, firmId: string): Promise<FeedRow | null> {
  const [row] = await sql<FeedRow[]>`
    select ${columns(sql)} from used_feeds where firm_id = ${firmId}`;
  return row ?? null;
}

/** The same at an address, locked; null: it has another one by now. */
export async function lockFeed(
  tx: Transaction,
  { firmId, url }: Pick<FeedRow, 'firmId' | 'url'>,
): Promise<FeedRow | null> {
  const [row] = await tx<FeedRow[]>`
    select ${columns(tx)} from used_feeds where firm_id = ${firmId} and url = ${url} for update`;
  return row ?? null;
}

/** Feeds to read, the longest due first. */
export async function selectDueFeeds(
  sql: Queryable,
  now: Date,
  most: number,
): Promise<readonly FeedRow[]> {
  return sql<FeedRow[]>`
    select ${columns(sql)} from used_feeds where next_at <= ${now}
    order by next_at, firm_id limit ${most}`;
}

/** Sets the address of a firm's feed, to be read whole and soon. */
export async function putFeed(sql: Database, firmId: string, url: string, at: Date): Promise<void> {
  await sql`
    insert into used_feeds (firm_id, url, next_at) values (${firmId}, ${url}, ${at})
    on conflict (firm_id) do update set url = excluded.url, next_at = excluded.next_at,
      etag = null, failures = 0,
      read_at = case when used_feeds.url = excluded.url then used_feeds.read_at end,
      outcome = case when used_feeds.url = excluded.url then used_feeds.outcome end,
      report = case when used_feeds.url = excluded.url then used_feeds.report end`;
}

export async function deleteFeed(sql: Database, firmId: string): Promise<void> {
  await sql`delete from used_feeds where firm_id = ${firmId}`;
}

/** Notes what a reading led to. The report of an unchanged list is the last one. */
export async function noteFeed(
  sql: Queryable,
  { firmId, url }: Pick<FeedRow, 'firmId' | 'url'>,
  noted: Pick<FeedRow, 'etag' | 'outcome' | 'report' | 'failures'> & {
    readonly at: Date;
    readonly nextAt: Date;
  },
): Promise<void> {
  const { etag, outcome, report, failures, at, nextAt } = noted;
  await sql`
    update used_feeds set etag = ${etag}, outcome = ${outcome}, failures = ${failures},
      report = ${report === null ? null : sql.json(report)}, read_at = ${at}, next_at = ${nextAt}
    where firm_id = ${firmId} and url = ${url}`;
}

/** Puts a feed off without a reading. */
export async function postponeFeed(sql: Queryable, firmId: string, nextAt: Date): Promise<void> {
  await sql`update used_feeds set next_at = ${nextAt} where firm_id = ${firmId}`;
}

/** A dealer's car by its stock number. */
type StockCar = { readonly listing: string; readonly stockNumber: string };

/** Cars of a dealer that are on sale or wait for a check. */
export async function selectStock(
  tx: Transaction,
  dealerId: string,
): Promise<readonly (StockCar & { readonly isWaiting: boolean })[]> {
  return tx<(StockCar & { isWaiting: boolean })[]>`
    select public_id as listing, stock_number as "stockNumber", state = 'in-review' as "isWaiting"
    from used_listings
    where dealer_id = ${dealerId} and state in ('live', 'in-review') order by id`;
}

/** Cars of a dealer that its feed took off the market last. */
export async function selectPausedByFeed(
  tx: Transaction,
  dealerId: string,
): Promise<readonly StockCar[]> {
  return tx<StockCar[]>`
    select l.public_id as listing, l.stock_number as "stockNumber" from used_listings l
    where l.dealer_id = ${dealerId} and l.state = 'paused' and 'feed' = (
      select e.by from used_listing_events e where e.listing_id = l.id order by e.id desc limit 1)
    order by l.id`;
}
