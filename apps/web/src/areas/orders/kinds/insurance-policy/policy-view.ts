import { isPlate } from '../../../../parts/vehicle-number/plate-parts.ts';
import type { KindView } from '../../view/kind-view.ts';
import { asksNumber, numberActs } from './number-acts.ts';
import { PolicyBody } from './policy-body.tsx';

/** Orders of insurance policies, as their owner sees them. */
export const policyView: KindView<'insurance-policy', 'order-insurance-policy'> = {
  kind: 'insurance-policy',
  copy: 'order-insurance-policy',
  stepTones: {
    CREATED: 'amber',
    PAYING: 'sky',
    CLOSED: 'neutral',
    PAID: 'sky',
    ISSUING: 'sky',
    NOT_ISSUED: 'neutral',
    ISSUED: 'road',
    CANCELLED: 'neutral',
    REFUNDED: 'neutral',
  },
  markTones: { 'insurer-down': 'amber' },
  marksInsteadOfStep: new Set(),
  ends: new Set(['ISSUED', 'CANCELLED', 'REFUNDED']),
  startPath: ({ vehicleNumber }) =>
    isPlate(vehicleNumber) ? `/insurance-homepage/${vehicleNumber}` : '/insurance-new-vehicle',
  Body: PolicyBody,
  hasForm: asksNumber,
  status: ({ state }, copy) => (state === 'failed' ? copy.states.failed.word : null),
  priceNote: ({ cover }, copy) => copy.covers[cover],
  priceBefore: ({ quotedTotal }) => quotedTotal,
  acts: numberActs,
};
