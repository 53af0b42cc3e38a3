import type { OrderMark } from '@pahiya/contracts/challans/order-schema';
import type { DocumentReason } from '@pahiya/contracts/operators/desk-reasons';
import type { ActiveStep } from '@pahiya/domain/challans/active-step';
import type { ChallanLineCode, SettlementType } from '@pahiya/domain/challans/quote';
import type { SettlementState } from '@pahiya/domain/challans/settlement';
import type { DocumentKind } from '../../kinds/challan/state/document-kinds.ts';

type Status = { readonly word: string; readonly text: string };

/** State of the order. */
const steps: Readonly<Record<ActiveStep, string>> = {
  CHALLAN_PAY: 'Pending',
  CHALLAN_PAYMENT_IN_PROGRESS: 'Checking with your bank',
  CHALLAN_PAID: 'Paid, sent to authority',
  DOCUMENT_UPLOAD: 'In court: documents needed',
  DOCUMENT_UPLOADED: 'In court: documents being checked',
  DOCUMENT_VERIFIED: 'In court: court OTP needed',
  CHALLAN_OTP_SUBMITTED_REGULAR_COURT: 'In court: being settled',
  CHALLAN_PAYMENT_SETTLED: 'Settled',
  CHALLAN_REFUNDED: 'Refunded',
  PAYMENT_DISABLE: 'Closed, unpaid',
};

/** Marks beside the state. */
const marks: Readonly<Record<OrderMark, string>> = {
  'not-sent': 'Paid, not yet sent to authority',
  'documents-needed': 'Documents needed',
  'court-otp-needed': 'Court OTP needed',
  'refund-all': 'Refund started',
  'refund-part': 'Partial refund started',
  late: 'Late',
};

/** What the lines of the price are for. */
const lines: Readonly<Record<ChallanLineCode, string>> = {
  fine: 'Fine',
  'legal-fee': 'Legal fee',
  discount: 'Discount',
  'settlement-fee': 'Settlement fee',
  gst: 'GST on our fees',
};

const speeds: Readonly<Record<SettlementType, string>> = {
  STANDARD: 'Standard settlement',
  EXPRESS: 'Express settlement',
};

/** State of one challan, as a word and a sentence. */
const settlements: Readonly<Record<SettlementState, Status>> = {
  'awaiting-payment': { word: 'Pending', text: 'Not paid yet.' },
  'awaiting-documents': {
    word: 'In court',
    text: 'Upload the documents below so that the court can take the payment.',
  },
  'documents-review': { word: 'In court', text: 'Our desk is checking your documents.' },
  'awaiting-court-otp': {
    word: 'In court',
    text: 'Enter the court OTP below to complete the payment.',
  },
  queued: {
    word: 'Paid, not yet sent to authority',
    text: 'We have received your payment and will pay the authority next.',
  },
  submitted: { word: 'Paid, sent to authority', text: 'Waiting for the authority’s receipt.' },
  assigned: { word: 'Paid, sent to authority', text: 'Our desk is paying it at the authority.' },
  'paid-at-source': {
    word: 'Paid at the authority, being confirmed',
    text: 'We have paid the fine and have the authority’s receipt. We are checking that its records show the payment.',
  },
  'receipt-stored': {
    word: 'Settled',
    text: 'We have the authority’s receipt. Its records can take a few days to update.',
  },
  cleared: { word: 'Settled', text: 'The authority’s records show it as paid.' },
  failed: { word: 'Not settled', text: 'It could not be settled. You get a refund.' },
  'amount-changed': {
    word: 'Not settled',
    text: 'The authority changed the amount, so we did not pay it. You get a refund.',
  },
  'moved-to-court': {
    word: 'Moved to court',
    text: 'The case has moved to a regular court and can’t be paid online. You get a refund.',
  },
  refunding: {
    word: 'Refund started',
    text: 'Your refund is on its way. See Refunds for its status.',
  },
  refunded: { word: 'Refunded', text: 'Your bank has received the refund.' },
};

/** Events of challans. */
const events = {
  'documents-needed': 'Documents requested',
  'documents-received': 'Documents submitted',
  'documents-rejected': 'Document rejected',
  'documents-verified': 'Documents accepted',
  'court-otp-needed': 'Court OTP requested',
  'court-otp-received': 'Court OTP submitted',
  'sent-to-authority': 'Sent to the authority',
  receipt: 'Receipt received',
  'receipt-withdrawn': 'Receipt withdrawn, being paid again',
  'cleared-at-source': 'Updated in the authority’s records',
  late: 'Settlement date passed',
  'amount-changed': 'Amount changed by the authority',
  'moved-to-court': 'Moved to a regular court',
  'settlement-failed': 'Settlement failed',
  resumed: 'Settlement resumed',
};

