import type { OrderMark } from '@pahiya/contracts/challans/order-schema';
import type { ActiveStep } from '@pahiya/domain/challans/active-step';

/** Where an order stands, in the words of the list. */
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

/** What stands out of an order beside its step. */
const standing: Readonly<Record<OrderMark, string>> = {
  'not-sent': 'Paid, not yet sent to authority',
  'documents-needed': 'Documents needed',
  'court-otp-needed': "The court's password needed",
  'refund-all': 'Refund started',
  'refund-part': 'Refund started for a part',
  late: 'Late',
};

/** Words of the list of orders. */
export const copy = {
  metaTitle: 'Your orders',
  title: 'Your orders',
  visitor: {
    title: 'Sign in to see your orders',
    text: 'Payments, receipts and refunds of your challans stand here.',
    action: 'Sign in',
  },
  empty: {
    title: 'No order yet',
    detail: 'When you pay a challan here, you can follow it on this page until it is settled.',
    action: 'Find challans of a vehicle',
  },
  failed: 'Your orders could not be opened',
  steps,
  standing,
  failedPayment: 'Payment failed',
  count: (n: number) => (n === 1 ? '1 challan' : `${n} challans`),
  placed: (time: string) => `Ordered ${time}`,
  open: (publicId: string) => `Open order ${publicId}`,
  older: 'Older orders',
  newest: 'Newest orders',
  sandbox: 'Sandbox data',
};
