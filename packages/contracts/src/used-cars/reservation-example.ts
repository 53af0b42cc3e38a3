import type { ReservationDetails } from './details/reservation-details.ts';

/** Example of the API reference. */
export const exampleReservation: ReservationDetails = {
  kind: 'used-car-reservation',
  state: 'awaiting-payment',
  endReason: null,
  listing: 'bkmptwxz',
  path: '/used-cars/delhi/maruti-suzuki-swift-2021-bkmptwxz',
  isListed: true,
  carName: 'Maruti Suzuki Swift',
  madeYear: 2021,
  heldUntil: null,
  holdHours: 48,
};
