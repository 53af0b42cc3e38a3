import { deskSteps } from '@pahiya/domain/rto-services/rto-work';
import { type OrderKindName, orderKindNames } from '../order-kinds.ts';

/** Kinds of the desk's work that belong to no order. */
export const deskWorkNames = [
  'car-inspection',
  'car-sale',
  'contact-erasure',
  'used-car-listing',
] as const;

/** Kinds of work in the queue. */
export const queueKinds = [...orderKindNames, ...deskWorkNames] as const;
export type QueueKind = OrderKindName | (typeof deskWorkNames)[number];

/** States of open work at the desk or with somebody else, by kind. */
export const queueStates = {
  challan: ['documents-review', 'queued', 'assigned', 'submitted', 'paid-at-source'],
  'fastag-recharge': ['sent'],
  'fastag-tag': ['paid', 'kyc-review', 'rejected', 'assigned', 'dispatched', 'delivered'],
  'insurance-policy': [
    'insurer-down',
    'to-cancel',
    'to-hand-over',
    'disputed',
    'refund-owed',
    'to-tell',
    'bonus-correction',
  ],
  'rto-service': deskSteps,
  'service-report': ['source-down'],
  // It runs by the clock.
  'used-car-reservation': [],
  'used-car-listing': ['in-review'],
  'car-inspection': ['booked', 'assigned', 'submitted'],
  'contact-erasure': ['owed'],
  'car-sale': ['accepted', 'handed-over', 'paid', 'transferred', 'called-off'],
} as const satisfies Readonly<Record<QueueKind, readonly string[]>>;
export type QueueState<Kind extends QueueKind = QueueKind> = (typeof queueStates)[Kind][number];

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
