import type { DeskItem } from '@pahiya/contracts/operators/desk-kind-schema';
import type { DeskOrderAct } from '@pahiya/contracts/operators/order-acts';
import type { QueueState } from '@pahiya/contracts/operators/queue-states';
import type { IssuePicture } from '@pahiya/domain/fastag/ports';
import type { RechargeState } from '@pahiya/domain/fastag/recharge-states';
import type { IssueState } from '@pahiya/domain/fastag/tag-issue';
import type { ReservationState } from '@pahiya/domain/listings/reservations/reservation-states';

type PolicyState = Extract<DeskItem, { kind: 'insurance-policy' }>['policy']['state'];
type ReportState = Extract<DeskItem, { kind: 'service-report' }>['report']['state'];
type Purpose = Extract<DeskItem, { kind: 'service-report' }>['report']['purpose'];

const recharge: Readonly<Record<RechargeState, string>> = {
  'awaiting-payment': 'Not paid',
  queued: 'To be sent to the bank',
  sent: 'With the bank',
  done: 'Confirmed by the bank',
  failed: 'Failed',
  refunding: 'Given up, being refunded',
  refunded: 'Refunded',
};

const reservation: Readonly<Record<ReservationState, string>> = {
  'awaiting-payment': 'Not paid',
  lapsed: 'Not paid in time',
  held: 'Held for the buyer',
  ending: 'Ended, being refunded',
  ended: 'Ended',
};

const tag: Readonly<Record<IssueState, string>> = {
  'otp-sent': 'OTP sent',
  'otp-ok': 'OTP accepted',
  accepted: 'Details accepted',
  ready: 'Ready to order',
  ordered: 'Not paid',
  paid: 'Being ordered from the bank',
  'kyc-review': 'KYC under review',
  rejected: 'Picture rejected',
  assigned: 'Tag assigned',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  active: 'Active',
  refused: 'Refused by the bank',
  closed: 'Cancelled',
  dropped: 'Not ordered',
};

const report: Readonly<Record<ReportState, string>> = {
  unpaid: 'Not paid',
  waiting: 'Requested',
  'source-down': 'Vendor unavailable',
  ready: 'Delivered',
  'no-record': 'No records',
  failed: 'Not delivered',
  erased: 'Erased',
};

const policy: Readonly<Record<PolicyState | QueueState<'insurance-policy'>, string>> = {
  unpaid: 'Not paid',
  issuing: 'Being issued',
  'insurer-down': 'Insurer unavailable',
  issued: 'Issued',
  cancelled: 'Cancelled',
  failed: 'Not issued',
  'to-cancel': 'Cancellation not confirmed',
  'to-hand-over': 'Premium to be handed over',
  disputed: 'Statement shows another amount',
  'refund-owed': 'Insurer owes us the refund',
  'to-tell': 'Vehicle number not noted by the insurer',
  'bonus-correction': 'No-claim bonus to be corrected',
};

const pictures: Readonly<Record<IssuePicture, string>> = {
  'rc-front': 'RC, front',
  'rc-back': 'RC, back',
  'vehicle-front': 'Vehicle, front',
  'tag-fixed': 'Tag on the windscreen',
};

const purposes: Readonly<Record<Purpose, string>> = {
  own: 'Own vehicle',
  buying: 'Buying',
  selling: 'Selling',
};

type ActWords = { readonly text: string; readonly submit: string; readonly done: string };

const acts: Readonly<Record<DeskOrderAct, ActWords>> = {
  'ask-source': {
    text: 'Checks the status with the bank or the vendor and updates this order.',
    submit: 'Check status now',
    done: 'Status checked. The order is up to date.',
  },
  complain: {
    text: 'Registers a complaint with the bank: paid, but not credited to the tag.',
    submit: 'Register complaint',
    done: 'Complaint registered with the bank.',
  },
  'give-up-order': {
    text: 'Ends the order and refunds it in full. Refunds above the limit need approval by a second operator.',
    submit: 'Give up and refund',
    done: 'Given up. See the refund below.',
  },
  'ask-refund': {
    text: 'The refund was declined. Request it again.',
    submit: 'Request refund again',
    done: 'Refund requested.',
  },
  'resume-order': {
    text: 'The refund was declined. Continue with the order.',
    submit: 'Resume',
    done: 'Resumed.',
  },
  'bonus-endorsed': {
    text: 'The insurer has endorsed the lower bonus. Note its reference and the amount it took.',
    submit: 'Bonus corrected',
    done: 'Noted. The holder sees the corrected bonus.',
  },
  'bonus-kept': {
    text: 'The insurer did not change the policy. Note its answer.',
    submit: 'Bonus not changed',
    done: 'Noted. The holder sees that nothing was changed.',
  },
};

