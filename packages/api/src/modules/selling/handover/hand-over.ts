import { hash } from 'node:crypto';
import { makerName } from '@pahiya/domain/rc/readable-names';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import {
  inspectionValidity,
  saleWatchRules,
  transferDuties,
} from '@pahiya/domain/selling/selling-rules';
import { nextSoldReminder } from '@pahiya/domain/selling/sold-duty';
import type { HandoverFacts } from '@pahiya/domain/selling/transfer-forms/handover-facts';
import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { findLatestInspection } from '../../inspections/store/inspections-of-subject.ts';
import { startWatch } from '../../watches/watches.ts';
import { findAcceptance } from '../store/acceptance-repository.ts';
import {
  findHandover,
  insertHandover,
  type SaleChannel,
  updateAcknowledged,
  updateHandoverChannels,
} from '../store/handover-repository.ts';
import {
  applySaleEvent,
  findOwnSale,
  lockOwnSale,
  noSale,
  wrongSaleState,
} from '../store/move-sale.ts';
import { findBid } from '../store/round-repository.ts';
import { refreshSaleWork } from '../store/sale-work.ts';
import { drawHandoverFile } from './draw-handover-file.ts';
import {
  handoverKey,
  notStored,
  putHandoverFile,
  readStoredHandover,
} from './handover-file-store.ts';
import { newCode } from './new-code.ts';
import { readOwnRecord } from './read-own-record.ts';
import { saleWatchName } from './sale-watch.ts';

type Own = { readonly saleId: string; readonly userId: string };

type HandingOver = Own & {
  readonly sellerName: string;
  readonly place: string;
  readonly odometerKm: number;
  readonly isOtherState: boolean;
  readonly language: Language;
};

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
  const record = await readOwnRecord(services, own.value.vehicleNumber, userId);
  const facts: HandoverFacts = {
    vehicleNumber: displayVehicleNumber(own.value.vehicleNumber),
    car: own.value.car.title,
    maker: record?.maker == null ? null : makerName(record.maker),
    chassisEnd: record?.chassisLast5 ?? null,
    engineEnd: record?.engineLast5 ?? null,
    office: record?.registeredAt ?? null,
    seller: asked.sellerName,
    buyer: bid.dealer,
    ...{ buyerAddress: null, buyerMobile: null, buyerId: null, papers: null, isDealer: true },
    authorisationNumber: bid.authorisationNumber,
    amount: accepted.bid,
    at: at.toISOString(),
    on: today,
    place: asked.place,
    odometerKm,
    reportBy: dueOf('report'),
    applyBy: dueOf('apply'),
    checkUrl: `${settings.brand.siteUrl}/sell-car/handover/${code}`,
  };
  const pdf = await drawHandoverFile(facts, { language: asked.language, at });
  const storageKey = handoverKey(saleId, code);
  if (!(await putHandoverFile(services, storageKey, pdf))) return err(notStored);
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
      ownerSerial: record?.ownerSerial ?? null,
      nextReminderOn: nextSoldReminder(today, addDays(today, 1)),
    });
    await refreshSaleWork(tx, saleId);
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
  return readStoredHandover({ files, settings }, row);
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

/** Chooses where the messages on the days of the law go; none switches them off. */
export function chooseHandoverAlerts(
  { sql }: Pick<Services, 'sql'>,
  { saleId, userId, channels: chosen }: Own & { readonly channels: readonly SaleChannel[] },
): Promise<Result<{ readonly channels: SaleChannel[] }, Refusal>> {
  return transact(sql, async (tx) => {
    const sale = await lockOwnSale(tx, saleId, userId);
    if (!sale.ok) return sale;
    const channels = [...new Set(chosen)];
    const isSet = await updateHandoverChannels(tx, saleId, channels);
    return isSet ? ok({ channels }) : err(wrongSaleState);
  });
}

const carChanged: Refusal = {
  code: 'sale/car-changed',
  detail: 'The odometer does not match the inspection. Contact us before you hand the car over.',
};
