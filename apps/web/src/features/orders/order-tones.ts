import type { OrderMark } from '@pahiya/contracts/challans/order-schema';
import type { ActiveStep } from '@pahiya/domain/challans/active-step';
import type { SettlementState } from '@pahiya/domain/challans/settlement';
import type { Tone } from '@pahiya/ui/tone';

/** How the step of an order looks; the word always stands beside it. */
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

/** How what stands out of an order looks. */
export const markTones: Readonly<Record<OrderMark, Tone>> = {
  'not-sent': 'sky',
  'documents-needed': 'amber',
  'court-otp-needed': 'amber',
  'refund-all': 'sky',
  'refund-part': 'sky',
  late: 'brick',
};

/** How the state of a challan looks. */
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
