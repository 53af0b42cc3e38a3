import { hash, randomBytes } from 'node:crypto';
import { handoverFile } from '@pahiya/domain/selling/handover-file';
import {
  inspectionValidity,
  saleWatchRules,
  transferDuties,
} from '@pahiya/domain/selling/selling-rules';
import { addDays, formatInstant, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { findLatestInspection } from '../../inspections/store/inspections-of-subject.ts';
import { drawPlainLetter } from '../../letters/draw-letter.ts';
import { findStoredRecord } from '../../vehicle/stored-records.ts';
import { readBody } from '../../vehicle/vehicle-body.ts';
import { startWatch } from '../../watches/watches.ts';
import { findAcceptance } from '../store/acceptance-repository.ts';
import {
  findHandover,
  findHandoverByCode,
  insertHandover,
  updateAcknowledged,
} from '../store/handover-repository.ts';
import {
  applySaleEvent,
  findOwnSale,
  lockOwnSale,
  noSale,
  wrongSaleState,
} from '../store/move-sale.ts';
import { findBid } from '../store/round-repository.ts';
import { maskMark } from './mask-mark.ts';
import { saleWatchName } from './sale-watch.ts';

type Own = { readonly saleId: string; readonly userId: string };

type HandingOver = Own & {
  readonly sellerName: string;
  readonly place: string;
  readonly odometerKm: number;
  readonly isOtherState: boolean;
  readonly language: Language;
};

const purpose = 'sale handover';

/** Records the handover with its minute, stores the file, and begins to watch the record. Refuses `sale/car-changed` where
 * the odometer is not the inspected one or has run too far. */
export async function handOver(
  services: Services,
  asked: HandingOver,
): Promise<Result<{ readonly code: string; readonly handedOverAt: string }, Refusal>> {
  const { sql, now: clock, settings, files } = services;
  const { saleId, userId, odometerKm, isOtherState } = asked;
  const own = await findOwnSale(sql, saleId, userId);
  if (!own.ok) return own;
  const accepted = await findAcceptance(sql, saleId);
  const bid = accepted === null ? null : await findBid(sql, accepted.bidId);
  if (own.value.state !== 'funded' || accepted === null || bid === null) return err(wrongSaleState);
  const at = clock();
  const today = istDateOf(at);
  const inspected = (await findLatestInspection(sql, saleId))?.odometerKm ?? odometerKm;
  const { validKm } = inspectionValidity(today);
  if (odometerKm < inspected || odometerKm > inspected + validKm) return err(carChanged);
  const code = newCode();
  const duties = transferDuties(today, { isOfOtherState: isOtherState });
  const dueOf = (id: string) => duties.find((duty) => duty.id === id)?.dueOn ?? today;
  const letter = handoverFile(
    {
      vehicleNumber: own.value.vehicleNumber,
      car: own.value.car.title,
      seller: asked.sellerName,
      buyer: bid.dealer,
      authorisationNumber: bid.authorisationNumber,
      amount: accepted.bid,
      at: formatInstant(at.toISOString(), asked.language),
      place: asked.place,
      odometerKm,
      reportBy: dueOf('report'),
      applyBy: dueOf('apply'),
      checkUrl: `${settings.brand.siteUrl}/sell-car/handover/${code}`,
    },
    asked.language,
  );
  const pdf = await drawPlainLetter(letter, { language: asked.language, at });
  // Check codes have capitals; names of stored files have none.
  const storageKey = `handovers/${saleId}-${code.toLowerCase()}`;
  const sealed = sealBytes(settings.secret, { purpose, name: storageKey }, pdf);
  if (!(await files.put(storageKey, sealed)).ok) return err(notStored);
  const ownerSerial = await serialOf(services, own.value.vehicleNumber, userId);
  const done = await transact(sql, async (tx) => {
    const sale = await lockOwnSale(tx, saleId, userId);
    if (!sale.ok) return sale;
    const moved = await applySaleEvent(tx, sale.value, 'hand-over', at);
    if (!moved.ok) return moved;
    await insertHandover(tx, {
      saleId,
      handedOverAt: at,
      place: asked.place,
      odometerKm,
      isOtherState,
      code,
      storageKey,
      sha256: hash('sha256', pdf, 'buffer'),
      ownerSerial,
    });
    const { everyDays, lastDay } = saleWatchRules(today);
    const watch = {
      kind: saleWatchName,
      subject: saleId,
      userId,
      vehicleNumber: sale.value.vehicleNumber,
      nextOn: addDays(today, everyDays),
      untilOn: addDays(today, lastDay),
    };
    // Somebody with that many watches loses the watch, not the sale.
    await startWatch(tx, watch, at);
    return ok({ code, handedOverAt: at.toISOString() });
  });
  if (!done.ok) await files.remove(storageKey);
  return done;
}

/** The handover file of an own sale. */
export async function readHandoverFile(
  { sql, files, settings }: Pick<Services, 'sql' | 'files' | 'settings'>,
  { saleId, userId }: Own,
): Promise<Result<FileAnswer, Refusal>> {
  const own = await findOwnSale(sql, saleId, userId);
  if (!own.ok) return own;
  const row = await findHandover(sql, saleId);
  if (row === null) return err(noSale);
  const stored = await files.get(row.storageKey);
  if (!stored.ok) return err(notStored);
  const bytes =
    stored.value === null
      ? null
      : openSealed(settings.secret, { purpose, name: row.storageKey }, stored.value);
  if (bytes === null) return err(noSale);
  const fileName = `handover-${row.code}.pdf`;
  return ok(new FileAnswer({ bytes, contentType: 'application/pdf', fileName }));
}

/** Stores the acknowledgement of Form 29C: the first tick. */
export function acknowledge(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { saleId, userId, number }: Own & { readonly number: string },
): Promise<Result<{ readonly isClosed: true }, Refusal>> {
  return transact(sql, async (tx) => {
    const sale = await lockOwnSale(tx, saleId, userId);
    if (!sale.ok) return sale;
    if ((await findHandover(tx, saleId)) === null) return err(wrongSaleState);
    await updateAcknowledged(tx, saleId, { number, at: now() });
    return ok({ isClosed: true });
  });
}

/** What a check code says: no names, and the number masked. */
export async function readCheck({ sql }: Pick<Services, 'sql'>, code: string) {
  const row = await findHandoverByCode(sql, code);
  if (row === null) return err(noSale);
  const vehicleNumber = await maskMark(sql, row.saleId);
  return ok({
    vehicleNumber,
    handedOverAt: row.handedOverAt.toISOString(),
    sha256: row.sha256.toString('hex'),
  });
}

async function serialOf(
  services: Services,
  vehicleNumber: Parameters<typeof findStoredRecord>[1],
  userId: string,
): Promise<number | null> {
  const stored = await findStoredRecord(services, vehicleNumber, userId);
  if (stored === null || stored.isHidden || stored.body === null) return null;
  return readBody(stored.body).record.ownerSerial;
}

/** Twelve letters and digits that cannot be misread. */
function newCode(): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  return [...randomBytes(12)].map((byte) => letters[byte % letters.length]).join('');
}

const carChanged: Refusal = {
  code: 'sale/car-changed',
  detail: 'The odometer does not fit the inspection. Contact us before you hand the car over.',
};

const notStored: Refusal = {
  code: 'document/not-stored',
  detail: 'The handover file could not be stored. Please try again.',
  retryAfterSeconds: 30,
};
