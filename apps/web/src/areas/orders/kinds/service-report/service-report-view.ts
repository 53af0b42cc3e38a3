import type { KindView } from '../../view/kind-view.ts';
import { ServiceReportBody } from './service-report-body.tsx';

/** Orders of service-history reports, as their owner sees them. */
export const serviceReportView: KindView<'service-report', 'order-service-report'> = {
  kind: 'service-report',
  copy: 'order-service-report',
  stepTones: {
    CREATED: 'amber',
    PAYING: 'sky',
    CLOSED: 'neutral',
    PAID: 'sky',
    ASKED: 'sky',
    SOURCE_DOWN: 'amber',
    NO_RECORD: 'neutral',
    READY: 'road',
    REFUNDED: 'neutral',
  },
  markTones: { 'source-down': 'amber' },
  marksInsteadOfStep: new Set(),
  ends: new Set(['READY', 'REFUNDED']),
  startPath: ({ vehicleNumber }) => `/service-history/${vehicleNumber}`,
  Body: ServiceReportBody,
  hasForm: () => false,
  status: ({ state }, copy) => (state === 'failed' ? copy.states.failed.word : null),
  priceNote: ({ purpose }, copy) => copy.purposes[purpose],
  acts: {},
};
