import { roundRules } from '@pahiya/domain/selling/selling-rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok } from '@pahiya/domain/shared/result';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Services } from '../../../services.ts';
import { readReport } from '../../inspections/store/read-report.ts';
import { findAcceptance } from '../store/acceptance-repository.ts';
import {
  clockNow,
  findBids,
  findRound,
  findRoundsFor,
  type RoundRow,
} from '../store/round-repository.ts';
import { findSale, type SaleRow } from '../store/sale-repository.ts';
import { toSaleRow } from '../store/to-sale-row.ts';
import { maySee, unknownRound } from './bid.ts';

type Member = PartnerMember;

/** Cars that a dealer may bid for, and those it has bid for. */
export async function readRoundsFor({ sql }: Pick<Services, 'sql'>, member: Member) {
  if (!maySee(member)) return { rounds: [] };
  const rounds = await findRoundsFor(sql, member.firmId);
  const shown = await Promise.all(
    rounds.map(async (round) => {
      const sale = await findSale(sql, round.saleId);
      return sale === null ? [] : [await toRound(sql, round, sale, member, round.isOpenNow)];
    }),
  );
  return { rounds: shown.flat() };
}

/** One of them with the report of its car. */
export async function readRoundFor(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  member: Member,
  roundId: string,
) {
  const found = await findVisibleRound({ sql }, member, roundId);
  if (!found.ok) return found;
  const { round, sale, isOpen } = found.value;
  const report = await readReport(sql, round.inspectionId);
  if (report === null) return err(unknownRound);
  const { leastBid } = roundRules(istDateOf(now()));
  return ok({ ...(await toRound(sql, round, sale, member, isOpen)), report, leastBid });
}

/** A round that a firm may see: open, or with a bid of the firm. */
export async function findVisibleRound(
  { sql }: Pick<Services, 'sql'>,
  member: Member,
  roundId: string,
) {
  const round = maySee(member) ? await findRound(sql, roundId) : null;
  const sale = round === null ? null : await findSale(sql, round.saleId);
  if (round === null || sale === null) return err(unknownRound);
  const clock = await clockNow(sql);
  const isOpen = round.closedAt === null && clock < round.endsAt && sale.state === 'open';
  const hasBid = (await findBids(sql, roundId)).some(({ firmId }) => firmId === member.firmId);
  return isOpen || hasBid ? ok({ round, sale, isOpen }) : err(unknownRound);
}

async function toRound(
  sql: Services['sql'],
  round: RoundRow,
  sale: SaleRow,
  { firmId }: Member,
  isOpen: boolean,
) {
  const own = (await findBids(sql, round.roundId)).find((bid) => bid.firmId === firmId);
  const report = await readReport(sql, round.inspectionId);
  const accepted = await findAcceptance(sql, sale.saleId);
  const isWaiting = !isOpen && (sale.state === 'open' || sale.state === 'offered');
  const outcome =
    accepted !== null && accepted.bidId === own?.bidId
      ? ('accepted' as const)
      : isOpen
        ? ('open' as const)
        : isWaiting
          ? ('waiting' as const)
          : ('over' as const);
  return {
    roundId: round.roundId,
    car: sale.car,
    city: toSaleRow(sale).city,
    score: report?.score.total ?? 0,
    endsAt: round.endsAt.toISOString(),
    isOpen,
    ownBid: own === undefined ? null : { amount: own.amount, placedAt: own.placedAt.toISOString() },
    outcome,
  };
}
