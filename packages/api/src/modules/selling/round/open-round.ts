import { randomUUID } from 'node:crypto';
import { roundRules, serviceCharge } from '@pahiya/domain/selling/selling-rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { findLatestInspection } from '../../inspections/store/inspections-of-subject.ts';
import { readReport } from '../../inspections/store/read-report.ts';
import { readUnnamedCar } from '../booking/car-of.ts';
import { applySaleEvent, findOwnSale, lockOwnSale } from '../store/move-sale.ts';
import { clockNow, findBids, findRoundsOf, insertRound } from '../store/round-repository.ts';
import { updateCar } from '../store/sale-repository.ts';

type Opening = {
  readonly saleId: string;
  readonly userId: string;
  readonly hours: number;
  readonly reservePaise: number;
  /** Charge with GST as the seller was shown. */
  readonly charge: number;
};

/** Opens a round for a car whose report is valid. While an offer of the same inspection would still be valid, no new offer
 * is lower than it. Refuses `sale/report-expired`, and terms that are not ours. */
export async function openRound(
  services: Services,
  { saleId, userId, hours, reservePaise, charge: shown }: Opening,
): Promise<Result<{ readonly endsAt: string }, Refusal>> {
  const now = services.now();
  const today = istDateOf(now);
  const terms = { ...roundRules(today), ...serviceCharge(today) };
  const own = await findOwnSale(services.sql, saleId, userId);
  if (!own.ok) return own;
  const bad = badTerms({ hours, reservePaise, shown }, terms);
  if (bad !== null) return err(bad);
  const car = await readUnnamedCar(services, own.value);
  return transact(services.sql, async (tx) => {
    const sale = await lockOwnSale(tx, saleId, userId);
    if (!sale.ok) return sale;
    const inspection = await findLatestInspection(tx, saleId);
    const report = inspection === null ? null : await readReport(tx, inspection.inspectionId);
    if (report === null || new Date(report.validUntil) <= now) return err(reportExpired);
    const moved = await applySaleEvent(tx, sale.value, 'open-round', now);
    if (!moved.ok) return moved;
    if (car !== null) await updateCar(tx, saleId, { car, estimate: sale.value.estimate });
    const round = {
      roundId: randomUUID(),
      saleId,
      inspectionId: report.inspectionId,
      reserve: paise(reservePaise),
      floor: await floorOf(tx, saleId, report.inspectionId),
      charge: terms.charge,
      gst: terms.gst,
    };
    const endsAt = await insertRound(tx, round, hours);
    return ok({ endsAt: endsAt.toISOString() });
  });
}

/** The best offer of this inspection that would still be valid. */
async function floorOf(tx: Transaction, saleId: string, inspectionId: string): Promise<Paise> {
  const clock = await clockNow(tx);
  const valid = (await findRoundsOf(tx, saleId)).filter(
    (round) =>
      round.inspectionId === inspectionId && round.offerUntil !== null && round.offerUntil > clock,
  );
  const amounts = await Promise.all(
    valid.map(async ({ roundId, reserve }) => {
      const [best] = await findBids(tx, roundId);
      return best === undefined || best.amount < reserve ? 0 : best.amount;
    }),
  );
  return paise(Math.max(0, ...amounts));
}

function badTerms(
  asked: { readonly hours: number; readonly reservePaise: number; readonly shown: number },
  terms: ReturnType<typeof roundRules> & ReturnType<typeof serviceCharge>,
): Refusal | null {
  const errors = [
    ...(terms.hours.includes(asked.hours)
      ? []
      : [{ path: 'body.hours', message: `Choose ${terms.hours.join(', ')} hours` }]),
    ...(asked.reservePaise >= terms.leastBid
      ? []
      : [{ path: 'body.reservePaise', message: 'The lowest price is too low' }]),
    ...(asked.shown === terms.charge + terms.gst
      ? []
      : [{ path: 'body.charge', message: 'Our charge has changed. Reload the page.' }]),
  ];
  if (errors.length === 0) return null;
  return { code: 'request/bad-input', detail: 'Some fields are not valid.', errors };
}

const reportExpired: Refusal = {
  code: 'sale/report-expired',
  detail: 'The inspection report is no longer valid. Book a new inspection.',
};
