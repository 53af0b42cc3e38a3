import type { OrderEvent, RefundOnWire } from '@pahiya/contracts/challans/order-schema';
import type { DocumentReason } from '@pahiya/contracts/operators/desk-reasons';
import type { ActiveStep } from '@pahiya/domain/challans/active-step';
import type { SettlementState } from '@pahiya/domain/challans/settlement';
import type { DocumentKind } from '../../features/orders/document-kinds.ts';

type Status = { readonly word: string; readonly text: string };

/** Where the whole order stands. */
const steps: Readonly<Record<ActiveStep, string>> = {
  CHALLAN_PAY: 'Pending',
  CHALLAN_PAYMENT_IN_PROGRESS: 'Checking with your bank',
  CHALLAN_PAID: 'Paid, sent to authority',
  DOCUMENT_UPLOAD: 'In court: documents needed',
  DOCUMENT_UPLOADED: 'In court: documents being checked',
  DOCUMENT_VERIFIED: "In court: the court's password needed",
  CHALLAN_OTP_SUBMITTED_REGULAR_COURT: 'In court: being settled',
  CHALLAN_PAYMENT_SETTLED: 'Settled',
  CHALLAN_REFUNDED: 'Refunded',
  PAYMENT_DISABLE: 'Closed, not paid',
};

/** Where one challan stands, in a word and a sentence. */
const settlements: Readonly<Record<SettlementState, Status>> = {
  'awaiting-payment': { word: 'Pending', text: 'Not paid yet.' },
  'awaiting-documents': { word: 'In court', text: 'The court asks for documents.' },
  'documents-review': { word: 'In court', text: 'Our desk checks your documents.' },
  'awaiting-court-otp': { word: 'In court', text: "The court's one-time password is needed." },
  queued: {
    word: 'Paid, not yet sent to authority',
    text: 'Your payment is here. It goes to the authority next.',
  },
  submitted: { word: 'Paid, sent to authority', text: "We wait for the authority's receipt." },
  assigned: { word: 'Paid, sent to authority', text: 'Our desk is paying it at the authority.' },
  'paid-at-source': {
    word: 'Paid, sent to authority',
    text: 'The authority has the money. Its receipt is on the way.',
  },
  'receipt-stored': {
    word: 'Settled',
    text: "The authority's receipt is here. Its list can take a few days to follow.",
  },
  cleared: { word: 'Settled', text: 'The authority lists it as paid.' },
  failed: { word: 'Not settled', text: 'It could not be settled. The money goes back.' },
  'amount-changed': {
    word: 'Not settled',
    text: 'The authority changed the amount. The money goes back.',
  },
  'moved-to-court': {
    word: 'In court',
    text: 'The case went to a regular court and cannot be paid here any more. The money goes back.',
  },
  refunding: {
    word: 'Refund started',
    text: 'We pay this back to you. The refund below says how far it is.',
  },
  refunded: { word: 'Refunded', text: 'The money is back with your bank.' },
};

const events: Readonly<Record<OrderEvent['kind'], string>> = {
  ordered: 'Order made',
  'payment-started': 'Payment page opened',
  'payment-failed': 'Payment failed',
  paid: 'Paid',
  'documents-needed': 'Documents asked for',
  'documents-received': 'Documents handed in',
  'documents-rejected': 'A document was not accepted',
  'documents-verified': 'Documents accepted',
  'court-otp-needed': "The court's password asked for",
  'court-otp-received': "The court's password handed in",
  'sent-to-authority': 'Sent to the authority',
  receipt: "The authority's receipt came",
  'cleared-at-source': 'Cleared in the authority’s list',
  late: 'The promised day passed',
  'amount-changed': 'The authority changed the amount',
  'moved-to-court': 'Moved to a regular court',
  'settlement-failed': 'Could not be settled',
  resumed: 'We go on with it after all',
  'refund-started': 'Refund started',
  'refund-processed': 'Refund credited',
  'refund-failed': 'Refund did not go through, sent again',
  closed: 'Order closed',
};

const documents: Readonly<Record<DocumentKind, { name: string; why: string }>> = {
  rc: { name: 'Registration certificate (RC)', why: 'shows which vehicle it is' },
  'driving-licence': { name: 'Driving licence', why: 'shows who drove' },
  insurance: { name: 'Insurance policy', why: 'the challan is about insurance' },
  puc: { name: 'Pollution certificate (PUC)', why: 'the challan is about pollution' },
  identity: { name: 'Proof of identity', why: 'shows who you are' },
  other: { name: 'Another document', why: 'asked for by the court' },
};

