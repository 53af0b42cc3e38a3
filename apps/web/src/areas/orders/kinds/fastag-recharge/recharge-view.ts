import type { KindView } from '../../view/kind-view.ts';
import { RechargeBody } from './recharge-body.tsx';

/** Orders of FASTag recharges, as their owner sees them. */
export const rechargeView: KindView<'fastag-recharge', 'order-fastag-recharge'> = {
  kind: 'fastag-recharge',
  copy: 'order-fastag-recharge',
  stepTones: {
    RECHARGE_PAY: 'amber',
    RECHARGE_PAYMENT_IN_PROGRESS: 'sky',
    RECHARGE_PROCESSING: 'sky',
    RECHARGE_DONE: 'road',
    RECHARGE_FAILED: 'amber',
    RECHARGE_REFUNDED: 'neutral',
    RECHARGE_CLOSED: 'neutral',
  },
  markTones: {},
  marksInsteadOfStep: new Set(),
  ends: new Set(['RECHARGE_DONE', 'RECHARGE_REFUNDED']),
  startPath: ({ vehicleNumber }) => `/tollsetu/recharge?number=${vehicleNumber}`,
  Body: RechargeBody,
  hasForm: () => false,
  status: ({ recharge }, copy) => (recharge.isOverdue ? copy.overdueStatus : null),
  priceNote: () => null,
  acts: {},
};
