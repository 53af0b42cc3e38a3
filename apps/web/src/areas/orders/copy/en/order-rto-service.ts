import type { DocumentReason } from '@pahiya/contracts/operators/desk-reasons';
import type { RtoServiceDetails } from '@pahiya/contracts/rto-orders/rto-service-details';
import { states } from '../../../../frame/copy/shared/en/states.ts';
import type { RtoStop, RtoStopId } from '../../kinds/rto-service/state/rto-stops.ts';

type Step = RtoServiceDetails['step'];
/** Days to file in, and two dates as text: empty when there is none. */
type Now = Readonly<
  Record<Step, (days: number, documentsBy: string, promisedOn: string) => string>
>;

const steps: Readonly<Record<Step, string>> = {
  'to-pay': 'Pending',
  paying: 'Checking with your bank',
  closed: 'Closed, unpaid',
  'awaiting-documents': 'Documents needed',
  'documents-review': 'Documents being checked',
  preparing: 'Being prepared for filing',
  appointment: 'Appointment at the RTO',
  filed: 'Filed, with the RTO',
  'sent-back': 'Sent back by the RTO',
  approved: 'Approved by the RTO',
  dispatched: 'RC on its way',
  done: 'Completed',
  refunding: 'Refund started',
  refunded: 'Refunded',
};

/** What happens now, and by when. */
const now: Now = {
  'to-pay': (days) =>
    `After payment you upload the documents. We file within ${days} days of accepting them.`,
  paying: () => 'We are checking the payment with your bank.',
  closed: () => 'This order was not paid.',
  'awaiting-documents': (_days, documentsBy) =>
    documentsBy === ''
      ? 'Upload the documents below.'
      : `Upload the documents below by ${documentsBy}. After that we refund the order in full.`,
  'documents-review': () => 'Our desk is checking your documents, usually within a day.',
  preparing: (_days, _documentsBy, promisedOn) =>
    `Your documents are accepted. We file by ${promisedOn}, or you get a full refund automatically.`,
  appointment: (_days, _documentsBy, promisedOn) =>
    `The RTO wants to see the vehicle or you. We file by ${promisedOn}.`,
  filed: () => 'The application is with the RTO. The time taken depends on the RTO.',
  'sent-back': () => 'The RTO wants a correction. See what it means and what to do next.',
  approved: () => 'The RTO approved the application. The RC will be sent to the address on record.',
  dispatched: () => 'The RC was sent to the address on record.',
  done: () => 'Completed. Your documents have been deleted.',
  refunding: () => 'We stopped the work. See Refunds for the amount and its status.',
  refunded: () => 'The refund was credited.',
};

/** The same for work that was filed before: no day is promised for it any more, and the government fee is spent. */
const nowFiled: Readonly<Partial<Record<Step, string>>> = {
  'awaiting-documents': 'Upload the corrected documents below. We then file the application again.',
  preparing: 'Your documents are accepted. We file the application again.',
  appointment:
    'The RTO wants to see the vehicle or you. We file the application again after the appointment.',
  refunding:
    'We stopped the work. The government fee was paid to the RTO when we filed, so you get all but this fee. See Refunds for the amount and its status.',
  refunded:
    'The refund was credited. It leaves out the government fee, which was paid to the RTO when we filed.',
};

const rejections: Readonly<Record<DocumentReason, string>> = {
  unreadable: 'Not readable. Take the photo in good light with the whole page in view.',
  'wrong-document': 'This is not the document we asked for.',
  expired: 'It has expired. Upload a valid one.',
  'other-vehicle': 'It belongs to another vehicle.',
  incomplete: 'Pages are missing. Upload all pages.',
};

const stops: Readonly<Record<RtoStopId, string>> = {
  paid: 'Paid',
  documents: 'Documents submitted',
  checked: 'Documents accepted',
  appointment: 'Appointment at the RTO',
  filed: 'Filed at the RTO',
  decided: 'Approved by the RTO',
  sent: 'RC sent',
  done: 'Completed',
};
const stopWords: Readonly<Record<RtoStop['state'], string>> = {
  done: 'done',
  now: 'in progress',
  next: 'pending',
  failed: 'sent back',
};