const rejections: Readonly<Record<DocumentReason, string>> = {
  unreadable: 'It cannot be read. Take the photograph in good light, the whole page in it.',
  'wrong-document': 'It is another document than was asked for.',
  expired: 'It is no longer valid. Hand in the one that is.',
  'other-vehicle': 'It belongs to another vehicle.',
  incomplete: 'A part is missing. Hand in all pages.',
};

const refundStates: Readonly<Record<RefundOnWire['state'], string>> = {
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
  unknown: 'the way you paid',
};

/** What binds the bank, by the way of paying. Source: RBI circular of 20 Sep 2019. */
const refundRules: Readonly<Record<RefundOnWire['method'], string>> = {
  upi: 'RBI’s rule for a UPI payment that was debited but not confirmed: back within 5 days, then ₹100 for each day late, paid by the bank without asking. For other refunds the gateway says 5 working days.',
  card: 'RBI’s rule for a card payment that was debited but not confirmed: back within 5 days, then ₹100 for each day late, paid by the bank without asking. For other refunds the gateway says 5 to 7 working days.',
  netbanking:
    'RBI’s rule names no time for net banking. The gateway says 5 to 7 working days of the bank.',
  wallet:
    'RBI’s rule for a wallet payment that was debited but not confirmed: back within 1 day, then ₹100 for each day late. For other refunds the gateway says 5 working days.',
  unknown: 'The gateway says 5 to 7 working days of the bank.',
};

const refundReasons: Readonly<Record<string, string>> = {
  failed: 'It could not be settled.',
  'amount-changed': 'The authority changed the amount.',
  'moved-to-court': 'The case went to a regular court.',
  late: 'It was not settled by the promised day.',
  surplus: 'A second payment came for the same order.',
  mismatch: 'The amount that came was not the one asked for.',
};

