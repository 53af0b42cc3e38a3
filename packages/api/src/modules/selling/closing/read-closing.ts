import type { Sale } from '@pahiya/contracts/selling/selling-schema';
import { netToSeller } from '@pahiya/domain/selling/net-to-seller';
import { deductionsOf, explainOffer, inspectedValue } from '@pahiya/domain/selling/sale-offer';
import { roundRules, serviceCharge, transferDuties } from '@pahiya/domain/selling/selling-rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import { findUser } from '../../auth/find-user.ts';
import { findRecorded } from '../../inspections/store/inspections-of-subject.ts';
import { readWatches } from '../../watches/watches.ts';
import { saleWatchName } from '../handover/sale-watch.ts';
import { leastOf } from '../round/close-rounds.ts';
import {
  type DuesRow,
  findAcceptance,
  findDues,
  findSalePayments,
} from '../store/acceptance-repository.ts';
import { findHandover } from '../store/handover-repository.ts';
import {
  type BidRow,
  clockNow,
  findBid,
  findBids,
  findRoundsOf,
  type RoundRow,
} from '../store/round-repository.ts';
import type { SaleRow } from '../store/sale-repository.ts';

/** Round, dues and acceptance of a sale, as its seller sees them. */
export async function readClosing(
  sql: Queryable,
  sale: SaleRow,
  inspectionId: string | null,
  now: Date,
): Promise<Pick<Sale, 'round' | 'dues' | 'acceptance' | 'terms' | 'handover'>> {
  const [round] = await findRoundsOf(sql, sale.saleId);
  const dues = await findDues(sql, sale.saleId);
  return {
    round: round === undefined ? null : await toRound(sql, sale, round, dues),
    dues: {
      loan: dues.loan,
      lender: dues.lender,
      letterOn: dues.letterOn,
      challans: dues.challans,
      challanCount: dues.challanCount,
      challansAt: dues.challansAt?.toISOString() ?? null,
      hasFailedSource: dues.hasFailedSource,
    },
    acceptance: await toAcceptance(sql, sale.saleId),
    handover: await toHandover(sql, sale),
    terms: await toTerms(sql, sale, inspectionId, now),
  };
}

async function toTerms(
  sql: Queryable,
  { estimate }: SaleRow,
  inspectionId: string | null,
  now: Date,
): Promise<Sale['terms']> {
  const { hours, offerDays, leastBid } = roundRules(istDateOf(now));
  const { charge, gst } = serviceCharge(istDateOf(now));
  const deductions =
    inspectionId === null ? [] : deductionsOf((await findRecorded(sql, inspectionId)).findings);
  const suggested =
    estimate === null || inspectionId === null ? null : inspectedValue(estimate, deductions);
  return { hours: [...hours], offerDays, leastReserve: leastBid, charge, gst, suggested };
}

async function toRound(
  sql: Queryable,
  sale: SaleRow,
  round: RoundRow,
  dues: DuesRow,
): Promise<Sale['round']> {
  const clock = await clockNow(sql);
  const isOpen = round.closedAt === null && clock < round.endsAt;
  // Sealed: nothing of a bid leaves before the round has closed.
  const bids = round.closedAt === null ? [] : await findBids(sql, round.roundId);
  const { findings } = await findRecorded(sql, round.inspectionId);
  const deductions = deductionsOf(findings);
  const toOffer = (bid: BidRow) => {
    const { charge, gst } = round;
    const net = netToSeller({
      bid: bid.amount,
      loan: dues.loan,
      challans: dues.challans,
      charge,
      gst,
    });
    const working =
      sale.estimate === null ? null : explainOffer(sale.estimate, deductions, bid.amount);
    return {
      bidId: bid.bidId,
      dealer: bid.dealer,
      authorisationNumber: bid.authorisationNumber,
      amount: bid.amount,
      conditions: bid.conditions,
      net: net.kind === 'unknown' ? net : { ...net, lines: [...net.lines] },
      working:
        working === null
          ? null
          : {
              ...working,
              estimate: {
                low: working.estimate.low,
                middle: working.estimate.middle,
                high: working.estimate.high,
              },
              deductions: [...working.deductions],
            },
    };
  };
  return {
    roundId: round.roundId,
    reserve: round.reserve,
    charge: round.charge,
    gst: round.gst,
    opensAt: round.opensAt.toISOString(),
    endsAt: round.endsAt.toISOString(),
    isOpen,
    offerUntil: round.offerUntil?.toISOString() ?? null,
    offers: bids.filter(({ amount }) => amount >= leastOf(round)).map(toOffer),
  };
}

async function toAcceptance(sql: Queryable, saleId: string): Promise<Sale['acceptance']> {
  const accepted = await findAcceptance(sql, saleId);
  if (accepted === null) return null;
  const bid = await findBid(sql, accepted.bidId);
  const payments = await findSalePayments(sql, saleId);
  return {
    dealer: bid?.dealer ?? '',
    authorisationNumber: bid?.authorisationNumber ?? null,
    bid: accepted.bid,
    net: accepted.net,
    accountEnd: accepted.accountEnd,
    handoverOn: accepted.handoverOn,
    acceptedAt: accepted.acceptedAt.toISOString(),
    payments: payments.map((payment) => ({ ...payment })),
  };
}

async function toHandover(sql: Queryable, { saleId, userId }: SaleRow): Promise<Sale['handover']> {
  const row = await findHandover(sql, saleId);
  if (row === null) return null;
  const watch = (await readWatches(sql, saleWatchName, [saleId])).get(saleId);
  const user = userId === null ? null : await findUser(sql, userId);
  const duties = transferDuties(istDateOf(row.handedOverAt), { isOfOtherState: row.isOtherState });
  return {
    handedOverAt: row.handedOverAt.toISOString(),
    place: row.place,
    odometerKm: row.odometerKm,
    code: row.code,
    sha256: row.sha256.toString('hex'),
    acknowledgement: row.acknowledgement,
    channels: [...row.channels],
    hasEmail: user !== null && user.email !== null,
    liabilityClosedAt: row.liabilityClosedAt?.toISOString() ?? null,
    recordClosedAt: row.recordClosedAt?.toISOString() ?? null,
    recordSeenAt: watch?.seenAt?.toISOString() ?? null,
    duties: duties.map(({ id, who, dueOn }) => ({ id, who, dueOn })),
  };
}
