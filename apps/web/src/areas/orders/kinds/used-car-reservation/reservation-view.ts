import type { KindView } from '../../view/kind-view.ts';
import { reservationActs } from './reservation-acts.ts';
import { ReservationBody } from './reservation-body.tsx';

/** Reservations of used cars, as their buyer sees them. */
export const reservationView: KindView<'used-car-reservation', 'order-used-car-reservation'> = {
  kind: 'used-car-reservation',
  copy: 'order-used-car-reservation',
  stepTones: {
    'to-pay': 'amber',
    paying: 'sky',
    closed: 'neutral',
    held: 'road',
    ending: 'sky',
    returned: 'neutral',
  },
  markTones: {},
  marksInsteadOfStep: new Set(),
  ends: new Set(['returned']),
  // The order's number is masked: the search is the place to start again from.
  startPath: () => '/used-cars',
  Body: ReservationBody,
  hasForm: ({ state }) => state === 'held',
  status: () => null,
  priceNote: ({ carName }) => carName,
  acts: reservationActs,
};