/** Words of an order's page. */
export const copy = {
  metaTitle: (publicId: string) => `Order ${publicId}`,
  metaTitlePlain: 'Order',
  title: (publicId: string) => `Order ${publicId}`,
  vehicle: 'Vehicle number',
  crumbs: 'Where you are',
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
      payment_timed_out: 'The payment took too long and ended.',
      insufficient_funds: 'There was not enough money in the account.',
      payment_declined: 'The bank declined it.',
      incorrect_otp: 'The one-time password of the bank was not right.',
      invalid_otp: 'The one-time password of the bank was not right.',
      card_expired: 'The card has expired.',
      bank_technical_error: 'The bank had a fault.',
      gateway_technical_error: 'The gateway had a fault.',
    } as Readonly<Record<string, string>>,
    retry: (amount: string) => `Try again: pay ${amount}`,
  },
  dismissed: {
    title: 'You left the payment page',
    text: 'Nothing was taken. The order is kept for half an hour; pay it when you like.',
  },
  unpaid: {
    title: 'This order is not paid yet',
    text: 'Its challans are held for you for half an hour.',
  },
  pay: (amount: string) => `Pay ${amount}`,
  payBusy: 'Opening the payment page',
  held: (time: string) => `This price holds until ${time}. After that we ask the authority again.`,
  paused: {
    title: 'Payment is paused',
    text: 'Nothing can be paid just now. Nothing was taken. Try again later.',
  },
  closed: {
    title: 'This order is closed',
    text: 'It was not paid in time, and its challans are free again. Should money still arrive for it, it is used for these challans or goes back by itself.',
    again: 'See the challans of the vehicle',
  },
  changed: {
    title: 'The amount has changed',
    text: 'Nothing was taken. Look at both amounts; pay the new one only if you want to.',
    before: 'You saw',
    now: 'It is now',
  },
  paid: {
    title: 'Paid',
    text: (amount: string, time: string) => `${amount} on ${time}`,
  },
  challans: 'Challans',
  number: 'Challan no.',
  issued: (day: string) => `issued ${day}`,
  promised: (day: string) => `Settled or money back by ${day}`,
  lateUnsent:
    'The promised day has passed, and it did not go to the authority. The money goes back by itself.',
  late: 'The promised day has passed. We are asking the authority, and the money goes back if it was not paid there.',
  receiptNumber: "Authority's receipt no.",
  stops: {
    paid: 'Paid',
    'documents-received': 'Documents handed in',
    'documents-verified': 'Documents accepted',
    'court-otp-received': "The court's password handed in",
    'sent-to-authority': 'Sent to the authority',
    receipt: "Authority's receipt",
    'cleared-at-source': 'Cleared in the authority’s list',
    given: 'Not settled',
    'refund-started': 'Refund started',
    'refund-processed': 'Refund credited',
  },
  stopWords: { done: 'done', now: 'now', next: 'to come', failed: 'did not work' },
  documents: {
    title: 'Documents for the court',
    text: 'The court asks for these before it takes the money. Only our desk and the court see them.',
    kinds: documents,
    states: { stored: 'Received', accepted: 'Accepted', rejected: 'Not accepted' },
    rejections,
    kind: 'Which document',
    choose: 'Choose one',
    file: 'Photograph or PDF',
    fileHint: 'JPEG, PNG, WebP or PDF, at most 8 MB. Place and time are taken out of photographs.',
    missingKind: 'Choose which document it is.',
    missingFile: 'Choose a file.',
    tooLarge: 'The file is larger than 8 MB. Take a smaller photograph.',
    upload: 'Add this document',
    uploading: 'Sending the document',
    uploaded: 'The document is here.',
    needed: 'Still needed',
    submit: 'Hand in the documents',
    submitting: 'Handing in',
    ready: 'Everything needed is here. Hand it in, and our desk looks at it.',
    submitted: 'Handed in. Our desk checks them, usually within a day.',
    errorsTitle: 'This needs a look',
  },
  otp: {
    title: "The court's one-time password",
    text: 'The court sends a password to your mobile before it takes the payment. Nobody of us asks for it by phone.',
    ask: 'Ask the court to send it',
    asking: 'Asking the court',
    sent: (mobile: string, time: string) => `Sent to ${mobile} at ${time}.`,
    label: 'Password from the court',
    hint: '4 to 8 digits, from the newest message',
    send: 'Hand it in',
    sending: 'Handing it in',
    wrongShape: 'The password has 4 to 8 digits.',
    received: 'The court has the password. Your payment goes on.',
    again: 'Ask for a new one',
  },
  refunds: {
    title: 'Refunds',
    states: refundStates,
    reasons: refundReasons,
    otherReason: 'The money goes back.',
    methods,
    rules: refundRules,
    way: 'How',
    started: 'Started',
    expected: 'There by',
    credited: 'Credited',
    reference: 'Bank reference (UTR or ARN)',
    noReference: 'comes with the credit',
    of: (numbers: string) => `For challan ${numbers}`,
    ask: 'With the bank reference your bank can find the credit.',
  },
  price: {
    title: 'What it costs',
    fine: 'Fine',
    legalFee: 'Legal fee',
    discount: 'Discount',
    legalGst: 'GST on legal fees',
    settlementFee: 'Settlement fee',
    settlementGst: 'GST on the settlement fee',
    total: 'Total',
    speeds: { STANDARD: 'Standard settlement', EXPRESS: 'Express settlement' },
  },
  undecided: {
    word: 'With our desk',
    text: 'It is not settled yet. Our desk decides how it goes on, and this page then says so.',
  },
  receipt: 'Receipt (PDF)',
  taxInvoice: 'Receipt and tax invoice (PDF)',
  share: 'Share on WhatsApp',
  shareText: (publicId: string, amount: string, url: string) =>
    `Receipt of order ${publicId}, ${amount}. Check it here: ${url}`,
  story: 'Everything that happened',
  feedback: {
    title: 'How was it?',
    label: 'Your rating',
    stars: { 1: 'Bad', 2: 'Not good', 3: 'All right', 4: 'Good', 5: 'Very good' },
    remark: 'What should we know? (optional)',
    remarkHint: 'At most 500 characters.',
    submit: 'Send',
    busy: 'Sending',
    missing: 'Choose a rating.',
    done: 'Thank you. Your rating is here.',
  },
  help: {
    title: 'Help with this order',
    text: 'Write or call and name the order number. Say what you see on this page and what you expected. Never tell anybody a one-time password or your UPI PIN.',
    number: 'Order number',
    copy: 'Copy the order number',
    write: 'Write to us',
    call: 'Call us',
    subject: (publicId: string) => `Order ${publicId}`,
    body: (publicId: string, step: string) =>
      `Order ${publicId} (${step})\n\nWhat I see:\n\nWhat I expected:\n`,
  },
};
