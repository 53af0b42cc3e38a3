import type { OrderMark } from '@pahiya/contracts/challans/order-schema';
import type { ActiveStep } from '@pahiya/domain/challans/active-step';
import type { SettlementState } from '@pahiya/domain/challans/settlement';
import type { Tone } from '@pahiya/ui/tone';

/** Tone of an order's step, always shown with its label. */
export const stepTones: Readonly<Record<ActiveStep, Tone>> = {
  CHALLAN_PAY: 'amber',
  CHALLAN_PAYMENT_IN_PROGRESS: 'sky',
  CHALLAN_PAID: 'sky',
  DOCUMENT_UPLOAD: 'amber',
  DOCUMENT_UPLOADED: 'sky',
  DOCUMENT_VERIFIED: 'amber',
  CHALLAN_OTP_SUBMITTED_REGULAR_COURT: 'sky',
  CHALLAN_PAYMENT_SETTLED: 'road',
  CHALLAN_REFUNDED: 'neutral',
  PAYMENT_DISABLE: 'neutral',
};

/** Tone of an order's exception. */
export const markTones: Readonly<Record<OrderMark, Tone>> = {
  'not-sent': 'sky',
  'documents-needed': 'amber',
  'court-otp-needed': 'amber',
  'refund-all': 'sky',
  'refund-part': 'sky',
  late: 'brick',
};

/** Tone of a challan's state. */
export const settlementTones: Readonly<Record<SettlementState, Tone>> = {
  'awaiting-payment': 'amber',
  'awaiting-documents': 'amber',
  'documents-review': 'sky',
  'awaiting-court-otp': 'amber',
  queued: 'sky',
  submitted: 'sky',
  assigned: 'sky',
  'paid-at-source': 'sky',
  'receipt-stored': 'road',
  cleared: 'road',
  failed: 'brick',
  'amount-changed': 'brick',
  'moved-to-court': 'brick',
  refunding: 'sky',
  refunded: 'neutral',
};
