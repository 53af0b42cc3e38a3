import type { KindCopy } from '../view/kind-view.ts';

/** Copy of all kinds, for the pages that show orders of any kind. */
export const kindCopies: readonly KindCopy[] = [
  'order-challan',
  'order-fastag-recharge',
  'order-fastag-tag',
  'order-insurance-policy',
  'order-rto-service',
  'order-service-report',
  'order-used-car-reservation',
];
