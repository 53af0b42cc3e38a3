import type { KindView } from '../../view/kind-view.ts';
import { challanActs } from './challan-acts.ts';
import { ChallanBody } from './challan-body.tsx';
import { markTones, stepTones } from './state/challan-tones.ts';
import { statusOfOrder } from './state/challan-words.ts';

/** States with a form on the page. */
const filling = new Set(['awaiting-documents', 'awaiting-court-otp']);

/** Challan orders, as their owner sees them. */
export const challanView: KindView<'challan', 'order-challan'> = {
  kind: 'challan',
  copy: 'order-challan',
  stepTones,
  markTones,
  // The step is then still the one after payment, whose label says that it was sent to the authority.
  marksInsteadOfStep: new Set(['refund-all', 'not-sent']),
  ends: new Set(['CHALLAN_PAYMENT_SETTLED', 'CHALLAN_REFUNDED']),
  startPath: ({ vehicleNumber }) => `/app-challan-pay/${vehicleNumber}`,
  Body: ChallanBody,
  hasForm: ({ order }) => order.challans.some(({ settlement }) => filling.has(settlement)),
  status: ({ order }, copy) => statusOfOrder(order, copy),
  priceNote: ({ order }, copy) => copy.speeds[order.settlementType],
  acts: challanActs,
};
