import file from '../../data/selling-rules.json' with { type: 'json' };
import { currentOf, type Dated } from '../shared/dated.ts';
import { addDays, type IstDate } from '../shared/ist-date.ts';
import { type Paise, paise, percentOf } from '../shared/money.ts';

/** Slots for home inspections on a day. Hours are in India. `closedOn`: weekdays without slots, 0 for Sunday. */
export type SlotRules = {
  readonly windows: readonly SlotWindow[];
  readonly daysAhead: number;
  /** Hours between booking, or changing, and the start of the slot. */
  readonly noticeHours: number;
  /** Inspections in one window of a city. */
  readonly perWindow: number;
  /** Minutes for which a slot is kept for a visitor who has not confirmed. */
  readonly holdMinutes: number;
  readonly closedOn: readonly number[];
};
export type SlotWindow = { readonly fromHour: number; readonly untilHour: number };

/** The slot rules on a day. Rule id: SELL-SLOTS (product default). */
export function slotRules(on: IstDate): SlotRules {
  const row = rowOf(file.slots, on);
  return {
    ...row,
    windows: row.windows.map(([fromHour = 0, untilHour = 0]) => ({ fromHour, untilHour })),
  };
}

/** How long a passed inspection is valid. Rule id: INSPECTION-VALID (product default). */
export function inspectionValidity(on: IstDate): {
  readonly validDays: number;
  readonly validKm: number;
} {
  const { validDays, validKm } = rowOf(file.inspection, on);
  return { validDays, validKm };
}

/** Days in which the desk decides on a submitted report. Rule id: INSPECTION-REVIEW (product default). */
export function inspectionReviewDays(on: IstDate): number {
  return rowOf(file.inspection, on).reviewDays;
}

/** Rules of a round of bids: lengths in hours that a seller chooses from, days for which its offer is valid after it
 * closed, and the lowest bid. Rule id: SELL-ROUNDS (product default). */
export function roundRules(on: IstDate): {
  readonly hours: readonly number[];
  readonly offerDays: number;
  readonly leastBid: Paise;
} {
  const { hours, offerDays, leastBidPaise } = rowOf(file.rounds, on);
  return { hours, offerDays, leastBid: paise(leastBidPaise) };
}

/** Our charge for a sale, and the GST on it. Rule id: SELL-CHARGE (product default; GST 18 % on services). */
export function serviceCharge(on: IstDate): {
  readonly charge: Paise;
  readonly gst: Paise;
  readonly gstBasisPoints: number;
} {
  const { serviceChargePaise, gstBasisPoints } = rowOf(file.charges, on);
  const charge = paise(serviceChargePaise);
  return { charge, gst: percentOf(charge, gstBasisPoints, 'half-up'), gstBasisPoints };
}

export const transferDutyIds = ['report', 'apply', 'insurance'] as const;
export type TransferDutyId = (typeof transferDutyIds)[number];

/** A duty after the handover of a vehicle, and its last day. */
export type TransferDuty = {
  readonly id: TransferDutyId;
  readonly who: 'seller' | 'buyer';
  /** Number of the form; null: none. */
  readonly form: string | null;
  readonly dueOn: IstDate;
  readonly source: string;
};

/** Duties after a handover. A seller reports the transfer in 14 days, in 45 where the buyer lives in another state; the
 * buyer applies in 30 days and has the policy transferred in 14. Sources are in the rows. Rule id: TRANSFER-DAYS. */
export function transferDuties(
  handedOverOn: IstDate,
  buyer: { readonly isOfOtherState: boolean },
): readonly TransferDuty[] {
  const left = buyer.isOfOtherState ? 'report-same-state' : 'report-other-state';
  return file.transferDays
    .filter((row) => row.id !== left && currentOf([row], handedOverOn) !== null)
    .map(({ id, who, form, days, source }) => ({
      id: dutyOf(id),
      who: who === 'seller' ? 'seller' : 'buyer',
      form,
      dueOn: addDays(handedOverOn, days),
      source,
    }));
}

/** Days after the handover on which the seller is reminded until the record shows the new owner, and how often the record
 * is read. Rule id: SALE-WATCH (product default). */
export function saleWatchRules(on: IstDate) {
  const { days, everyDays, untilDay, thenEveryDays, lastDay } = rowOf(file.reminders, on);
  return { reminderDays: days, everyDays, untilDay, thenEveryDays, lastDay };
}

function dutyOf(id: string): TransferDutyId {
  return id === 'apply' || id === 'insurance' ? id : 'report';
}

function rowOf<Row extends Dated>(rows: readonly Row[], on: IstDate): Row {
  // Before the first row nothing was sold here: its rules are as good as any.
  const row = currentOf(rows, on) ?? rows[0];
  if (row === undefined) throw new RangeError('a list of rules without a row');
  return row;
}