/** Copy of orders of RTO work. */
export const copy = {
  kind: {
    name: 'RTO service',
    count: (_n: number) => '',
    steps,
    marks: {
      'awaiting-documents': 'Documents needed',
      'sent-back': 'Sent back: action needed',
    } as Readonly<Record<string, string>>,
    lines: {
      'service-fee': 'Our fee',
      gst: 'GST on our fee',
      'government-fee': 'Government fee (central)',
    } as Readonly<Record<string, string>>,
    events: {
      'documents-needed': 'Documents requested',
      'documents-received': 'Documents submitted',
      'documents-rejected': 'Document rejected',
      'documents-verified': 'Documents accepted',
      'rto-appointment': 'Appointment set',
      'rto-filed': 'Filed at the RTO',
      'rto-sent-back': 'Sent back by the RTO',
      'rto-approved': 'Approved by the RTO',
      'rto-dispatched': 'RC dispatched',
      'rto-done': 'Completed',
      'rto-late': 'Promised date missed',
      'rto-cancelled': 'Cancelled by you',
      'rto-not-possible': 'Stopped by our desk',
      'rto-withdrawn-late': 'Already filed at the RTO',
      resumed: 'Work resumed',
    } as Readonly<Record<string, string>>,
    reasons: {
      late: 'We missed the promised date.',
      cancelled: 'You cancelled it.',
      'rto-not-possible': 'We could not complete it.',
      surplus: 'A second payment was received for this order.',
      mismatch: 'The amount received did not match the order.',
    } as Readonly<Record<string, string>>,
    deeds: {
      'rto-uploaded': 'Document uploaded.',
      'rto-submitted': 'Submitted. Our desk checks them, usually within a day.',
      'rto-cancelled': 'Cancelled. The full amount is being refunded.',
    } as Readonly<Record<string, string>>,
    of: (_names: string) => 'For the RTO service',
    unpaid: 'Complete the payment to start.',
    held: (time: string) => `Price valid until ${time}. After that we check it again.`,
    heldOver: 'We check the price again before you pay.',
    closed:
      'It was not paid in time. If a payment still arrives, we start the work or refund it automatically.',
    again: 'View RTO services',
  },
  now,
  nowFiled,
  neverAsk: 'We never ask for your portal password or an OTP, by phone or in a message.',
  stops,
  stopWords,
  sentBack: 'Sent back by the RTO',
  applicationNumber: 'Application no.',
  consignmentNumber: 'consignment no.',
  track: 'Track on the courier’s site',
  enterNumber: 'Enter the consignment number there.',
  carryOriginals: 'Carry the original documents.',
  todo: 'What to do next',
  afterFix:
    'If a document has to change, upload the new one below and submit it. We file again without charging our fee twice.',
  remark: 'The RTO’s remark:',
  priceNote: (code: string) =>
    `RTO in ${states[code] ?? code}. State charges are paid separately on its portal.`,
  filedAnyway: {
    title: 'Your application is already with the RTO',
    text: 'It had been filed when the work was stopped. Your refund is not affected.',
    next: 'If the RTO approves it, the RC is sent to the address on record and you owe us nothing for it. If you do not want it to go ahead, ask the RTO in writing to withdraw the application.',
  },
  cancel: {
    title: 'Cancel this order',
    text: 'Your application is not filed yet, so the full amount goes back to your original payment method.',
    button: 'Cancel and refund',
    busy: 'Cancelling',
  },
  documents: {
    title: 'Documents',
    text: 'Used only for this application, and deleted once the work is done.',
    states: {
      missing: 'Needed',
      stored: 'Uploaded',
      accepted: 'Accepted',
      rejected: 'Rejected',
    } as Readonly<Record<RtoServiceDetails['documents'][number]['state'], string>>,
    ifNeeded: 'If it applies',
    rejections,
    /** While other documents are still being checked. */
    rejectedWait: 'You can upload a new one as soon as we have checked the others. We message you.',
    kind: 'Document',
    choose: 'Select',
    again: (name: string) => `${name} (replace)`,
    file: 'Photo or PDF',
    fileHint: 'JPEG, PNG, WebP or PDF, up to 8 MB. We remove location and time from photos.',
    missingKind: 'Select the document.',
    missingFile: 'Select a file.',
    tooLarge: 'The file is larger than 8 MB. Use a smaller photo.',
    upload: 'Upload',
    uploading: 'Uploading',
    submit: 'Submit documents',
    submitting: 'Submitting',
    ready: 'The required documents are uploaded. Submit them for checking.',
    errorsTitle: 'Please fix the following',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'order-rto-service': typeof copy;
  }
}
