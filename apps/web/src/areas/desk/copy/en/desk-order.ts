import type { OrderEvent } from '@pahiya/contracts/challans/order-schema';
import type { DocumentReason, GiveUpReasonOnWire } from '@pahiya/contracts/operators/desk-reasons';
import type { DeskOrder, DeskRefund } from '@pahiya/contracts/operators/desk-schema';
import type { OrderAct } from '@pahiya/contracts/operators/order-acts';
import type { LedgerKind } from '@pahiya/domain/ledger/ledger';
import type { GatewayPayment, PaymentMethod } from '@pahiya/domain/payments/ports';

const events: Readonly<Record<OrderEvent['kind'], string>> = {
  ordered: 'Ordered',
  'payment-started': 'Payment page opened',
  'payment-failed': 'Payment failed',
  paid: 'Paid',
  'documents-needed': 'Documents requested',
  'documents-received': 'Documents submitted',
  'documents-rejected': 'Documents rejected',
  'documents-verified': 'Documents accepted',
  'court-otp-needed': 'Court OTP requested',
  'court-otp-received': 'Court OTP submitted',
  'sent-to-authority': 'Sent to authority',
  receipt: 'Receipt entered',
  'receipt-withdrawn': 'Receipt withdrawn',
  'cleared-at-source': 'Cleared at source',
  late: 'Promised date missed',
  'amount-changed': 'Amount changed',
  'moved-to-court': 'Moved to regular court',
  'settlement-failed': 'Settlement failed',
  resumed: 'Resumed after declined refund',
  'refund-started': 'Refund started',
  'refund-processed': 'Refund credited',
  'refund-failed': 'Refund rejected by bank',
  closed: 'Closed unpaid',
};

const refundStates: Readonly<Record<DeskRefund['state'], string>> = {
  'awaiting-approval': 'Awaiting approval',
  declined: 'Declined',
  requested: 'Queued',
  sent: 'Sent to bank',
  processed: 'Credited',
  failed: 'Rejected by bank',
};

const paymentStates: Readonly<Record<DeskOrder['paymentState'], string>> = {
  open: 'Not paid',
  attempted: 'Payment in progress',
  paid: 'Paid',
  closed: 'Closed unpaid',
};

const reasons: Readonly<Record<GiveUpReasonOnWire, string>> = {
  failed: 'Cannot be settled',
  'amount-changed': 'The authority changed the amount',
  'moved-to-court': 'Moved to a regular court',
};

const rejections: Readonly<Record<DocumentReason, string>> = {
  unreadable: 'Not readable',
  'wrong-document': 'Wrong document',
  expired: 'Expired',
  'other-vehicle': 'Belongs to another vehicle',
  incomplete: 'Incomplete',
};

const bookings: Readonly<Record<LedgerKind, string>> = {
  capture: 'Payment captured',
  surplus: 'Surplus payment captured',
  settlement: 'Passed on',
  'settlement-undone': 'Not passed on after all',
  'vendor-charge': "Vendor's charge",
  'refund-requested': 'Refund approved',
  'refund-sent': 'Refund sent',
  'gateway-settlement': 'Gateway settlement',
  payout: 'Payout',
  'payout-returned': 'Payout returned',
};

const acts: Readonly<Record<OrderAct, string>> = {
  'open-order': 'Order viewed',
  'open-document': 'Document opened',
  assign: 'Challan assigned',
  'accept-document': 'Document accepted',
  'reject-document': 'Document rejected',
  'enter-receipt': 'Receipt entered',
  'confirm-receipt': 'Receipt confirmed',
  'withdraw-receipt': 'Receipt withdrawn',
  'open-receipt': 'Receipt opened',
  'give-up': 'Challans given up',
  resume: 'Challan resumed',
  'ask-source': 'Status checked',
  complain: 'Complaint registered',
  'give-up-order': 'Given up',
  'ask-refund': 'Refund requested',
  'resume-order': 'Resumed',
  'approve-refund': 'Refund approved',
  'decline-refund': 'Refund declined',
  'resend-refund': 'Refund resent',
  'rto-set-appointment': 'Appointment set',
  'rto-file': 'Application filed',
  'rto-send-back': 'Sent back by the RTO',
  'rto-approve': 'Approved by the RTO',
  'rto-dispatch': 'Dispatched',
  'rto-finish': 'Completed',
  'rto-give-up': 'RTO work given up',
  'rto-resume': 'RTO work resumed',
  'rto-withdraw': 'Withdrawn from the partner',
};

const methods: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  unknown: 'Unknown method',
};

