import { addDays, type IstDate, isBefore } from '../shared/ist-date.ts';

/** States of RTO work, as the steps of its order. The first three are those of an unpaid order.
 * `sent-back`: the RTO found a deficiency. `approved`: done at the RTO, the new RC is not dispatched yet. */
export const rtoSteps = [
  'to-pay',
  'paying',
  'closed',
  'awaiting-documents',
  'documents-review',
  'preparing',
  'appointment',
  'filed',
  'sent-back',
  'approved',
  'dispatched',
  'done',
  'refunding',
  'refunded',
] as const;
export type RtoStep = (typeof rtoSteps)[number];

/** All moves. Until it is approved all work can be given up. A deficiency is fixed with new documents, or by us. From
 * `refunding` it resumes only after a second operator declined the refund. Rule id: RTO-WORK. */
export const rtoMoves: Readonly<Record<RtoStep, readonly RtoStep[]>> = {
  'to-pay': ['paying', 'awaiting-documents', 'closed'],
  paying: ['to-pay', 'awaiting-documents', 'closed'],
  closed: ['awaiting-documents', 'refunded'],
  'awaiting-documents': ['documents-review', 'refunding'],
  'documents-review': ['awaiting-documents', 'preparing', 'refunding'],
  preparing: ['appointment', 'filed', 'refunding'],
  appointment: ['filed', 'refunding'],
  filed: ['sent-back', 'approved', 'refunding'],
  'sent-back': ['documents-review', 'filed', 'refunding'],
  approved: ['dispatched', 'done'],
  dispatched: ['done'],
  done: [],
  refunding: ['refunded', 'awaiting-documents', 'documents-review', 'preparing', 'filed'],
  refunded: [],
};

/** Last steps. */
export const rtoEnds = ['done', 'refunded'] as const satisfies readonly RtoStep[];

/** Steps with work for the desk or the partner. At all others the work waits for its owner's documents or for a refund,
 * or it is over. */
export const deskSteps = [
  'documents-review',
  'preparing',
  'appointment',
  'filed',
  'sent-back',
  'approved',
  'dispatched',
] as const satisfies readonly RtoStep[];
export type DeskStep = (typeof deskSteps)[number];

/** Whether work may move from one step to another. Staying is not a move. */
export function canMoveRto(from: RtoStep, to: RtoStep): boolean {
  return rtoMoves[from].includes(to);
}

/** Reads a stored step; throws for one that is not in the table. */
export function rtoStepOf(step: string): RtoStep {
  const found = rtoSteps.find((one) => one === step);
  if (found === undefined) throw new RangeError(`no step of RTO work is called ${step}`);
  return found;
}

/** Whether the owner may upload and submit documents now. */
export function takesDocuments(step: RtoStep): boolean {
  return step === 'awaiting-documents' || step === 'sent-back';
}

/** Whether the owner may cancel by themselves: until it is filed. Afterwards, also while a deficiency is being fixed, only
 * the desk can give up. */
export function canCancel({
  step,
  isFiled,
}: {
  readonly step: RtoStep;
  readonly isFiled: boolean;
}): boolean {
  return (
    !isFiled &&
    ['awaiting-documents', 'documents-review', 'preparing', 'appointment'].includes(step)
  );
}

/** What the clock asks for. `documentsBy`: the last day for the documents. `promisedOn`: the last day for filing, from
 * when the documents were accepted. Filed work has no promised day: the RTO decides. Rule id: RTO-WORK-CLOCK. */
export function isOverdue(
  work: {
    readonly step: RtoStep;
    readonly documentsBy: IstDate | null;
    readonly promisedOn: IstDate | null;
    /** It was filed before: a deficiency is being fixed. */
    readonly isFiled: boolean;
  },
  today: IstDate,
): boolean {
  const due = dueDayOf(work);
  return due !== null && isBefore(due, today);
}

/** The last day for filing once an appointment is set: it is filed on the day after the appointment at the latest.
 * `promisedOn`: the day promised without any appointment, since an appointment that is moved replaces the one before. */
export function promiseAfter(promisedOn: IstDate | null, appointmentOn: IstDate): IstDate {
  const after = addDays(appointmentOn, 1);
  return promisedOn !== null && isBefore(after, promisedOn) ? promisedOn : after;
}

/** How far ahead an appointment may be, in days. It moves the promised day, so a mistyped year would take the refund from
 * its owner. */
const APPOINTMENT_DAYS = 180;

/** Whether an appointment may be on a day: from today on, within half a year. Rule id: RTO-WORK-CLOCK. */
export function canMeetOn(day: IstDate, today: IstDate): boolean {
  return !isBefore(day, today) && !isBefore(addDays(today, APPOINTMENT_DAYS), day);
}

/** The day by which something must happen to open work; null where no day is promised. */
export function dueDayOf(work: {
  readonly step: RtoStep;
  readonly documentsBy: IstDate | null;
  readonly promisedOn: IstDate | null;
  readonly isFiled: boolean;
}): IstDate | null {
  if (work.isFiled) return null;
  if (work.step === 'awaiting-documents') return work.documentsBy;
  return work.step === 'preparing' || work.step === 'appointment' ? work.promisedOn : null;
}