/** Words of recharges, tags and reports at the desk. */
export const copy = {
  titles: {
    'fastag-recharge': 'FASTag recharge',
    'fastag-tag': 'New FASTag',
    'service-report': 'Service-history report',
    'insurance-policy': 'Insurance policy',
    'used-car-reservation': 'Reserved used car',
  } satisfies Readonly<Record<DeskItem['kind'], string>>,
  states: { recharge, tag, report, reservation, policy },
  facts: {
    bank: 'Issuer bank',
    biller: 'Biller ID',
    vendor: 'Vendor',
    insurer: 'Insurer',
    policyNumber: 'Policy number',
    handOverBy: 'Hand over by',
    handedOver: 'Handed over',
    stated: 'By the insurer’s statement',
    paidBack: 'Paid back by the insurer',
    bonus: 'Declared bonus, correction',
    amount: 'Amount',
    requestId: 'Our request ID',
    sent: 'Sent to the bank',
    asked: 'Last checked',
    answered: 'Bank replied',
    dueBy: 'Due by',
    reference: 'BBPS reference',
    failure: 'Reason',
    complaint: 'Complaint',
    tagClass: 'Class',
    pictures: 'Pictures',
    serial: 'Serial number',
    courier: 'Courier',
    consignment: 'Consignment number',
    dispatchBy: 'Dispatch by',
    purpose: 'Purpose',
    visits: 'Visits in the free check',
    ordered: 'Requested from the vendor',
    made: 'Delivered',
    refundBy: 'Refunded if not here by',
    validUntil: 'Owner can open it until',
    corrections: 'Lines to correct',
    car: 'Car',
    heldUntil: 'Held until',
  },
  bonusTo: ({ from, to, due }: { from: number; to: number; due: string | null }) =>
    `${from}% to ${to}%${due === null ? '' : `, about ${due} with GST`}`,
  complaintStates: { registered: 'Registered', assigned: 'With the bank', closed: 'Closed' },
  checked: (time: string, count: number) =>
    count === 0 ? time : `${time} (${count === 1 ? 'once' : `${count} times`} on schedule)`,
  pictures,
  pictureStates: { sent: 'sent', needed: 'to be sent', again: 'needed again' },
  picturesKept: 'Pictures go straight to the bank. We do not store them.',
  steps: 'Steps',
  purposes,
  failures: {
    'given-up': 'Given up at the desk',
    'bank-unreachable': 'The bank could not be reached',
    'no-tag': 'The bank has no such tag',
    closed: 'The tag is closed',
    left: 'The issuer has left the market',
    'no-room': 'Over the limit of the tag',
    'unknown-bank': 'The bank is not on the list any more',
    'bank-refused': 'The bank refused the details',
    picture_unreadable: 'A picture is unreadable',
    'not-ordered': 'The bank never received the order',
  } as Readonly<Record<string, string>>,
  events: {
    'sent-to-bank': 'Sent to the bank',
    recharged: 'Confirmed by the bank',
    'recharge-failed': 'Recharge failed',
    'policy-asked': 'Policy requested from the insurer',
    'policy-issued': 'Policy issued',
    'policy-failed': 'Not issued by the insurer',
    'policy-cancel-asked': 'Cancellation requested by the holder',
    'policy-cancelled': 'Cancellation confirmed by the insurer',
    'policy-cancel-refused': 'Cancellation refused by the insurer',
    'policy-number-added': 'Vehicle number added by the holder',
    'policy-number-noted': 'Vehicle number noted by the insurer',
    'policy-number-refused': 'Vehicle number refused by the insurer',
    'policy-bonus-asked': 'No-claim bonus: correction requested',
    'policy-bonus-corrected': 'No-claim bonus corrected by the insurer',
    'policy-bonus-kept': 'No-claim bonus not changed by the insurer',
    'recharge-reversed': 'Reversed by the bank',
    'report-asked': 'Requested from the vendor',
    'report-ready': 'Report delivered',
    'report-no-record': 'Vendor had no records',
    'report-failed': 'Report not delivered',
    'report-correction': 'Correction requested',
    'report-correction-answered': 'Correction answered by the source',
    'report-correction-late': 'Correction overdue at the vendor',
  } as Readonly<Record<string, string>>,
  actsTitle: 'Actions',
  noActs: 'Nothing to do in the current state.',
  acts,
  note: 'Note',
  sure: 'I want to end this order and refund it',
  notSure: 'Confirm that the order ends.',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-items': typeof copy;
  }
}
