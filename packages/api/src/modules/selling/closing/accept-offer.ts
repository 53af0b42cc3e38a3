import { netToSeller } from '@pahiya/domain/selling/net-to-seller';
import { isBefore, istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { leastOf } from '../round/close-rounds.ts';
import { findDues, insertAcceptance } from '../store/acceptance-repository.ts';
import { applySaleEvent, lockOwnSale, noSale } from '../store/move-sale.ts';
import { clockNow, findBid, findRound } from '../store/round-repository.ts';
import { refreshSaleWork } from '../store/sale-work.ts';
import { sealAccount } from './account-cipher.ts';

type Accepting = {
  readonly saleId: string;
  readonly userId: string;
  readonly bidId: string;
  readonly netPaise: number;
  readonly accountHolder: string;
  readonly accountNumber: string;
  readonly ifsc: string;
  readonly handoverOn: string;
};

/** Accepts an offer for exactly the net amount that its seller was shown. Refuses `sale/offer-expired` by the database's
 * clock, `sale/net-changed`, and `sale/sold-elsewhere`: of two sales of one car one is accepted. */
export function acceptOffer(
  services: Services,
  asked: Accepting,
): Promise<Result<{ readonly state: 'accepted' }, Refusal>> {
  const { saleId, userId, bidId } = asked;
  const now = services.now();
  return transact(services.sql, async (tx) => {
    const sale = await lockOwnSale(tx, saleId, userId);
    if (!sale.ok) return sale;
    const bid = await findBid(tx, bidId);
    const round = bid === null ? null : await findRound(tx, bid.roundId);
    if (bid === null || bid.withdrawnAt !== null || round?.saleId !== saleId) return err(noSale);
    const isValid =
      round.offerUntil !== null &&
      (await clockNow(tx)) < round.offerUntil &&
      bid.amount >= leastOf(round);
    if (!isValid) return err(offerExpired);
    const dues = await findDues(tx, saleId);
    const { charge, gst } = round;
    const { loan, challans } = dues;
    const net = netToSeller({ bid: bid.amount, loan, challans, charge, gst });
    if (net.kind !== 'net' || loan === null || challans === null) return err(netChanged);
    if (net.net !== asked.netPaise) return err(netChanged);
    const handoverOn = parseIstDate(asked.handoverOn);
    const until = istDateOf(round.offerUntil ?? now);
    if (
      handoverOn === null ||
      isBefore(handoverOn, istDateOf(now)) ||
      isBefore(until, handoverOn)
    ) {
      return err(badDay);
    }
    const moved = await applySaleEvent(tx, sale.value, 'accept', now);
    if (!moved.ok) return moved;
    const { accountHolder: holder, accountNumber: number, ifsc } = asked;
    await insertAcceptance(tx, {
      saleId,
      bidId,
      firmId: bid.firmId,
      bid: bid.amount,
      loan,
      challans,
      charge,
      gst,
      net: net.net,
      account: sealAccount(services.settings.secret, saleId, { holder, number, ifsc }),
      accountEnd: number.slice(-4),
      handoverOn,
      acceptedAt: now,
    });
    await refreshSaleWork(tx, saleId);
    return ok({ state: 'accepted' });
  });
}

/** Declines the offers of a round. */
export function declineOffers(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { saleId, userId }: { readonly saleId: string; readonly userId: string },
): Promise<Result<{ readonly state: 'declined' }, Refusal>> {
  return transact(sql, async (tx) => {
    const sale = await lockOwnSale(tx, saleId, userId);
    if (!sale.ok) return sale;
    const moved = await applySaleEvent(tx, sale.value, 'decline', now());
    return moved.ok ? ok({ state: 'declined' }) : moved;
  });
}

const offerExpired: Refusal = {
  code: 'sale/offer-expired',
  detail: 'This offer is no longer valid.',
};

const netChanged: Refusal = {
  code: 'sale/net-changed',
  detail: 'The net amount is another one than you were shown, or is not known yet.',
};

const badDay: Refusal = {
  code: 'request/bad-input',
  detail: 'Some fields are not valid.',
  errors: [{ path: 'body.handoverOn', message: 'Choose a day from today until the offer ends' }],
};