const documents: Readonly<Record<DocumentKind, { name: string; why: string }>> = {
  rc: { name: 'Registration certificate (RC)', why: 'identifies the vehicle' },
  'driving-licence': { name: 'Driving licence', why: 'identifies the driver' },
  insurance: { name: 'Insurance policy', why: 'the challan is about insurance' },
  puc: { name: 'PUC certificate', why: 'the challan is about pollution' },
  identity: { name: 'Proof of identity', why: 'identifies you' },
  other: { name: 'Other document', why: 'requested by the court' },
};

const rejections: Readonly<Record<DocumentReason, string>> = {
  unreadable: 'Not readable. Take the photo in good light with the whole page in view.',
  'wrong-document': 'This is not the document we asked for.',
  expired: 'It has expired. Upload a valid one.',
  'other-vehicle': 'It belongs to another vehicle.',
  incomplete: 'Pages are missing. Upload all pages.',
};

const reasons = {
  failed: 'It could not be settled.',
  'amount-changed': 'The authority changed the amount.',
  'moved-to-court': 'The case moved to a regular court.',
  late: 'It was not settled by its date.',
};

/** Copy of challan orders. */
export const copy = {
  kind: {
    name: 'Challan payment',
    count: (n: number) => (n === 1 ? '1 challan' : `${n} challans`),
    steps,
    marks,
    lines,
    events,
    reasons,
    deeds: {
      uploaded: 'Document uploaded.',
      submitted: 'Submitted. Our desk checks them, usually within a day.',
      otp: 'OTP submitted. Your payment is being processed.',
    },
    of: (names: string) => `For challan ${names}`,
    unpaid: 'Complete the payment to start settlement.',
    held: (time: string) =>
      `Price valid until ${time}. After that we check it with the authority again.`,
    heldOver: 'We check the price with the authority again before you pay.',
    closed:
      'It was not paid in time. If a payment still arrives, we use it for these challans or refund it automatically.',
    again: 'View the vehicle’s challans',
  },
  speeds,
  settlements,
  next: {
    newAmount: (now: string, before: string) => `New amount: ${now} (you paid ${before}).`,
    'amount-changed': 'You can pay the new amount as a new order.',
    'moved-to-court':
      'Attend the hearing or send an advocate. The challan shows its court and date.',
    link: 'View the challan',
  },
  challans: 'Challans',
  number: 'Challan no.',
  issued: (day: string) => `issued ${day}`,
  promised: (day: string) => `Settled or refunded by ${day}`,
  lateUnsent:
    'The settlement date has passed and we did not pay the authority. You get an automatic refund.',
  latePaid:
    'The settlement date has passed. We are checking with the authority; if it was not paid there, you get a refund.',
  receiptNumber: 'Authority’s receipt no.',
  receiptFile: 'Open the authority’s receipt',
  stops: {
    paid: 'Paid',
    'documents-received': 'Documents submitted',
    'documents-verified': 'Documents accepted',
    'court-otp-received': 'Court OTP submitted',
    'sent-to-authority': 'Sent to the authority',
    receipt: 'Authority’s receipt',
    'cleared-at-source': 'Updated in the authority’s records',
    given: 'Not settled',
    'refund-started': 'Refund started',
    'refund-processed': 'Refund credited',
  },
  stopWords: { done: 'done', now: 'in progress', next: 'pending', failed: 'failed' },
  documents: {
    title: 'Documents for the court',
    text: 'The court needs these before it takes the payment. Only our desk and the court see them.',
    kinds: documents,
    states: { stored: 'Uploaded', accepted: 'Accepted', rejected: 'Rejected' },
    rejections,
    kind: 'Document type',
    choose: 'Select',
    file: 'Photo or PDF',
    fileHint: 'JPEG, PNG, WebP or PDF, up to 8 MB. We remove location and time from photos.',
    missingKind: 'Select the document type.',
    missingFile: 'Select a file.',
    tooLarge: 'The file is larger than 8 MB. Use a smaller photo.',
    upload: 'Upload',
    uploading: 'Uploading',
    needed: 'Still needed',
    submit: 'Submit documents',
    submitting: 'Submitting',
    ready: 'All documents are uploaded. Submit them for checking.',
    replace: 'To replace a document, upload it again before you submit.',
    errorsTitle: 'Please fix the following',
  },
  otp: {
    title: 'Court OTP',
    text: 'The court sends an OTP to your mobile before it takes the payment. We never ask for it by phone.',
    ask: 'Send OTP',
    asking: 'Sending OTP',
    sent: (mobile: string, time: string) => `Sent to ${mobile} at ${time}.`,
    label: 'Court OTP',
    hint: '4 to 8 digits, from the latest SMS',
    send: 'Submit OTP',
    sending: 'Submitting',
    wrongShape: 'The OTP has 4 to 8 digits.',
    again: 'Resend OTP',
  },
  awaitingApproval: {
    word: 'Refund awaiting approval',
    text: 'A refund of this amount needs a second approval from our desk. No money has moved yet.',
  },
  undecided: {
    word: 'With our desk',
    text: 'Not settled yet. Our desk is deciding the next step, which will appear here.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'order-challan': typeof copy;
  }
}
