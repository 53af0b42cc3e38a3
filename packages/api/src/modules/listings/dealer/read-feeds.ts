import { nextFeedAt, planFeed } from '@pahiya/domain/listings/feeds/feed-plan';
import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { moveListing } from '../own/move-listing.ts';
import { lockInReview } from '../own/own-repository.ts';
import { lockDealer, offeringFirm } from './dealer-of-firm.ts';
import {
  type FeedReport,
  type FeedRow,
  lockFeed,
  noteFeed,
  postponeFeed,
  selectDueFeeds,
  selectPausedByFeed,
  selectStock,
} from './feed-repository.ts';
import { importLine } from './import-listings.ts';
import { type DealerLine, readDealerCsv } from './read-dealer-csv.ts';

const perRound = 20;
const wrongShown = 30;

/** Reads the dealers' lists that are due. Returns how many failed. */
export async function readDealerFeeds(services: Services): Promise<number> {
  let failed = 0;
  for (const feed of await selectDueFeeds(services.sql, services.now(), perRound)) {
    if (!(await readFeed(services, feed))) failed += 1;
  }
  return failed;
}

/** One list: as far as it can be read it is applied, wrong lines are noted. False: it could not be read at all. */
async function readFeed(services: Services, feed: FeedRow): Promise<boolean> {
  const { sql, now, dealerFeeds } = services;
  const firm = await offeringFirm(sql, feed.firmId, now());
  if (!firm.ok) {
    await postponeFeed(sql, feed.firmId, nextFeedAt(now(), 0));
    return true;
  }
  const answer = await dealerFeeds.fetchList(feed.url, feed.etag);
  const at = now();
  const fail = async (
    on: Pick<Services, 'sql'>['sql'] | Transaction,
    outcome: 'shrunk' | Exclude<FeedRow['outcome'], null>,
    report: FeedReport | null,
  ) => {
    const failures = feed.failures + 1;
    const nextAt = nextFeedAt(at, failures);
    await noteFeed(on, feed, { etag: null, outcome, report, failures, at, nextAt });
    return false;
  };
  if (!answer.ok) {
    const { kind } = answer.error;
    return fail(sql, kind === 'rate-limited' ? 'unavailable' : kind, null);
  }
  const nextAt = nextFeedAt(at, 0);
  if (answer.value.kind === 'unchanged') {
    const { etag, report } = feed;
    await noteFeed(sql, feed, { etag, outcome: 'unchanged', report, failures: 0, at, nextAt });
    return true;
  }
  const { csv, etag } = answer.value;
  const lines = readDealerCsv(csv);
  if (lines.every(({ car }) => car === null)) return fail(sql, 'malformed', reportOf(lines));
  return sql.begin(async (tx) => {
    if ((await lockFeed(tx, feed)) === null) return true;
    const dealerId = await lockDealer(tx, feed.firmId, firm.value, lines);
    const stock = await selectStock(tx, dealerId);
    const listed = new Set(lines.map((line) => line.stock));
    const plan = planFeed(
      stock.map((car) => car.stockNumber),
      listed,
    );
    if (plan.kind === 'shrunk') {
      return fail(tx, 'shrunk', { ...reportOf([]), missing: plan.missing.length });
    }
    const back = await bringBack(tx, dealerId, { lines, at });
    const done: Awaited<ReturnType<typeof importLine>>[] = [];
    for (const line of lines) done.push(await importLine(services, tx, dealerId, line));
    const { missing, waiting } = await takeOff(tx, stock, { listed, at });
    const of = (outcome: (typeof done)[number]['outcome']) =>
      done.filter((line) => line.outcome === outcome);
    const wrong = of('wrong').map(({ line, stockNumber, faults }) => ({
      ...{ line, stockNumber, faults },
    }));
    const report: FeedReport = {
      ...{ new: of('new').length, price: of('price').length, ended: of('ended').length },
      changed: of('changed').length,
      ...{ same: of('same').length, missing, back, wrongCount: wrong.length },
      wrong: wrong.slice(0, wrongShown),
    };
    // What could not be applied yet is tried again with the same list.
    const isDone = wrong.length === 0 && !waiting;
    await noteFeed(tx, feed, {
      ...{ etag: isDone ? etag : null, outcome: 'read', report, failures: 0, at, nextAt },
    });
    return true;
  });
}

/** Puts cars that a list has again on sale. Returns how many. */
async function bringBack(
  tx: Transaction,
  dealerId: string,
  { lines, at }: { readonly lines: readonly DealerLine[]; readonly at: Date },
): Promise<number> {
  const offered = new Set(
    lines.filter(({ car }) => car?.status === 'offered').map((line) => line.stock),
  );
  let back = 0;
  for (const { listing, stockNumber } of await selectPausedByFeed(tx, dealerId)) {
    const row = offered.has(stockNumber) ? await lockInReview(tx, listing) : null;
    if (row === null) continue;
    if ((await moveListing(tx, row, { to: 'live', by: 'feed', at })).ok) back += 1;
  }
  return back;
}

/** Takes cars that a list lacks off the market. Those reserved or not yet checked wait for a later reading. */
async function takeOff(
  tx: Transaction,
  stock: Awaited<ReturnType<typeof selectStock>>,
  { listed, at }: { readonly listed: ReadonlySet<string>; readonly at: Date },
): Promise<{ readonly missing: number; readonly waiting: boolean }> {
  let missing = 0;
  let waiting = false;
  for (const { listing, stockNumber, isWaiting } of stock) {
    if (listed.has(stockNumber)) continue;
    const row = isWaiting ? null : await lockInReview(tx, listing);
    if (row === null || row.isHeld) {
      waiting = true;
      continue;
    }
    if ((await moveListing(tx, row, { to: 'paused', by: 'feed', at })).ok) missing += 1;
  }
  return { missing, waiting };
}

function reportOf(lines: readonly DealerLine[]): FeedReport {
  const wrong = lines.map(({ line, stock, faults }) => ({ line, stockNumber: stock, faults }));
  return {
    ...{ new: 0, price: 0, ended: 0, same: 0, missing: 0, back: 0, wrongCount: wrong.length },
    wrong: wrong.slice(0, wrongShown),
  };
}
