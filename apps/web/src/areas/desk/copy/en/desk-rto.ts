import type { DocumentReason } from '@pahiya/contracts/operators/desk-reasons';
import type { DeskRtoOrder, RtoAct } from '@pahiya/contracts/rto-orders/desk-rto-contracts';
import type { PartnerStage } from '../../rto/partner-stage.ts';

type ActWords = { readonly title: string; readonly text: string; readonly button: string };

const steps: Readonly<Record<DeskRtoOrder['step'], string>> = {
  'to-pay': 'Unpaid',
  paying: 'Payment started',
  closed: 'Closed, unpaid',
  'awaiting-documents': 'Waiting for documents',
  'documents-review': 'Check documents',
  preparing: 'To file',
  appointment: 'Appointment set',
  filed: 'With the RTO',
  'sent-back': 'Sent back by the RTO',
  approved: 'Approved',
  dispatched: 'Dispatched',
  done: 'Completed',
  refunding: 'Refund started',
  refunded: 'Refunded',
};

const acts: Readonly<Record<RtoAct, ActWords>> = {
  'set-appointment': {
    title: 'Appointment at the RTO',
    text: 'The owner sees date, time and place. The promised day moves to the day after it.',
    button: 'Set appointment',
  },
  file: {
    title: 'Filed at the RTO',
    text: 'Enter the number of the acknowledgement. The government fee counts as paid.',
    button: 'Save application number',
  },
  'send-back': {
    title: 'Sent back by the RTO',
    text: 'The owner reads the reason in plain words.',
    button: 'Save reason',
  },
  approve: { title: 'Approved by the RTO', text: '', button: 'Mark as approved' },
  dispatch: { title: 'RC dispatched', text: '', button: 'Save courier' },
  finish: {
    title: 'Complete',
    text: 'The owner has the RC, or it is on the portal. Documents are deleted afterwards.',
    button: 'Mark as completed',
  },
  'give-up': {
    title: 'Give up and refund',
    text: 'Before filing everything is refunded, afterwards all but the government fee.',
    button: 'Give up and refund',
  },
  resume: {
    title: 'Resume',
    text: 'The refund was declined. Work resumes where it stopped.',
    button: 'Resume',
  },
};

const reasons: Readonly<Record<DocumentReason, string>> = {
  unreadable: 'Not readable',
  'wrong-document': 'Wrong document',
  expired: 'Expired',
  'other-vehicle': 'Another vehicle',
  incomplete: 'Pages missing',
};

/** Copy of RTO work at the desk. */
export const copy = {
  title: 'RTO work',
  order: 'RTO work',
  none: 'None',
  done: 'Saved.',
  steps,
  acts,
  facts: {
    vehicle: 'Vehicle',
    state: 'State of the RTO',
    total: 'Total paid',
    governmentFee: 'Government fee',
    documentsBy: 'Documents by',
    promisedOn: 'File by',
    appointment: 'Appointment',
    applicationNumber: 'Application no.',
    deficiency: 'Last deficiency',
  },
  partner: {
    titles: {
      'before-filing': 'With the partner',
      following: 'With the partner',
      'next-round': 'With the partner',
      over: 'Was with the partner',
      withdrawing: 'Being withdrawn from the partner',
      withdrawn: 'Withdrawn from the partner',
      'too-late': 'Withdrawn too late: the partner had already filed it',
      'given-back': 'Given back by the partner',
    } as Readonly<Record<PartnerStage, string>>,
    texts: {
      'before-filing':
        'The partner sets the appointment and files. Until then you can give up and refund: we withdraw the work at once.',
      following:
        'The partner follows the application. If you hear from the RTO first, record it here; a later answer from the partner does not overwrite it.',
      'next-round':
        'The owner corrects the documents. Once you accept them they go to the partner again.',
      over: 'Nothing to do.',
      withdrawing: 'The partner has not confirmed yet. We ask again until it does.',
      withdrawn: 'The partner stopped. Nothing was filed.',
      'too-late':
        'The application is with the RTO. The refund goes ahead and the owner reads why. Settle the government fee with the partner. If the refund is declined, resume: the partner carries on.',
      'given-back': 'Continue here. It is not handed over again.',
    } as Readonly<Record<PartnerStage, string>>,
    since: 'Handed over',
    reference: 'Our reference',
    answer: 'Last answer',
    noAnswer: 'None yet',
    withdrawal: 'Withdrawal',
    withdrawals: { withdrawn: 'Confirmed', 'too-late': 'Too late' },
    states: {
      unknown: 'Not received',
      accepted: 'Accepted',
      appointment: 'Appointment set',
      filed: 'Filed',
      'sent-back': 'Sent back by the RTO',
      approved: 'Approved',
      dispatched: 'Dispatched',
      done: 'Completed',
      refused: 'Refused',
    },
  },
  fields: {
    on: 'Date (dd/mm/yyyy)',
    time: 'Time (hh:mm, 24 hours)',
    place: 'Place',
    applicationNumber: 'Application no.',
    reason: 'Reason',
    remark: 'Remark of the RTO, word for word (optional)',
    courier: 'Courier',
    consignmentNumber: 'Consignment no.',
    note: 'Note for the audit trail',
  },
  faults: {
    on: 'Enter a day as dd/mm/yyyy, from today on and within six months.',
    time: 'Enter a time as hh:mm, for example 11:30.',
    place: 'Enter the place, 3 to 120 characters.',
    applicationNumber: 'Enter the number as on the acknowledgement: 6 to 30 letters and digits.',
    reason: 'Choose a reason from the list.',
    remark: 'Enter up to 300 characters.',
    courier: 'Enter the courier, 2 to 60 characters.',
    consignmentNumber: 'Enter the consignment number: 6 to 30 letters and digits.',
    note: 'Enter why, 3 to 500 characters.',
  },
  documents: {
    title: 'Documents',
    open: (name: string) => `Open: ${name}`,
    states: {
      missing: 'Not uploaded',
      stored: 'Uploaded',
      accepted: 'Accepted',
      rejected: 'Rejected',
    } as Readonly<Record<DeskRtoOrder['documents'][number]['state'], string>>,
    accept: 'Accept',
    reject: 'Reject',
    reason: 'Reason',
    choose: 'Select',
    reasons,
  },
  history: 'History',
  otherEvent: 'Order updated',
  events: {
    ordered: 'Ordered',
    'payment-started': 'Payment page opened',
    'payment-failed': 'Payment failed',
    paid: 'Paid',
    'documents-needed': 'Documents requested',
    'documents-received': 'Documents submitted',
    'documents-rejected': 'Documents rejected',
    'documents-verified': 'Documents accepted',
    'rto-appointment': 'Appointment set',
    'rto-filed': 'Filed',
    'rto-sent-back': 'Sent back',
    'rto-approved': 'Approved',
    'rto-dispatched': 'Dispatched',
    'rto-done': 'Completed',
    'rto-late': 'Promised day passed',
    'rto-cancelled': 'Cancelled by the owner',
    'rto-not-possible': 'Given up',
    'refund-started': 'Refund started',
    'refund-processed': 'Refund credited',
    'refund-failed': 'Refund rejected by bank',
    'rto-withdrawn-late': 'Withdrawn too late, already filed',
    resumed: 'Resumed',
  } as Readonly<Record<string, string>>,
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-rto': typeof copy;
  }
}
