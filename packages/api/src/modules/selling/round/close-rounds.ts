import { winnerOf } from '@pahiya/domain/selling/bid-round';
import { roundRules } from '@pahiya/domain/selling/selling-rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import type { Services } from '../../../services.ts';
import { applySaleEvent } from '../store/move-sale.ts';
import {
  clockNow,
  findBids,
  findDueRounds,
  findExpiredOffers,
  lockRound,
  type RoundRow,
  updateClosed,
} from '../store/round-repository.ts';
import { lockSaleRow } from '../store/sale-repository.ts';

/** Every minute: closes the rounds that are over, and ends the offers that were not accepted in time. */
export async function closeRounds(services: Services): Promise<void> {
  for (const roundId of await findDueRounds(services.sql)) await closeRound(services, roundId);
  for (const saleId of await findExpiredOffers(services.sql)) {
    await services.sql.begin(async (tx) => {
      const sale = await lockSaleRow(tx, saleId);
      if (sale?.state === 'offered') await applySaleEvent(tx, sale, 'expire', services.now());
    });
  }
}

/** Closes a round that is over. Bids lock the round, so none is stored after this. */
async function closeRound({ sql, now }: Services, roundId: string): Promise<void> {
  await sql.begin(async (tx) => {
    const found = await lockRound(tx, roundId);
    if (found === null || found.closedAt !== null) return;
    const closedAt = await clockNow(tx);
    if (closedAt < found.endsAt) return;
    const winner = winnerOf(await findBids(tx, roundId), leastOf(found));
    const { offerDays } = roundRules(istDateOf(closedAt));
    const offerUntil =
      winner === null ? null : new Date(found.endsAt.getTime() + offerDays * 86_400_000);
    await updateClosed(tx, roundId, { closedAt, offerUntil });
    const sale = await lockSaleRow(tx, found.saleId);
    if (sale === null) return;
    // A sale that was withdrawn meanwhile has no use for the result.
    if (sale.state !== 'open') return;
    const event = winner === null ? 'close-without-offer' : 'close-with-offer';
    await applySaleEvent(tx, sale, event, now());
  });
}

/** The lowest amount that counts in a round. */
export function leastOf({ reserve, floor }: Pick<RoundRow, 'reserve' | 'floor'>) {
  return paise(Math.max(reserve, floor));
}
