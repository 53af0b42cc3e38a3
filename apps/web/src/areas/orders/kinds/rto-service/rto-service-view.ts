import type { KindView } from '../../view/kind-view.ts';
import { RtoServiceBody } from './rto-service-body.tsx';
import { rtoServiceActs } from './state/rto-service-acts.ts';

/** Orders of RTO work, as their owner sees them. */
export const rtoServiceView: KindView<'rto-service', 'order-rto-service'> = {
  kind: 'rto-service',
  copy: 'order-rto-service',
  stepTones: {
    'to-pay': 'amber',
    paying: 'sky',
    closed: 'neutral',
    'awaiting-documents': 'amber',
    'documents-review': 'sky',
    preparing: 'sky',
    appointment: 'sky',
    filed: 'sky',
    'sent-back': 'amber',
    approved: 'road',
    dispatched: 'road',
    done: 'road',
    refunding: 'sky',
    refunded: 'neutral',
  },
  markTones: { 'awaiting-documents': 'amber', 'sent-back': 'amber' },
  marksInsteadOfStep: new Set(['awaiting-documents', 'sent-back']),
  ends: new Set(['done', 'refunded']),
  startPath: () => '/rto-services',
  Body: RtoServiceBody,
  hasForm: ({ canUpload }) => canUpload,
  status: () => null,
  priceNote: ({ stateCode }, copy) => copy.priceNote(stateCode),
  acts: rtoServiceActs,
};
