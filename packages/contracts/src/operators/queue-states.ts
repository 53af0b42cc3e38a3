import { deskSteps } from '@pahiya/domain/rto-services/rto-work';
import type { OrderKindName } from '../order-kinds.ts';

/** States of open work at the desk or with a partner, by kind of the order. */
export const queueStates = {
  challan: ['documents-review', 'queued', 'assigned', 'submitted', 'paid-at-source'],
  'fastag-recharge': ['sent'],
  'fastag-tag': ['paid', 'kyc-review', 'rejected', 'assigned', 'dispatched', 'delivered'],
  'insurance-policy': ['insurer-down', 'to-cancel', 'to-hand-over', 'disputed'],
  'rto-service': deskSteps,
  'service-report': ['source-down'],
  // It runs by the clock.
  'used-car-reservation': [],
} as const satisfies Readonly<Record<OrderKindName, readonly string[]>>;
export type QueueState<Kind extends OrderKindName = OrderKindName> =
  (typeof queueStates)[Kind][number];

/** Columns that the queue can be sorted by. `due`: by due day, express first within a day. */
export const queueSorts = [
  'due',
  'order',
  'kind',
  'vehicle',
  'step',
  'amount',
  'assigned',
  'age',
] as const;
export type QueueSort = (typeof queueSorts)[number];
