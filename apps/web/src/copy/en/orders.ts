import type { OrderMark } from '@pahiya/contracts/challans/order-schema';
import type { ActiveStep } from '@pahiya/domain/challans/active-step';

/** State of an order, as in the list. */
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
const standing: Readonly<Record<OrderMark, string>> = {
  'not-sent': 'Paid, not yet sent to authority',
  'documents-needed': 'Documents needed',
  'court-otp-needed': 'Court OTP needed',
  'refund-all': 'Refund started',
  'refund-part': 'Partial refund started',
  late: 'Late',
};

/** Copy of the list of orders. */
export const copy = {
  metaTitle: 'Your orders',
  title: 'Your orders',
  visitor: {
    title: 'Sign in to see your orders',
    text: 'See payments, receipts and refunds for your challans.',
    action: 'Sign in',
  },
  empty: {
    title: 'No orders yet',
    detail: 'After you pay a challan, track it here until it is settled.',
    action: 'Check challans',
  },
  failed: 'Your orders could not be opened',
  steps,
  standing,
  failedPayment: 'Payment failed',
  count: (n: number) => (n === 1 ? '1 challan' : `${n} challans`),
  placed: (time: string) => `Ordered ${time}`,
  open: (publicId: string) => `Open order ${publicId}`,
  older: 'Older orders',
  newest: 'Latest orders',
  sandbox: 'Sandbox data',
};
