import type { OrderEvent, RefundOnWire } from '@pahiya/contracts/challans/order-schema';
import type { DocumentReason } from '@pahiya/contracts/operators/desk-reasons';
import type { ActiveStep } from '@pahiya/domain/challans/active-step';
import type { SettlementState } from '@pahiya/domain/challans/settlement';
import type { DocumentKind } from '../../features/orders/document-kinds.ts';

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

const events: Readonly<Record<OrderEvent['kind'], string>> = {
  ordered: 'Order placed',
  'payment-started': 'Payment page opened',
  'payment-failed': 'Payment failed',
  paid: 'Paid',
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
  'refund-started': 'Refund started',
  'refund-processed': 'Refund credited',
  'refund-failed': 'Refund failed, being sent again',
  closed: 'Order closed',
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

const refundStates: Readonly<Record<RefundOnWire['state'], string>> = {
  'awaiting-approval': 'Awaiting approval',
  requested: 'Started',
  sent: 'Sent to bank',
  processed: 'Credited',
  failed: 'Being sent again',
};

const methods: Readonly<Record<RefundOnWire['method'], string>> = {
  upi: 'by UPI, to the account you paid from',
  card: 'to the card you paid with',
  netbanking: 'to the bank account you paid from',
  wallet: 'to the wallet you paid from',
  unknown: 'to your original payment method',
};

/** Refund times by payment method. Source: RBI circular of 20 Sep 2019. */
const refundRules: Readonly<Record<RefundOnWire['method'], string>> = {
  upi: 'If a UPI payment was debited but not confirmed, RBI requires it back within 5 days, then ₹100 a day from the bank. For other refunds the gateway states 5 working days.',
  card: 'If a card payment was debited but not confirmed, RBI requires it back within 5 days, then ₹100 a day from the bank. For other refunds the gateway states 5 to 7 working days.',
  netbanking: 'RBI sets no time for net banking. The gateway states 5 to 7 working days.',
  wallet:
    'If a wallet payment was debited but not confirmed, RBI requires it back within 1 day, then ₹100 a day. For other refunds the gateway states 5 working days.',
  unknown: 'The gateway states 5 to 7 working days.',
};

const refundReasons: Readonly<Record<string, string>> = {
  failed: 'It could not be settled.',
  'amount-changed': 'The authority changed the amount.',
  'moved-to-court': 'The case moved to a regular court.',
  late: 'It was not settled by its date.',
  surplus: 'A second payment was received for this order.',
  mismatch: 'The amount received did not match the order.',
};

/** Copy of the order page. */
export const copy = {
  metaTitle: (publicId: string) => `Order ${publicId}`,
  metaTitlePlain: 'Order',
  title: (publicId: string) => `Order ${publicId}`,
  vehicle: 'Vehicle number',
  crumbs: 'Breadcrumb',
  list: 'Your orders',
  failed: 'This order could not be opened',
  placed: (time: string) => `Ordered ${time}`,
  sandbox: 'Sandbox data',
  steps,
  settlements,
  events,
  checking: {
    title: 'Checking with your bank',
    text: 'Your payment is not confirmed yet. You can leave this page: we’ll keep checking and message you. Do not pay again.',
    rbi: 'If the payment fails after money was debited, it is refunded automatically. Under RBI rules within 5 days for UPI and cards, 1 day for wallets; after that the bank pays ₹100 for each day of delay. No complaint needed.',
    since: (time: string) => `Checking since ${time}`,
    again: 'Check now',
    left: 'Closed the payment page before paying? We have received nothing from it. You can open the same payment again; it can be paid only once.',
    reopen: 'Open the payment page again',
    watching: 'This page updates automatically.',
    ended: 'No reply from the bank yet. We’ll keep checking; come back later.',
  },
  payFailed: {
    title: 'Payment Failed. Please try again later.',
    text: 'You have not been charged for this order. If money was debited, your bank refunds it automatically: within 5 days for UPI and cards under RBI rules, then ₹100 for each day of delay.',
    mayArrive:
      'Your bank has not confirmed that the payment failed. If money was debited, it may still reach us: then this order is paid. If it cannot be used, it is refunded automatically and in full.',
    retryFrom: (time: string) => `Please do not pay again before ${time}. We are checking.`,
    twice: 'You can try again now. If both payments go through, we refund one of them in full.',
    reasons: {
      payment_cancelled: 'The payment was cancelled.',
      payment_timed_out: 'The payment timed out.',
      insufficient_funds: 'Insufficient balance in the account.',
      payment_declined: 'The bank declined the payment.',
      incorrect_otp: 'The bank OTP was incorrect.',
      invalid_otp: 'The bank OTP was incorrect.',
      card_expired: 'The card has expired.',
      bank_technical_error: 'Technical error at the bank.',
      gateway_technical_error: 'Technical error at the payment gateway.',
    } as Readonly<Record<string, string>>,
    retry: (amount: string) => `Try again: pay ${amount}`,
  },
  dismissed: {
    title: 'You left the payment page',
    text: 'You have not been charged. The order stays open for a short time; you can still pay.',
  },
  unpaid: {
    title: 'This order is not paid yet',
    text: 'Complete the payment to start settlement.',
  },
  pay: (amount: string) => `Pay ${amount}`,
  payBusy: 'Opening the payment page',
  held: (time: string) =>
    `Price valid until ${time}. After that we check it with the authority again.`,
  heldOver: 'We check the price with the authority again before you pay.',
  paused: {
    title: 'Payments are paused',
    text: 'Payments are unavailable right now. You have not been charged. Try again later.',
  },
  closed: {
    title: 'This order is closed',
    text: 'It was not paid in time. If a payment still arrives, we use it for these challans or refund it automatically.',
    again: 'View the vehicle’s challans',
  },
  changed: {
    title: 'The amount has changed',
    text: 'You have not been charged. Compare both amounts and pay the new one only if you agree.',
    before: 'You saw',
    now: 'New amount',
  },
  failedPayment: 'Payment failed',
  next: {
    newAmount: (now: string, before: string) => `New amount: ${now} (you paid ${before}).`,
    'amount-changed': 'You can pay the new amount as a new order.',
    'moved-to-court':
      'Attend the hearing or send an advocate. The challan shows its court and date.',
    link: 'View the challan',
  },
  paid: {
    title: 'Paid',
    text: (amount: string, time: string) => `${amount} on ${time}`,
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
    uploaded: 'Document uploaded.',
    needed: 'Still needed',
    submit: 'Submit documents',
    submitting: 'Submitting',
    ready: 'All documents are uploaded. Submit them for checking.',
    replace: 'To replace a document, upload it again before you submit.',
    submitted: 'Submitted. Our desk checks them, usually within a day.',
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
    received: 'OTP submitted. Your payment is being processed.',
    again: 'Resend OTP',
  },
  refunds: {
    title: 'Refunds',
    states: refundStates,
    reasons: refundReasons,
    otherReason: 'You get a refund.',
    methods,
    rules: refundRules,
    way: 'Refund to',
    asked: 'Requested',
    started: 'Started',
    expected: 'Expected by',
    credited: 'Credited',
    reference: 'Bank reference (UTR or ARN)',
    noReference: 'available once credited',
    of: (numbers: string) => `For challan ${numbers}`,
    ask: 'Your bank can trace the refund with this reference.',
  },
  price: {
    title: 'Payment summary',
    fine: 'Fine',
    legalFee: 'Legal fee',
    discount: 'Discount',
    legalGst: 'GST on legal fee',
    settlementFee: 'Settlement fee',
    settlementGst: 'GST on the settlement fee',
    total: 'Total',
    speeds: { STANDARD: 'Standard settlement', EXPRESS: 'Express settlement' },
  },
  awaitingApproval: {
    word: 'Refund awaiting approval',
    text: 'A refund of this amount needs a second approval from our desk. No money has moved yet.',
  },
  undecided: {
    word: 'With our desk',
    text: 'Not settled yet. Our desk is deciding the next step, which will appear here.',
  },
  receipt: 'Receipt (PDF)',
  taxInvoice: 'Receipt and tax invoice (PDF)',
  share: 'Share on WhatsApp',
  shareText: (publicId: string, amount: string, url: string) =>
    `Receipt of order ${publicId}, ${amount}. Check it here: ${url}`,
  story: 'Order history',
  feedback: {
    title: 'Rate your experience',
    label: 'Your rating',
    stars: { 1: 'Very poor', 2: 'Poor', 3: 'Fair', 4: 'Good', 5: 'Very good' },
    remark: 'Comments (optional)',
    remarkHint: 'Up to 500 characters.',
    submit: 'Submit rating',
    busy: 'Submitting',
    missing: 'Select a rating.',
    done: 'Thank you for your rating.',
  },
  help: {
    title: 'Help with this order',
    text: 'Write or call with your order number, what you see here and what you expected. Never share an OTP or UPI PIN.',
    number: 'Order number',
    copy: 'Copy order number',
    write: 'Write to us',
    call: 'Call us',
    subject: (publicId: string) => `Order ${publicId}`,
    body: (publicId: string, step: string) =>
      `Order ${publicId} (${step})\n\nWhat I see:\n\nWhat I expected:\n`,
  },
};
