import { randomUUID } from 'node:crypto';
import { isRoundOpen } from '@pahiya/domain/selling/bid-round';
import { roundRules } from '@pahiya/domain/selling/selling-rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { findFirm } from '../../partner-firms/find-partner-firm.ts';
import { clockNow, insertBid, lockRound, withdrawBid } from '../store/round-repository.ts';
import { findSale } from '../store/sale-repository.ts';

type Asked = { readonly roundId: string; readonly member: PartnerMember };

/** Stores the bid of a firm in place of its former one. The round is locked first and the database's clock is read after
 * that: a bid that waited for the lock beyond the end is late. Refuses `bid/round-closed`. */
export function placeBid(
  services: Services,
  {
    roundId,
    member,
    amountPaise,
    conditions,
  }: Asked & {
    readonly amountPaise: number;
    readonly conditions: string | null;
  },
): Promise<Result<{ readonly bidId: string; readonly placedAt: string }, Refusal>> {
  const { leastBid } = roundRules(istDateOf(services.now()));
  return transact(services.sql, async (tx) => {
    if (!maySee(member)) return err(unknownRound);
    const round = await lockRound(tx, roundId);
    if (round === null) return err(unknownRound);
    const at = await clockNow(tx);
    if (round.closedAt !== null || !isRoundOpen(round, at)) return err(roundClosed);
    // The seller may have withdrawn the car.
    if ((await findSale(tx, round.saleId))?.state !== 'open') return err(roundClosed);
    if (amountPaise < leastBid) return err(tooLow);
    const { firmId, memberId, firmName: dealer } = member;
    const firm = await findFirm(tx, firmId, services.now());
    await withdrawBid(tx, { roundId, firmId, at });
    const bidId = randomUUID();
    const amount = paise(amountPaise);
    await insertBid(tx, {
      ...{ bidId, roundId, firmId, memberId, dealer, amount, conditions },
      authorisationNumber: firm?.authorisationNumber ?? null,
      placedAt: at,
    });
    return ok({ bidId, placedAt: at.toISOString() });
  });
}

/** Withdraws the firm's bid, until the round ends. */
export function takeBidBack(
  { sql }: Pick<Services, 'sql'>,
  { roundId, member }: Asked,
): Promise<Result<{ readonly isWithdrawn: true }, Refusal>> {
  return transact(sql, async (tx) => {
    const round = await lockRound(tx, roundId);
    if (round === null || !maySee(member)) return err(unknownRound);
    const at = await clockNow(tx);
    if (round.closedAt !== null || !isRoundOpen(round, at)) return err(roundClosed);
    const isTaken = await withdrawBid(tx, { roundId, firmId: member.firmId, at });
    return isTaken ? ok({ isWithdrawn: true }) : err(unknownRound);
  });
}

/** Only dealers that are not paused see cars to bid for. */
export function maySee({ firmKind, isFirmPaused }: PartnerMember): boolean {
  return firmKind === 'dealer' && !isFirmPaused;
}

export const unknownRound: Refusal = {
  code: 'bid/unknown-round',
  detail: 'There is no such round, or your firm has no bid in it.',
};

const roundClosed: Refusal = { code: 'bid/round-closed', detail: 'This round is over.' };

const tooLow: Refusal = {
  code: 'request/bad-input',
  detail: 'Some fields are not valid.',
  errors: [{ path: 'body.amountPaise', message: 'The bid is too low' }],
};
