import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';

/** Events that orders of all kinds have; those of a kind are in its own copy. */
const events: Readonly<Record<string, string>> = {
  ordered: 'Order placed',
  'payment-started': 'Payment page opened',
  'payment-failed': 'Payment failed',
  paid: 'Paid',
  'amount-changed': 'Amount changed',
  'refund-started': 'Refund started',
  'refund-processed': 'Refund credited',
  'refund-failed': 'Refund failed, being sent again',
  closed: 'Order closed',
};

const refundStates: Readonly<Record<OrderOnWire['refunds'][number]['state'], string>> = {
  'awaiting-approval': 'Awaiting approval',
  requested: 'Started',
  sent: 'Sent to bank',
  processed: 'Credited',
  failed: 'Being sent again',
};

const methods: Readonly<Record<OrderOnWire['refunds'][number]['method'], string>> = {
  upi: 'by UPI, to the account you paid from',
  card: 'to the card you paid with',
  netbanking: 'to the bank account you paid from',
  wallet: 'to the wallet you paid from',
  unknown: 'to your original payment method',
};

/** Refund times by payment method. Source: RBI circular of 20 Sep 2019. */
const refundRules: Readonly<Record<OrderOnWire['refunds'][number]['method'], string>> = {
  upi: 'If a UPI payment was debited but not confirmed, RBI requires it back within 5 days, then ₹100 a day from the bank. For other refunds the gateway states 5 working days.',
  card: 'If a card payment was debited but not confirmed, RBI requires it back within 5 days, then ₹100 a day from the bank. For other refunds the gateway states 5 to 7 working days.',
  netbanking: 'RBI sets no time for net banking. The gateway states 5 to 7 working days.',
  wallet:
    'If a wallet payment was debited but not confirmed, RBI requires it back within 1 day, then ₹100 a day. For other refunds the gateway states 5 working days.',
  unknown: 'The gateway states 5 to 7 working days.',
};

/** Reasons that orders of all kinds have; those of a kind are in its own copy. */
const refundReasons: Readonly<Record<string, string>> = {
  surplus: 'A second payment was received for this order.',
  mismatch: 'The amount received did not match the order.',
};

/** What a line of the price is for, where its kind of orders has no word for it. */
const lines: Readonly<Record<OrderOnWire['lines'][number]['kind'], string>> = {
  'pass-through': 'Amount passed on',
  fee: 'Service fee',
  tax: 'GST',
  discount: 'Discount',
  deposit: 'Refundable deposit',
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
  },
  pay: (amount: string) => `Pay ${amount}`,
  payBusy: 'Opening the payment page',
  paused: {
    title: 'Payments are paused',
    text: 'Payments are unavailable right now. You have not been charged. Try again later.',
  },
  closed: {
    title: 'This order is closed',
  },
  changed: {
    title: 'The amount has changed',
    text: 'You have not been charged. Compare both amounts and pay the new one only if you agree.',
    before: 'You saw',
    now: 'New amount',
  },
  failedPayment: 'Payment failed',
  paid: {
    title: 'Paid',
    text: (amount: string, time: string) => `${amount} on ${time}`,
  },
  refunded: {
    title: 'Refunded in full',
    text: (amount: string, time: string) => `You paid ${amount} on ${time}.`,
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
    wasExpected: 'Was expected by',
    late: 'This refund is late. Our staff are following it up with the bank, and you need not do anything. It is never lost: if it cannot be credited, we send it again.',
    credited: 'Credited',
    reference: 'Bank reference (UTR or ARN)',
    noReference: 'available once credited',
    ask: 'Your bank can trace the refund with this reference.',
  },
  price: { title: 'Payment summary', total: 'Total', lines },
  receipt: 'Receipt (PDF)',
  taxInvoice: 'Receipt and tax invoice (PDF)',
  share: 'Share on WhatsApp',
  shareText: (publicId: string, amount: string, url: string) =>
    `Receipt of order ${publicId}, ${amount}. Check it here: ${url}`,
  story: 'Order history',
  otherEvent: 'Order updated',
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
    textWrite:
      'Write to us with your order number, what you see here and what you expected. Never share an OTP or UPI PIN.',
    textWriteOrCall:
      'Write to us or call with your order number, what you see here and what you expected. Never share an OTP or UPI PIN.',
    number: 'Order number',
    copy: 'Copy order number',
    write: 'Write to us',
    call: 'Call us',
    subject: (publicId: string) => `Order ${publicId}`,
    body: (publicId: string, step: string) =>
      `Order ${publicId} (${step})\n\nWhat I see:\n\nWhat I expected:\n`,
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly order: typeof copy;
  }
}
