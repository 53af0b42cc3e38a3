import type { OrderEvent } from '@pahiya/contracts/challans/order-schema';
import type { DocumentReason, GiveUpReasonOnWire } from '@pahiya/contracts/operators/desk-reasons';
import type { DeskOrder, DeskRefund } from '@pahiya/contracts/operators/desk-schema';
import type { OrderAct } from '@pahiya/contracts/operators/order-acts';
import type { LedgerKind } from '@pahiya/domain/ledger/ledger';
import type { GatewayPayment, PaymentMethod } from '@pahiya/domain/payments/ports';

const events: Readonly<Record<OrderEvent['kind'], string>> = {
  ordered: 'Ordered',
  'payment-started': 'Sent to the payment page',
  'payment-failed': 'Payment failed',
  paid: 'Paid',
  'documents-needed': 'Documents asked for',
  'documents-received': 'Documents handed in',
  'documents-rejected': 'Documents sent back',
  'documents-verified': 'Documents accepted',
  'court-otp-needed': 'Court password asked for',
  'court-otp-received': 'Court password handed in',
  'sent-to-authority': 'Sent to the authority',
  receipt: 'Receipt of the authority',
  'cleared-at-source': 'Cleared at the source',
  late: 'Promised day passed',
  'amount-changed': 'Amount changed',
  'moved-to-court': 'Moved to a regular court',
  'settlement-failed': 'Settlement failed',
  resumed: 'Gone on with after a declined refund',
  'refund-started': 'Refund started',
  'refund-processed': 'Refund credited',
  'refund-failed': 'Refund refused by the bank',
  closed: 'Closed unpaid',
};

const refundStates: Readonly<Record<DeskRefund['state'], string>> = {
  'awaiting-approval': 'Needs a second operator',
  declined: 'Declined',
  requested: 'To be sent',
  sent: 'Sent to the bank',
  processed: 'Credited',
  failed: 'Refused by the bank',
};

const paymentStates: Readonly<Record<DeskOrder['paymentState'], string>> = {
  open: 'Not paid',
  attempted: 'Payment under way',
  paid: 'Paid',
  closed: 'Closed unpaid',
};

const reasons: Readonly<Record<GiveUpReasonOnWire, string>> = {
  failed: 'It cannot be settled',
  'amount-changed': 'The authority changed the amount',
  'moved-to-court': 'It went to a regular court',
};

const rejections: Readonly<Record<DocumentReason, string>> = {
  unreadable: 'It cannot be read',
  'wrong-document': 'It is another document',
  expired: 'It is no longer valid',
  'other-vehicle': 'It is of another vehicle',
  incomplete: 'A part is missing',
};

const bookings: Readonly<Record<LedgerKind, string>> = {
  capture: 'Payment taken',
  surplus: 'Payment taken that goes back',
  settlement: 'Fine paid at the authority',
  'refund-requested': 'Refund decided',
  'refund-sent': 'Refund sent',
};

const acts: Readonly<Record<OrderAct, string>> = {
  'open-order': 'Opened the order',
  'open-document': 'Opened a document',
  assign: 'Handed on a challan',
  'accept-document': 'Accepted a document',
  'reject-document': 'Sent back a document',
  'enter-receipt': 'Entered a receipt',
  'give-up': 'Gave up challans',
  resume: 'Went on with a challan',
  'ask-refund': 'Asked for a refund',
  'approve-refund': 'Approved a refund',
  'decline-refund': 'Declined a refund',
  'resend-refund': 'Sent a refund again',
};

const methods: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  unknown: 'Method not told',
};

const attemptStates: Readonly<Record<GatewayPayment['status'], string>> = {
  created: 'Begun',
  authorized: 'Allowed by the bank, not yet taken',
  captured: 'Taken',
  refunded: 'Sent back',
  failed: 'Failed',
};

