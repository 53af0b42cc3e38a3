import { randomUUID } from 'node:crypto';
import type { InspectedCar } from '@pahiya/contracts/inspections/inspection-schema';
import { inspectionListVersion } from '@pahiya/domain/inspections/inspection-list';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { slotRules } from '@pahiya/domain/selling/selling-rules';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { InspectionSubjectKind } from '../../../inspection-subject.ts';
import type { Services } from '../../../services.ts';
import { openContact, sealContact } from '../store/contact.ts';
import { noSlot, wrongInspectionState } from '../store/inspection-refusals.ts';
import {
  countSlots,
  findLatestInspection,
  type InspectionRow,
  lockInspection,
  lockSlot,
} from '../store/inspection-repository.ts';
import { addInspection, saveInspection } from '../store/inspection-work.ts';
import { type Slot, slotAt } from './slots.ts';

/** A booking. `isHeld`: by a visitor, who confirms it with an OTP; until then only the slot is kept. */
export type Booking = {
  readonly subject: InspectionSubjectKind;
  readonly subjectId: string;
  readonly vehicleNumber: VehicleNumber;
  readonly car: InspectedCar;
  readonly city: string;
  readonly day: IstDate;
  readonly fromHour: number;
  readonly address: string;
  readonly mobile: string;
  readonly isHeld: boolean;
};

type Tools = Pick<Services, 'now' | 'settings'>;

/** Books a slot. Bookings of one window wait for each other, so it never takes more than it has. Refuses
 * `inspection/slot-taken`. */
export async function bookInspection(
  tx: Transaction,
  { now: clock, settings }: Tools,
  booking: Booking,
): Promise<Result<{ readonly slot: Slot; readonly heldUntil: Date | null }, Refusal>> {
  const now = clock();
  const slot = await takeSlot(tx, booking, now);
  if (!slot.ok) return slot;
  const inspectionId = randomUUID();
  const { address, mobile, isHeld } = booking;
  const { holdMinutes } = slotRules(istDateOf(now));
  const heldUntil = isHeld ? new Date(now.getTime() + holdMinutes * 60_000) : null;
  await addInspection(tx, {
    inspectionId,
    subject: booking.subject,
    subjectId: booking.subjectId,
    state: isHeld ? 'held' : 'booked',
    vehicleNumber: booking.vehicleNumber,
    car: booking.car,
    city: booking.city,
    ...slot.value,
    contact: sealContact(settings.secret, inspectionId, { address, mobile }),
    heldUntil,
    listVersion: inspectionListVersion,
    bookedAt: now,
  });
  return ok({ slot: slot.value, heldUntil });
}

/** Moves a booked inspection to another slot. Its inspector may not have time then, so it is assigned again. */
export async function rescheduleInspection(
  tx: Transaction,
  { now: clock }: Pick<Tools, 'now'>,
  { subjectId, day, fromHour }: { subjectId: string; day: IstDate; fromHour: number },
): Promise<Result<Slot, Refusal>> {
  const row = await lockLatest(tx, subjectId);
  if (row?.state !== 'booked' && row?.state !== 'assigned') return err(wrongInspectionState);
  if (row.day === day && row.fromHour === fromHour) {
    return ok({ day, fromHour, untilHour: row.untilHour });
  }
  const slot = await takeSlot(tx, { city: row.city, day, fromHour }, clock());
  if (!slot.ok) return slot;
  await saveInspection(tx, { ...row, ...slot.value, state: 'booked', assignedTo: null });
  return slot;
}

/** Cancels the inspection of a thing; address and mobile are erased. Refuses one that was submitted. */
export async function cancelInspection(
  tx: Transaction,
  subjectId: string,
): Promise<Result<undefined, Refusal>> {
  const row = await lockLatest(tx, subjectId);
  if (row?.state !== 'held' && row?.state !== 'booked' && row?.state !== 'assigned') {
    return err(wrongInspectionState);
  }
  const over = { contact: null, heldUntil: null, assignedTo: null } as const;
  await saveInspection(tx, { ...row, ...over, state: 'cancelled' });
  return ok(undefined);
}

/** Confirms the slot of a visitor who has signed in, with the mobile that was confirmed. False: it lapsed before. */
export async function confirmHeld(
  tx: Transaction,
  { now, settings }: Tools,
  { subjectId, mobile }: { readonly subjectId: string; readonly mobile: string },
): Promise<boolean> {
  const row = await lockLatest(tx, subjectId);
  if (row?.state !== 'held' || row.heldUntil === null || row.heldUntil <= now()) return false;
  const address = openContact(settings.secret, row)?.address ?? '';
  const contact = sealContact(settings.secret, row.inspectionId, { address, mobile });
  await saveInspection(tx, { ...row, state: 'booked', heldUntil: null, contact });
  return true;
}

async function lockLatest(tx: Transaction, subjectId: string): Promise<InspectionRow | null> {
  const latest = await findLatestInspection(tx, subjectId);
  return latest === null ? null : lockInspection(tx, latest.inspectionId);
}

async function takeSlot(
  tx: Transaction,
  { city, day, fromHour }: { city: string; day: IstDate; fromHour: number },
  now: Date,
): Promise<Result<Slot, Refusal>> {
  const slot = slotAt(day, fromHour, now);
  if (slot === null) return err(noSlot);
  await lockSlot(tx, { city, day, fromHour });
  const counts = await countSlots(tx, city, day);
  const taken = counts.find((one) => one.day === day && one.fromHour === fromHour)?.taken ?? 0;
  return taken < slotRules(istDateOf(now)).perWindow ? ok(slot) : err(noSlot);
}
