import type { Paise } from '../shared/money.ts';

/** A bid in a round. */
export type RoundBid = {
  readonly bidId: string;
  readonly amount: Paise;
  readonly placedAt: Date;
  readonly withdrawnAt: Date | null;
};

/** Whether a round takes bids, and lets them be withdrawn, at an instant of the database's clock: from its opening until
 * before its end. A bid at the end itself is late. Rule id: BID-ROUND. */
export function isRoundOpen(round: { readonly opensAt: Date; readonly endsAt: Date }, at: Date) {
  return at >= round.opensAt && at < round.endsAt;
}

/** The best bid of a closed round: the highest at or above the reserve; of two equal ones the earlier. Null: none reaches
 * it. */
export function winnerOf<Bid extends RoundBid>(bids: readonly Bid[], reserve: Paise): Bid | null {
  const live = bids.filter((bid) => bid.withdrawnAt === null && bid.amount >= reserve);
  return live.reduce<Bid | null>(
    (best, bid) => (best === null || beats(bid, best) ? bid : best),
    null,
  );
}

function beats(bid: RoundBid, other: RoundBid): boolean {
  if (bid.amount !== other.amount) return bid.amount > other.amount;
  const [mine, theirs] = [bid.placedAt.getTime(), other.placedAt.getTime()];
  return mine === theirs ? bid.bidId < other.bidId : mine < theirs;
}