/** Words of an order at the desk. */
export const copy = {
  metaTitle: (publicId: string) => `Order ${publicId}`,
  title: 'Order',
  facts: {
    vehicle: 'Vehicle',
    mobile: 'Mobile',
    noAccount: 'Account deleted',
    speed: 'Speed',
    payment: 'Payment',
    total: 'Total',
    created: 'Ordered',
    paid: 'Paid',
  },
  sandbox: 'Sandbox data',
  challans: 'Challans',
  fields: {
    fine: 'Fine',
    promised: 'Promised by',
    issued: 'Issued',
    authority: 'Authority',
    court: 'Court',
    offence: 'Offence',
    hands: 'In the hands of',
    receipt: 'Receipt',
    route: 'With',
  },
  routes: { partner: 'the partner', desk: 'the desk' },
  assign: {
    title: 'Who does it',
    take: 'Take it',
    giveBack: 'Put it back',
    to: 'Give it to',
    submit: 'Give',
    done: 'It was given on.',
  },
  documents: {
    title: 'Documents',
    open: (kind: string) => `Open: ${kind}`,
    accept: 'Accept',
    acceptLong: (kind: string) => `Accept: ${kind}`,
    reject: 'Reject',
    reason: (kind: string) => `Why not: ${kind}`,
    choose: 'Choose a reason',
    erased: 'Erased',
    states: { stored: 'To be checked', accepted: 'Accepted', rejected: 'Rejected' },
    needed: (kinds: string) => `Still asked for: ${kinds}`,
    done: 'The document is checked.',
    kinds: {
      rc: 'Registration certificate',
      'driving-licence': 'Driving licence',
      insurance: 'Insurance',
      puc: 'Pollution certificate',
      identity: 'Identity',
      other: 'Other',
    },
    rejections,
  },
  receipt: {
    title: 'Enter the receipt of the authority',
    number: 'Receipt number',
    day: 'Day on the receipt',
    amount: 'Amount on the receipt, in rupees',
    note: 'Note',
    submit: 'Settle it',
    done: 'The receipt is entered.',
    wrongAmount: 'Write the amount in rupees, like 500 or 500.50.',
  },
  giveUp: {
    title: 'Give up and refund',
    text: 'The money goes back: fines, their fees and GST; our own fee only when nothing of the order is settled.',
    limit: 'Above the limit another operator has to agree first.',
    challans: 'Which challans',
    reason: 'Why',
    choose: 'Choose a reason',
    newFine: 'New fine in rupees, if the amount changed',
    note: 'Note',
    sure: 'I have checked that the authority was not paid',
    submit: 'Give up and refund',
    done: 'The refund is asked for.',
    noneChosen: 'Choose at least one challan.',
    noReason: 'Choose why.',
    notSure: 'Confirm that the authority was not paid.',
  },
  resume: {
    title: 'The refund was declined',
    text: 'Go on where it was before it was given up, or ask for the refund anew below. What the partner was handed goes back to the partner.',
    note: 'Note',
    submit: 'Go on with it',
    done: 'It goes on.',
  },
  reasons,
  refunds: {
    title: 'Refunds',
    none: 'No refunds.',
    askedBy: 'Asked for by',
    byRule: 'the rules',
    decidedBy: 'Decided by',
    expected: 'Expected by',
    reference: 'Bank reference',
    approve: 'Approve',
    decline: 'Decline',
    resend: 'Send again',
    note: 'Note',
    decideTitle: (amount: string) => `Decide the refund of ${amount}`,
    done: 'The refund is decided.',
  },
  refundStates,
  paymentStates,
  events,
  story: 'Story',
  by: (name: string) => `by ${name}`,
  attempts: 'Payments',
  noAttempts: 'No payment was tried.',
  uses: { fulfilled: 'pays the order', surplus: 'goes back whole', mismatch: 'goes back whole' },
  methods,
  attemptStates,
  ledger: 'Ledger',
  bookings,
  noLedger: 'Nothing is booked.',
  audit: 'What operators did',
  acts,
  done: 'done',
  account: 'Account',
  amount: 'Amount',
};