const attemptStates: Readonly<Record<GatewayPayment['status'], string>> = {
  created: 'Started',
  authorized: 'Authorised, not captured',
  captured: 'Captured',
  refunded: 'Refunded',
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
    promised: 'Due by',
    issued: 'Issued',
    authority: 'Authority',
    court: 'Court',
    cnr: 'CNR',
    offence: 'Offence',
    hands: 'Assigned to',
    receipt: 'Receipt',
    receiptBy: 'Receipt entered by',
    route: 'With',
  },
  site: 'Open official site (new tab)',
  routes: { partner: 'Partner', desk: 'Desk' },
  assign: {
    title: 'Assignment',
    take: 'Assign to me',
    giveBack: 'Unassign',
    to: 'Assign to',
    submit: 'Assign',
    done: 'Assignment saved.',
  },
  documents: {
    title: 'Documents',
    open: (kind: string) => `Open: ${kind}`,
    accept: 'Accept',
    acceptLong: (kind: string) => `Accept: ${kind}`,
    reject: 'Reject',
    reason: (kind: string) => `Reason to reject: ${kind}`,
    choose: 'Select a reason',
    erased: 'Erased',
    states: { stored: 'To be checked', accepted: 'Accepted', rejected: 'Rejected' },
    needed: (kinds: string) => `Still needed: ${kinds}`,
    done: 'Decision saved.',
    kinds: {
      rc: 'RC',
      'driving-licence': 'Driving licence',
      insurance: 'Insurance',
      puc: 'PUC certificate',
      identity: 'Proof of identity',
      other: 'Other',
    },
    rejections,
  },
  receipt: {
    title: "Enter the authority's receipt",
    text: 'The challan is settled once the source confirms the payment.',
    number: 'Receipt number',
    day: 'Receipt date',
    amount: 'Amount on the receipt (₹)',
    file: 'Receipt file',
    fileHint: 'Downloaded from the official site: PDF or image, up to 8 MB. The owner gets it.',
    note: 'Note',
    submit: 'Save receipt',
    done: 'Receipt saved. The source is being checked.',
    wrongAmount: 'Enter the amount in rupees, such as 500 or 500.50.',
    missingFile: 'Choose the receipt file.',
    tooLarge: 'The file is larger than 8 MB.',
    open: "Open the authority's receipt",
  },
  decideReceipt: {
    title: 'Not yet confirmed by the source',
    text: 'The source is checked automatically. Withdraw the receipt if it is wrong; the challan then goes back to be paid.',
    overdue:
      'The promised date has passed. An operator who did not enter the receipt can confirm it after checking the official site.',
    note: 'Note',
    confirm: 'Confirm receipt',
    withdraw: 'Withdraw receipt',
    done: 'Decision on the receipt saved.',
  },
  giveUp: {
    title: 'Give up and refund',
    text: 'Refunds the fines, their fees and GST. Our own fee is refunded only if nothing in the order is settled.',
    limit: 'Refunds above the limit need approval by a second operator.',
    challans: 'Challans',
    reason: 'Reason',
    choose: 'Select a reason',
    newFine: 'New fine (₹), if the amount changed',
    note: 'Note',
    sure: 'I have checked that the authority was not paid',
    submit: 'Give up and refund',
    done: 'Refund requested.',
    noneChosen: 'Select at least one challan.',
    noReason: 'Select a reason.',
    notSure: 'Confirm that the authority was not paid.',
  },
  resume: {
    title: 'Refund declined',
    text: 'Resume from where it was, or request the refund again below. A challan that was with the partner goes back to the partner.',
    note: 'Note',
    submit: 'Resume',
    done: 'Resumed.',
  },
  reasons,
  refunds: {
    title: 'Refunds',
    none: 'No refunds.',
    askedBy: 'Requested by',
    byRule: 'Automatic',
    decidedBy: 'Decided by',
    expected: 'Expected by',
    reference: 'Bank reference',
    approve: 'Approve',
    decline: 'Decline',
    resend: 'Resend',
    note: 'Note',
    decideTitle: (amount: string) => `Refund of ${amount}`,
    done: 'Decision on the refund saved.',
  },
  refundStates,
  paymentStates,
  events,
  story: 'Timeline',
  by: (name: string) => `by ${name}`,
  attempts: 'Payments',
  noAttempts: 'No payment attempts.',
  uses: {
    fulfilled: 'pays this order',
    surplus: 'to be refunded in full',
    mismatch: 'to be refunded in full',
  },
  methods,
  attemptStates,
  ledger: 'Ledger',
  bookings,
  noLedger: 'No entries.',
  audit: 'Audit trail',
  acts,
  done: 'done',
  account: 'Account',
  amount: 'Amount',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-order': typeof copy;
  }
}
