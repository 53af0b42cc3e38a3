import type { Answer } from '@pahiya/api-client/api-client';
import type { InspectionShot } from '@pahiya/domain/insurance/vehicle-inspection';

type Lead = Answer<'deskInsurance'>['leads'][number];

/** What each picture of an inspection must show. */
const shots: Readonly<Record<InspectionShot, { readonly name: string; readonly show: string }>> = {
  front: { name: 'Front', show: 'Whole front; the plate matches the vehicle.' },
  rear: { name: 'Rear', show: 'Whole rear; the plate matches the vehicle.' },
  left: { name: 'Left side', show: 'Whole side, no existing damage.' },
  right: { name: 'Right side', show: 'Whole side, no existing damage.' },
  windscreen: { name: 'Windscreen', show: 'No cracks. Two-wheeler: lamps intact.' },
  'engine-bay': { name: 'Engine', show: 'Complete, no signs of an accident.' },
  chassis: { name: 'Chassis number', show: 'Readable, no tampering.' },
  odometer: { name: 'Odometer', show: 'Lit, engine running.' },
};
const stages: Readonly<Record<Lead['stage'], string>> = {
  new: 'New',
  accepted: 'Accepted',
  contacted: 'Contacted',
  meeting: 'Meeting',
  offer: 'Offer',
  won: 'Won',
  lost: 'Lost',
  returned: 'Returned',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

/** Words of the desk's pages of insurance. */
export const copy = {
  title: 'Insurance',
  inspections: 'Inspections to decide',
  noInspections: 'No inspections are waiting.',
  open: (display: string) => `Open inspection of ${display}`,
  submitted: (time: string) => `Submitted ${time}`,
  awaited: 'Paid, waiting for a policy number',
  noAwaited: 'Every paid policy has its number.',
  openOrder: 'Open order',
  refundBy: (time: string) => `refunded at ${time} without one`,
  down: 'Insurer unavailable',
  waiting: 'Waiting',
  handOvers: 'Premiums to hand over',
  noHandOvers: 'All premiums are with their insurers.',
  alarm: 'Over 20 hours',
  inTime: 'In time',
  by: (time: string) => `by ${time}`,
  cancellations: 'Cancellations of the last 30 days',
  noCancellations: 'No cancellations.',
  parts: { 'own-damage': 'Own damage', whole: 'Whole policy' },
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  refunds: 'Refunds not credited yet',
  noRefunds: 'Every refund has been credited.',
  expected: (day: string) => `expected by ${day}`,
  refundStates: {
    'awaiting-approval': 'Awaiting approval',
    requested: 'Queued',
    sent: 'Sent to bank',
    failed: 'Rejected by bank',
  },
  leads: 'Newest leads to partners',
  noLeads: 'No leads.',
  noConsent: 'No consent',
  consents: { active: 'Consent active', over: 'Consent expired', withdrawn: 'Consent withdrawn' },
  channels: {
    call: 'calls through our line',
    'show-number': 'see the number',
    export: 'keep it in their software',
  },
  allowed: (what: string, until: string) => `Allowed: ${what}, until ${until}`,
  stages,
  insurers: 'Answers of the insurers, last 24 hours',
  noInsurers: 'No insurers are connected.',
  counts: ({ quotes, declined, failed }: { quotes: number; declined: number; failed: number }) =>
    `${quotes === 1 ? '1 quote' : `${quotes} quotes`}, ${declined} declined, ${failed} failed`,
  tariff: 'Motor tariff',
  tariffText:
    'Paste all tables in the form of motor-tariff.json. You see what they change before anything is saved.',
  shipped: 'The tables that ship with the product are in force.',
  savedTitle: 'Corrected tables in force',
  savedBy: (time: string) => `Saved on ${time} by`,
  confirmedByOther: 'Confirmed by a second operator.',
  why: 'In force without a second operator:',
  againstShipped: (count: number) =>
    `${count === 1 ? '1 change' : `${count} changes`} to the tables that ship`,
  waits: (time: string) => `Waiting since ${time}`,
  waitsBy: 'Saved by',
  needsOther: 'Another operator has to confirm it.',
  confirm: 'Confirm: put into force',
  discard: 'Discard',
  correct: 'Correct the tariff',
  reason: 'Reason to put it into force without a second operator (optional)',
  reasonHint: 'Leave empty and another operator confirms. The reason is kept in the log.',
  save: 'Save',
  notRead: 'Paste complete JSON without faults that changes something.',
  tariffField: 'Table (JSON)',
  preview: 'Show changes',
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  nothing: 'It changes nothing.',
  faults: 'The table has faults',
  none: '(none)',
  gone: '(gone)',
  one: (number: string) => `Inspection of ${number}`,
  shots,
  missing: 'Not taken',
  decide: 'Decide',
  again: 'Take again',
  note: 'Reason for the owner',
  noteHint: 'Needed to refuse or to ask again. The owner reads it.',
  noNote: 'Enter the reason: the owner reads it.',
  noShots: 'Tick the pictures to be taken again.',
  pass: 'Pass',
  refuse: 'Refuse',
  askAgain: 'Ask for ticked pictures again',
  states: { open: 'Open', submitted: 'Submitted', passed: 'Passed', refused: 'Refused' },
  decided: 'Decision saved.',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-insurance': typeof copy;
  }
}
